import Foundation
import TesseraBundle

/// Makes a bundle of a format from its files.
struct BundlePackager {
  private let bundle: BundleContent
  private let tools: BundleTools
  private let options: BundleOptions
  /// The folder that holds `usr`.
  private let tree: URL
  private var files: FileManager { .default }
  private var app: AppDescription { bundle.app }

  /// In blocks, the bytes are the same with any number of processors.
  private static let compressor = "xz --threads=2 -6"
  static let unknownMaintainer = "Unknown <unknown@example.com>"

  init(_ bundle: BundleContent, _ tools: BundleTools, _ options: BundleOptions, tree: URL) {
    self.bundle = bundle
    self.tools = tools
    self.options = options
    self.tree = tree
  }

  /// Whom the variables name that Debian's tools ask, too; nil if they name no one.
  static var maintainerOfEnvironment: String? {
    let variables = ProcessInfo.processInfo.environment
    guard let name = variables["DEBFULLNAME"] ?? variables["NAME"], let address = variables["DEBEMAIL"] else {
      return nil
    }
    return "\(name) <\(address)>"
  }

  /// - Parameter folder: a folder that is not there yet.
  /// - Returns: the file or folder that was made in it.
  func package(in folder: URL) throws -> URL {
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    switch options.format {
    case .dir: return try marked(tree)
    case .tar: return try archive(in: folder)
    case .deb: return try debianPackage(in: folder)
    case .flatpak: return try flatpak(in: folder)
    case .appimage: return try image(in: folder)
    }
  }

  private func marked(_ folder: URL) throws -> URL {
    try Data().write(to: folder.appendingPathComponent(OutputFolder.mark))
    return folder
  }

  // MARK: Archives

  private func archive(in folder: URL) throws -> URL {
    let result = folder.appendingPathComponent("\(bundle.baseName).tar.gz")
    try pack(tree.deletingLastPathComponent(), [tree.lastPathComponent], to: result, by: "gzip --no-name")
    return result
  }

  /// Packs files in an order, with owners and dates that are the same each time.
  private func pack(_ folder: URL, _ names: [String], to file: URL, by compressor: String) throws {
    try tools.run(
      "tar",
      [
        "--create", "--file", file.path, "--use-compress-program", compressor, "--sort=name", "--format=gnu",
        "--mtime=@\(Int(bundle.date.timeIntervalSince1970))", "--owner=root:0", "--group=root:0", "--numeric-owner",
        "--directory", folder.path,
      ] + names)
  }

  private func debianPackage(in folder: URL) throws -> URL {
    let (packages, unknown) = DebianDependencies(database: URL(fileURLWithPath: "/var/lib/dpkg/info"))
      .packages(ofLibraries: bundle.libraries.system, using: bundle.libraries.symbols)
    if !unknown.isEmpty {
      Console.printError(
        "tessera: note: no package of Debian is known for \(unknown.joined(separator: ", ")); the dependencies lack them."
      )
    }
    let maintainer = options.maintainer ?? Self.maintainerOfEnvironment ?? Self.unknownMaintainer
    let control = DebianControl(
      app, architecture: DebianControl.architecture(ofTriple: try tools.toolchain.target), maintainer: maintainer,
      dependencies: packages, installedSize: try size(of: tree))
    let place = folder.appendingPathComponent("control", isDirectory: true)
    try files.createDirectory(at: place, withIntermediateDirectories: true)
    let file = place.appendingPathComponent("control")
    try Data(control.text.utf8).write(to: file)
    try files.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
    try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: place.path)
    let parts = ["control.tar.xz", "data.tar.xz"].map(folder.appendingPathComponent)
    for (part, source) in zip(parts, [place, tree]) {
      try pack(source, ["."], to: part, by: Self.compressor)
    }
    let result = folder.appendingPathComponent(control.fileName)
    let content = DebianArchive.content(
      control: try Data(contentsOf: parts[0]), data: try Data(contentsOf: parts[1]), date: bundle.date)
    try content.write(to: result)
    return result
  }

  /// As Debian counts it: each file fills whole kilobytes.
  private func size(of folder: URL) throws -> Int {
    let paths = files.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try paths.reduce(0) { sum, path in
      let attributes = try files.attributesOfItem(atPath: folder.appendingPathComponent(path).path)
      let isFile = attributes[.type] as? FileAttributeType == .typeRegular
      let bytes = isFile ? attributes[.size] as? Int ?? 0 : 1024
      return sum + (bytes + 1023) / 1024 * 1024
    }
  }

  // MARK: Flatpak

  private func flatpak(in folder: URL) throws -> URL {
    let place = folder.appendingPathComponent("\(app.identifier).flatpak", isDirectory: true)
    try files.createDirectory(at: place, withIntermediateDirectories: true)
    try files.moveItem(at: tree.appendingPathComponent("usr"), to: place.appendingPathComponent("files"))
    let manifest = FlatpakManifest(app, files: "files", usesNetwork: true)
    let data = try manifest.data
    let problems = FlatpakManifest.problems(of: data)
    guard problems.isEmpty else {
      throw CommandFailure("a Flatpak cannot be made: \(problems.joined(separator: ", "))")
    }
    try data.write(to: place.appendingPathComponent(manifest.fileName))
    try Data(manifest.metadata(architecture: bundle.machine).utf8).write(to: place.appendingPathComponent("metadata"))
    Console.printError(
      "tessera: note: flatpak-builder makes the Flatpak, where it and GNOME's runtime \(FlatpakManifest.usualRuntime) are "
        + "installed: flatpak-builder --user --install build \(manifest.fileName)")
    return try marked(place)
  }

  // MARK: AppImage

  private func image(in folder: URL) throws -> URL {
    guard let runtime = tools.imageRuntime else { throw CommandFailure("an AppImage needs --appimage-runtime FILE") }
    let share = tree.appendingPathComponent("usr/share")
    let entry = DesktopEntry(app).fileName
    try files.copyItem(
      at: share.appendingPathComponent("applications/\(entry)"), to: tree.appendingPathComponent(entry))
    let icon = share.appendingPathComponent("icons/hicolor/256x256/apps/\(app.identifier).png")
    for name in ["\(app.identifier).png", ".DirIcon"] {
      try files.copyItem(at: icon, to: tree.appendingPathComponent(name))
    }
    try files.createSymbolicLink(
      atPath: tree.appendingPathComponent("AppRun").path, withDestinationPath: "usr/bin/\(app.commandName)")
    let system = folder.appendingPathComponent("system")
    try tools.run(
      "mksquashfs", [tree.path, system.path, "-noappend", "-all-root", "-no-progress", "-quiet"],
      environment: ["SOURCE_DATE_EPOCH": "\(Int(bundle.date.timeIntervalSince1970))"])
    let result = folder.appendingPathComponent("\(bundle.baseName).AppImage")
    try (Data(contentsOf: runtime) + Data(contentsOf: system)).write(to: result)
    try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: result.path)
    return result
  }
}
