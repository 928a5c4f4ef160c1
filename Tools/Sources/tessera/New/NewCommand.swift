import Foundation

/// `tessera new`: makes a package with a view, its preview, a picture of that, and tests.
enum NewCommand {
  /// - Throws: `UsageError` if the arguments make no sense, `CommandFailure` if the package cannot be made.
  static func run(_ arguments: [String]) throws {
    let options = try NewOptions(arguments)
    if options.wantsHelp { return Console.print(Usage.new) }
    let folder = URL(fileURLWithPath: options.path).standardizedFileURL
    let name = try PackageName(folder.lastPathComponent)
    try check(folder, options.path)
    let toolchain = try Toolchain()
    let template = PackageTemplate(
      name: name, kind: options.kind, library: try reference(from: folder, options.library, toolchain))
    try write(template, to: folder)
    Console.print("\(options.path): a package with \(template.previewFile) and tests")
    try drawPreview(of: template, in: folder, options.path, toolchain)
  }

  private static func check(_ folder: URL, _ path: String) throws {
    let files = FileManager.default
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: folder.path, isDirectory: &isFolder) else { return }
    guard isFolder.boolValue else { throw Command.new.error("\(path) is a file") }
    guard let names = try? files.contentsOfDirectory(atPath: folder.path) else {
      throw Command.new.error("the folder \(path) cannot be read")
    }
    guard names.isEmpty else {
      throw Command.new.error("the folder \(path) is not empty: it holds \(names.sorted()[0])")
    }
  }

  /// How a manifest names Tessera; nil for one that does not, and is built with what is installed.
  private static func reference(from package: URL, _ named: String?, _ toolchain: Toolchain) throws -> String? {
    if let named, !TesseraFolder.isTessera(URL(fileURLWithPath: named)) {
      throw Command.new.error("--tessera is the folder of Tessera, and \(named) has no Package.swift of that name")
    }
    if named == nil, toolchain.isInstalled { return nil }
    guard let library = named.map({ URL(fileURLWithPath: $0) }) ?? TesseraFolder.folderOfTool(toolchain) else {
      throw Command.new.error("the folder of Tessera is not around this program; name it with --tessera")
    }
    let path = TesseraFolder.path(from: package, to: library.standardizedFileURL)
    return ".package(name: \"Tessera\", path: \(path.debugDescription))"
  }

  private static func write(_ template: PackageTemplate, to folder: URL) throws {
    do {
      for (path, text) in template.files.sorted(by: { $0.key < $1.key }) {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    } catch {
      throw CommandFailure("the package cannot be written to \(folder.path): \(error.localizedDescription)")
    }
  }

  private static func drawPreview(
    of template: PackageTemplate, in folder: URL, _ path: String, _ toolchain: Toolchain
  ) throws {
    let pictures = try PrivateFolder()
    var options = try PreviewOptions([folder.appendingPathComponent(template.previewFile).path])
    options.outputFolder = pictures.url.path
    try PreviewCommand(options: options, toolchain: toolchain, script: nil) { _ in }.showPreviews()
    guard let name = try FileManager.default.contentsOfDirectory(atPath: pictures.url.path).first else {
      throw CommandFailure("the preview in \(template.previewFile) was not drawn")
    }
    let picture = folder.appendingPathComponent(PackageTemplate.picture)
    try FileManager.default.copyItem(at: pictures.url.appendingPathComponent(name), to: picture)
    Console.print("\((path as NSString).appendingPathComponent(PackageTemplate.picture)): a picture of its preview")
  }
}
