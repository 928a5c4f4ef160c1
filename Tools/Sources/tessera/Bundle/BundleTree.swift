import Foundation
import TesseraBundle

/// The files of a bundle as they lie in a system: a folder `usr`.
struct BundleTree {
  private let bundle: BundleContent
  private let tools: BundleTools
  private var files: FileManager { .default }

  /// The folder beside the program that holds Tessera's part: libraries, symbols and fonts.
  private static let libraryFolder = "Tessera"

  init(_ bundle: BundleContent, _ tools: BundleTools) {
    self.bundle = bundle
    self.tools = tools
  }

  private var app: AppDescription { bundle.app }

  /// Writes everything, with modes and dates that are the same each time.
  func write(to root: URL) throws {
    let user = root.appendingPathComponent("usr", isDirectory: true)
    let place = user.appendingPathComponent("lib/\(app.identifier)", isDirectory: true)
    try files.createDirectory(at: place, withIntermediateDirectories: true)
    try writeProgram(to: place)
    try writeCommand(in: user)
    try writeDescriptions(in: user.appendingPathComponent("share", isDirectory: true))
    try IconFiles(bundle.icon, of: app).write(to: user.appendingPathComponent("share/icons/hicolor", isDirectory: true))
    try settle(root)
  }

  // MARK: The program

  private func writeProgram(to place: URL) throws {
    let libraries = place.appendingPathComponent(Self.libraryFolder, isDirectory: true)
    try files.createDirectory(at: libraries, withIntermediateDirectories: true)
    let name = app.executable
    guard name != Self.libraryFolder else {
      throw CommandFailure("a program cannot be called \(name) in a bundle, which has a folder of that name beside it")
    }
    try copyStripped(
      bundle.program.program, to: place.appendingPathComponent(name), finding: "$ORIGIN/\(Self.libraryFolder)")
    for (name, file) in bundle.libraries.bundled.sorted(by: { $0.key < $1.key }) {
      try copyStripped(file, to: libraries.appendingPathComponent(name), finding: "$ORIGIN")
    }
    for resource in bundle.program.resources {
      try files.copyItem(
        at: resource.resolvingSymlinksInPath(), to: place.appendingPathComponent(resource.lastPathComponent))
    }
    try bundle.information.write(to: place.appendingPathComponent("Info.plist"))
    try PicturesOfText(bundle.fonts, tools.toolchain).write(to: libraries)
  }

  /// Copies a program or library without what only debuggers read.
  private func copyStripped(_ file: URL, to copy: URL, finding place: String) throws {
    let source = file.resolvingSymlinksInPath()
    try tools.run("llvm-objcopy", ["--strip-all", source.path, copy.path])
    var object = try SharedObject(copy)
    // A library that needs none but the system's has no place for that.
    guard object.runpath != nil else { return }
    try object.setRunpath(place)
    try object.data.write(to: copy)
  }

  private func writeCommand(in user: URL) throws {
    let bin = user.appendingPathComponent("bin", isDirectory: true)
    try files.createDirectory(at: bin, withIntermediateDirectories: true)
    try files.createSymbolicLink(
      atPath: bin.appendingPathComponent(app.commandName).path,
      withDestinationPath: "../lib/\(app.identifier)/\(app.executable)")
  }

  // MARK: What desktops read

  private func writeDescriptions(in share: URL) throws {
    let entry = DesktopEntry(app)
    try write(entry.text, to: share.appendingPathComponent("applications/\(entry.fileName)"))
    let metadata = AppStreamMetadata(app, license: bundle.license, date: bundle.date)
    try write(metadata.text, to: share.appendingPathComponent("metainfo/\(metadata.fileName)"))
    let types = MIMEPackage(app)
    if let text = types.text { try write(text, to: share.appendingPathComponent("mime/packages/\(types.fileName)")) }
    try write(
      LicenseTexts(bundle, tools.toolchain).text,
      to: share.appendingPathComponent("doc/\(app.commandName)/copyright"))
  }

  private func write(_ text: String, to file: URL) throws {
    try files.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  // MARK: The same bytes each time

  private func settle(_ root: URL) throws {
    let walk = files.enumerator(atPath: root.path)
    let paths = [""] + (walk?.compactMap { $0 as? String } ?? [])
    for path in paths.sorted().reversed() {
      let place = root.appendingPathComponent(path)
      let attributes = try files.attributesOfItem(atPath: place.path)
      let type = attributes[.type] as? FileAttributeType
      if type == .typeSymbolicLink { continue }
      let mode = attributes[.posixPermissions] as? Int ?? 0
      let isProgram = type == .typeDirectory || (mode & 0o100 != 0 && place.pathExtension != "so")
      try files.setAttributes(
        [.posixPermissions: isProgram ? 0o755 : 0o644, .modificationDate: bundle.date], ofItemAtPath: place.path)
    }
  }
}
