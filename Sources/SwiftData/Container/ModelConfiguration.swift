import Foundation
import TesseraCore

/// Where a store is, and what may be done with it.
public struct ModelConfiguration: Identifiable, Hashable, Sendable {
  /// A folder that programs share. There are none: the program's own folder is used.
  public struct GroupContainer: Hashable, Sendable {
    /// What the program itself says.
    public static let automatic = GroupContainer()
    /// None.
    public static let none = GroupContainer()

    /// A group by its name.
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer() }
  }

  /// A database on servers. There is none: what is saved stays on the machine.
  public struct CloudKitDatabase: Hashable, Sendable {
    /// What the program itself says.
    public static let automatic = CloudKitDatabase()
    /// None.
    public static let none = CloudKitDatabase()

    /// A private database by its name.
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
  }

  /// The name of the configuration; the file has it, too.
  public let name: String
  /// The classes of the store; nil for those of the container.
  public let schema: Schema?
  /// The file. A store in memory has none.
  public let url: URL
  /// Whether nothing is written to a file.
  public let isStoredInMemoryOnly: Bool
  /// Whether the store may be changed.
  public let allowsSave: Bool

  public var id: String { name }

  private static let defaultName = "default"

  /// A store in the program's folder, or in memory (SD9).
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? Self.defaultName
    self.schema = schema
    url = StorePlaces.file(named: self.name)
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
  }

  /// The store in a file.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? url.deletingPathExtension().lastPathComponent
    self.schema = schema
    self.url = url
    isStoredInMemoryOnly = false
    self.allowsSave = allowsSave
  }

  /// The store of some classes, in the program's folder or in memory.
  @_disfavoredOverload
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(nil, schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.url == right.url && left.isStoredInMemoryOnly == right.isStoredInMemoryOnly
      && left.allowsSave == right.allowsSave && left.schema === right.schema
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(url)
  }
}

/// Where stores are: the program's folder in `$XDG_DATA_HOME`, or in `~/.local/share` (SD9).
enum StorePlaces {
  static func file(named name: String) -> URL {
    folder.appendingPathComponent("\(name).store")
  }

  static var folder: URL {
    let program = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    return base.appendingPathComponent(program, isDirectory: true)
  }

  private static var base: URL {
    // A relative path is to be ignored, as the specification of these variables has it.
    if let path = ProcessInfo.processInfo.environment["XDG_DATA_HOME"], path.hasPrefix("/") {
      return URL(fileURLWithPath: path, isDirectory: true)
    }
    return URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true).appendingPathComponent(".local/share")
  }
}
