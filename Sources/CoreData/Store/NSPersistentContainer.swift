import Foundation
import TesseraCore

/// A model, its store and the context of views (CD6).
///
/// It may be a constant that all of a program shares: what it has is set up before the stores are loaded, by one task.
// Sendable: the model does not change once a coordinator uses it, and descriptions are those of the code that sets it up.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name, which is that of the model and of the store's file.
  public let name: String
  /// The context for views, which belongs to the main thread.
  public let viewContext: NSManagedObjectContext
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// What has the store.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// What is opened by `loadPersistentStores`.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// A container of the model with a name, which is looked for in the program's resources (CD1).
  ///
  /// Without such a model it is a container of no entities, and a warning says so.
  public convenience init(name: String) {
    self.init(name: name, bundle: .main)
  }

  /// A container of the model with a name in a bundle.
  public convenience init(name: String, bundle: Bundle) {
    let url = ModelFile.url(named: name, in: [bundle, .main] + Bundle.allBundles)
    let model = url.flatMap(NSManagedObjectModel.init(contentsOf:))
    if model == nil {
      RuntimeWarning.report(.misusedViews("There is no model \(name).xcdatamodeld in the program's resources."))
    }
    self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
  }

  /// A container of a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(.mainQueue)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    let folder = Self.defaultDirectoryURL()
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: folder.appendingPathComponent("\(name).sqlite"))
    ]
  }

  /// The folder of stores: the one for data of the program.
  open class func defaultDirectoryURL() -> URL {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    let base = folders.first ?? FileManager.default.temporaryDirectory
    return base.appendingPathComponent(Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName)
  }

  /// Opens the stores, and says of each how that went, before it returns.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  /// A context with a queue of its own.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(.privateQueue)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Runs a block with a context of its own, on that one's queue.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Runs a block with a context of its own, on that one's queue, and hands back what it returns.
  public func performBackgroundTask<Result, Failure: Error>(
    _ block: @escaping (NSManagedObjectContext) throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let context = newBackgroundContext()
    return try await context.perform(schedule: .immediate) { () throws(Failure) -> Result in try block(context) }
  }
}

/// A container that would share its objects by iCloud: there is none here, so it is a container alone, and says so once.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  /// A container of a model.
  public override init(name: String, managedObjectModel model: NSManagedObjectModel) {
    RuntimeWarning.report(
      .misusedViews("There is no iCloud here: NSPersistentCloudKitContainer keeps its objects on this computer alone."))
    super.init(name: name, managedObjectModel: model)
  }
}
