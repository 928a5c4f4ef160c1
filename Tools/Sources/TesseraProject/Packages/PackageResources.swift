import Foundation

/// The resources of one target of a package that a project uses, among them those that its manifest does not declare.
///
/// Xcode takes asset catalogs, string catalogs, localized files, data models, Metal sources and files of its interface builder without
/// being told; the package manager does not.
public struct PackageResources {
  /// The name of the folder with the target's resources, as the package manager calls it.
  public let bundleName: String
  /// What the manifest does not declare.
  public let undeclared: [URL]
  private let catalogs: [URL]
  private let models: [URL]
  /// Whether the package manager makes `Bundle.module` for the target.
  private let hasBundle: Bool
  /// The target's sources in Swift.
  private let sources: [URL]

  private static let implied: Set<String> = [
    "xcassets", "xcstrings", "xcdatamodeld", "xcdatamodel", "lproj", "storyboard", "xib", "nib", "metal",
  ]

  /// The targets with resources of the packages in some folders.
  ///
  /// - Parameter describe: gets what `swift package dump-package` says about the package in a folder.
  public static func all(in folders: [URL], describe: (URL) throws -> Data) throws -> [PackageResources] {
    try folders.flatMap(packages).flatMap { package -> [PackageResources] in
      guard mayHaveResources(package) else { return [] }
      guard let manifest = try? JSONDecoder().decode(PackageManifest.self, from: describe(package)) else {
        throw ProjectProblem("the manifest of the package in \(package.path) cannot be read")
      }
      return manifest.targets.filter { ["regular", "executable"].contains($0.type) }
        .compactMap { PackageResources($0, of: manifest, in: package) }
    }
  }

  /// A folder is a package, or holds some.
  private static func packages(in folder: URL) -> [URL] {
    let folder = folder.resolvingSymlinksInPath()
    if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) { return [folder] }
    let entries = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (entries ?? []).filter {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path)
    }.sorted { $0.path < $1.path }
  }

  private static func mayHaveResources(_ package: URL) -> Bool {
    files(in: package).contains { implied.contains($0.pathExtension) }
  }

  /// Files, and folders that are resources as a whole.
  private static func files(in folder: URL) -> [URL] {
    var files: [URL] = []
    let walk = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
    while let entry = walk?.nextObject() as? URL {
      let isFolder = (try? entry.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
      if implied.contains(entry.pathExtension) {
        walk?.skipDescendants()
        files.append(entry)
      } else if !isFolder {
        files.append(entry)
      }
    }
    return files.sorted { $0.path < $1.path }
  }

  /// nil: the target has no resources.
  private init?(_ target: PackageManifest.Target, of manifest: PackageManifest, in package: URL) {
    guard let folder = manifest.folder(of: target, in: package) else { return nil }
    let base = folder.resolvingSymlinksInPath().path + "/"
    func isIn(_ paths: [String], _ file: URL) -> Bool {
      let path = file.path.hasPrefix(base) ? String(file.path.dropFirst(base.count)) : file.lastPathComponent
      return paths.contains { path == $0 || path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") || $0 == "." }
    }
    let files = Self.files(in: folder.resolvingSymlinksInPath()).filter { !isIn(target.exclude ?? [], $0) }
    let declared = (target.resources ?? []).map(\.path)
    bundleName = "\(manifest.name)_\(target.name)"
    undeclared = files.filter { Self.implied.contains($0.pathExtension) && !isIn(declared, $0) }
    hasBundle = !declared.isEmpty
    catalogs = files.filter { $0.pathExtension == "xcassets" }
    models = files.filter { $0.pathExtension == "xcdatamodeld" || $0.pathExtension == "xcdatamodel" }
    sources = files.filter { $0.pathExtension == "swift" && $0.lastPathComponent != "main.swift" }
    if undeclared.isEmpty && catalogs.isEmpty && models.isEmpty { return nil }
  }

  /// Copies what the manifest does not declare.
  func addUndeclared(to bundle: ResourceFolder) throws {
    for resource in undeclared { try bundle.add(resource) }
  }

  /// What has to be added to one of the target's sources: `Bundle.module`, the symbols of asset catalogs and the classes of
  /// data models.
  ///
  /// - Parameter folder: where the folders with resources that no manifest declares are.
  /// - Returns: nil if there is nothing to add, or no source to add it to.
  func addition(resources folder: URL) -> (source: URL, text: String)? {
    guard let source = sources.first else { return nil }
    let symbols = AssetSymbols(catalogs: catalogs, AssetSymbols.Options(package: "Foundation.Bundle.module")).source
    let text = (hasBundle ? "" : accessor(in: folder)) + (symbols ?? "") + (ModelClasses(models).source ?? "")
    return text.isEmpty ? nil : (source, "\n" + text)
  }

  /// Beside the program, as in a package whose manifest declares resources, or else where they were put together.
  private func accessor(in folder: URL) -> String {
    let place = SwiftLiteral.text(folder.appendingPathComponent("\(bundleName).resources").path)
    return """
      import Foundation
      extension Foundation.Bundle {
        nonisolated static let module: Foundation.Bundle =
          Foundation.Bundle(path: Foundation.Bundle.main.bundlePath + \(SwiftLiteral.text("/\(bundleName).resources")))
          ?? Foundation.Bundle(path: \(place)) ?? .main
      }

      """
  }
}
