import Foundation

/// Finds the Swift files below the paths that the user named.
struct SourceFinder {
  /// A file or folder that was left out, and why.
  struct Skipped: Sendable {
    let path: String
    let reason: String
  }

  /// Files above this size are generated and not edited by hand.
  static let maximumSize = 2_000_000
  private static let ignoredFolders: Set<String> = ["node_modules", "Pods", "Carthage", "DerivedData"]

  private let isExcluded: (String) -> Bool
  private(set) var files: [String] = []
  private(set) var skipped: [Skipped] = []
  private var visitedFolders: Set<FileIdentity> = []
  private var visitedFiles: Set<FileIdentity> = []

  private struct FileIdentity: Hashable {
    let device: UInt
    let number: UInt
  }

  /// - Parameter isExcluded: whether the configuration leaves a path out.
  init(isExcluded: @escaping (String) -> Bool) {
    self.isExcluded = isExcluded
  }

  /// Adds a file, or all Swift files in a folder; nil if there is nothing.
  ///
  /// - Returns: Whether there is something of this name.
  mutating func add(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    visit(path, isNamed: true)
    return true
  }

  /// A list of work rather than a recursion: folders may be nested deeply.
  private mutating func visit(_ start: String, isNamed: Bool) {
    var work = [(path: start, isNamed: isNamed)]
    while let (path, isNamed) = work.popLast() {
      var status = stat()
      guard stat(path, &status) == 0 else {
        skipped.append(Skipped(path: path, reason: "it is a link to nowhere or cannot be reached"))
        continue
      }
      let identity = FileIdentity(device: UInt(status.st_dev), number: UInt(status.st_ino))
      switch status.st_mode & S_IFMT {
      case S_IFDIR:
        guard isNamed || !isExcluded(path) else { continue }
        if visitedFolders.insert(identity).inserted {
          work += children(of: path).reversed().map { ($0, false) }
        } else {
          skipped.append(Skipped(path: path, reason: "the folder was looked at already, through another path"))
        }
      case S_IFREG:
        guard isNamed || path.hasSuffix(".swift"), isNamed || !isExcluded(path) else { continue }
        guard visitedFiles.insert(identity).inserted else { continue }
        if status.st_size > Self.maximumSize {
          skipped.append(Skipped(path: path, reason: "it is larger than \(Self.maximumSize / 1_000_000) MB"))
        } else {
          files.append(path)
        }
      default:
        if isNamed || path.hasSuffix(".swift") { skipped.append(Skipped(path: path, reason: "it is no regular file")) }
      }
    }
  }

  private mutating func children(of folder: String) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      skipped.append(Skipped(path: folder, reason: "the folder cannot be read"))
      return []
    }
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    return names.sorted().filter { !$0.hasPrefix(".") && !Self.ignoredFolders.contains($0) }.map { prefix + $0 }
  }
}
