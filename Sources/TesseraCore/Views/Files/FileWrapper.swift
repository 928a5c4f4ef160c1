import CoreTransferable
import Foundation

/// A file, a folder with what is in it, or a symbolic link, in memory.
///
/// Foundation has this class on Apple's platforms.
nonisolated open class FileWrapper: NSObject {
  private enum Contents {
    case regular(Data)
    case directory([String: FileWrapper])
    case link(URL)
  }

  private var contents: Contents

  /// The name that the file had where it was read, or got where it was written.
  open var filename: String?
  /// The name that the file is to have among others.
  open var preferredFilename: String?

  /// A file with those bytes.
  public init(regularFileWithContents contents: Data) {
    self.contents = .regular(contents)
  }

  /// A folder of files. A child without a preferred name gets its key as that.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    contents = .directory(childrenByPreferredName)
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
  }

  /// A link to another place.
  public init(symbolicLinkWithDestinationURL url: URL) {
    contents = .link(url)
  }

  /// Reads a file or a folder with everything in it.
  public init(url: URL, options: ReadingOptions = []) throws {
    let manager = FileManager.default
    let kind = try manager.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
    switch kind {
    case .typeSymbolicLink:
      contents = .link(URL(fileURLWithPath: try manager.destinationOfSymbolicLink(atPath: url.path)))
    case .typeDirectory:
      var children: [String: FileWrapper] = [:]
      for name in try manager.contentsOfDirectory(atPath: url.path) {
        children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
      }
      contents = .directory(children)
    default:
      contents = .regular(try Data(contentsOf: url))
    }
    filename = url.lastPathComponent
    preferredFilename = filename
  }

  // MARK: What it is

  /// Whether it is a file.
  open var isRegularFile: Bool { regularFileContents != nil }

  /// Whether it is a folder.
  open var isDirectory: Bool { fileWrappers != nil }

  /// Whether it is a symbolic link.
  open var isSymbolicLink: Bool { symbolicLinkDestinationURL != nil }

  /// The bytes of a file; nil for anything else.
  open var regularFileContents: Data? {
    if case .regular(let data) = contents { data } else { nil }
  }

  /// What is in a folder, by name; nil for anything else.
  open var fileWrappers: [String: FileWrapper]? {
    if case .directory(let children) = contents { children } else { nil }
  }

  /// Where a symbolic link leads; nil for anything else.
  open var symbolicLinkDestinationURL: URL? {
    if case .link(let url) = contents { url } else { nil }
  }

  // MARK: Folders

  /// Adds a file to a folder.
  ///
  /// - Returns: its name there, which has a number before it if another file has the name that it prefers.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .directory(var children) = contents else {
      preconditionFailure("Only a folder can have files in it.")
    }
    guard let wanted = child.preferredFilename, !wanted.isEmpty else {
      preconditionFailure("A file in a folder needs a preferred name.")
    }
    var name = wanted
    var number = 1
    while children[name] != nil {
      number += 1
      name = "\(number)_\(wanted)"
    }
    children[name] = child
    contents = .directory(children)
    return name
  }

  /// Adds a file of bytes to a folder.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Takes a file out of a folder. One that is not there is ignored.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .directory(let children) = contents else { return }
    contents = .directory(children.filter { $0.value !== child })
  }

  // MARK: Writing

  /// Writes the file, or the folder with everything in it, in the place of what is there.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    switch contents {
    case .regular(let data):
      try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    case .link(let destination):
      try? FileManager.default.removeItem(at: url)
      try FileManager.default.createSymbolicLink(at: url, withDestinationURL: destination)
    case .directory(let children):
      try? FileManager.default.removeItem(at: url)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      for (name, child) in children {
        // Names can come from an untrusted document.
        let name = FileName.safe(name) ?? "Untitled"
        try child.write(to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
      }
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }

  /// How files are read.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Everything is read at once. It always is here.
    public static let immediate = ReadingOptions(rawValue: 1 << 0)
    /// Files are not mapped into memory. They never are here.
    public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
  }

  /// How files are written.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A file is replaced only after it was written as a whole.
    public static let atomic = WritingOptions(rawValue: 1 << 0)
    /// The wrapper's `filename` becomes that of the place where it was written.
    public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
  }
}
