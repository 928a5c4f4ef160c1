import Foundation

/// Which files' previews are meant: all, or those of some files.
struct PreviewChoice {
  /// As the user wrote it, if a single file is meant.
  let file: String?
  private let paths: Set<String>?

  /// All files of a package or a project.
  static let all = PreviewChoice(file: nil, paths: nil)

  private init(file: String?, paths: Set<String>?) {
    self.file = file
    self.paths = paths
  }

  /// - Parameter files: as the user wrote them.
  init(_ files: [String]) {
    self.init(file: files.count == 1 ? files[0] : nil, paths: Set(files.map(Self.realPath)))
  }

  private static func realPath(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }

  /// Whether files have to be there for anything to be meant.
  var isPartial: Bool { paths != nil }

  func contains(_ path: String) -> Bool {
    paths?.contains(Self.realPath(path)) ?? true
  }

  /// What messages call a file.
  func name(of file: PreviewFile) -> String {
    self.file ?? ShownPath.of(file.path)
  }

  /// What the names of a file's pictures begin with: files of several modules can have one name.
  static func pictureName(of file: PreviewFile, among files: [PreviewFile]) -> String {
    let isUnique = files.count { $0.title == file.title } == 1
    return isUnique ? file.title : "\(file.module)-\(file.title)"
  }
}
