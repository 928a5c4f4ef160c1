import Foundation

/// Which store a container opens, and how.
open class NSPersistentStoreDescription: NSObject {
  /// The kind of the store.
  open var type = NSSQLiteStoreType
  /// Where the store is; `/dev/null` for one in memory.
  open var url: URL?
  /// The name of a part of the model. Models have no parts here: it is not looked at.
  open var configuration: String?
  /// Whether nothing can be saved.
  open var isReadOnly = false
  /// How long an operation may wait for another program, in seconds. Ten times the half second that SQLite waits here.
  open var timeout: TimeInterval = 5
  /// Whether stores are opened while `loadPersistentStores` goes on; they are opened before it returns here.
  open var shouldAddStoreAsynchronously = false
  /// Whether a store is brought to a newer model.
  open var shouldMigrateStoreAutomatically = true
  /// Whether the way to a newer model is found out.
  open var shouldInferMappingModelAutomatically = true
  /// Further options.
  open private(set) var options: [String: NSObject] = [:]

  /// A store in the place where containers have theirs.
  public override init() {}

  /// A store at an address.
  public init(url: URL) {
    self.url = url
  }

  /// Sets an option.
  open func setOption(_ option: NSObject?, forKey key: String) {
    options[key] = option
  }

  var allOptions: [AnyHashable: Any] {
    var all: [AnyHashable: Any] = options
    all[NSMigratePersistentStoresAutomaticallyOption] = shouldMigrateStoreAutomatically
    if isReadOnly { all[NSReadOnlyPersistentStoreOption] = true }
    return all
  }
}
