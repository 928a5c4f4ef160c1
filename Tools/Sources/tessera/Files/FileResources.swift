import Foundation
import TesseraProject

/// The resources of Swift files that belong to no package and no project: what lies beside them, in a folder `Resources`, or,
/// of a folder of files, anywhere in it.
struct FileResources {
  private let resources: [URL]
  private let converter = PageConverter()

  /// What is a resource without being declared anywhere.
  private static let kinds: Set<String> = ["xcassets", "xcstrings", "lproj", "xcdatamodeld", "xcdatamodel", "metal"]
  private static let resourceFolder = "Resources"

  /// - Parameter files: as the user wrote them, or as they were found in a folder.
  init(of files: [String]) {
    let folders = Set(files.map { URL(fileURLWithPath: $0).standardizedFileURL.deletingLastPathComponent() })
    let places = folders.union(folders.map { $0.appendingPathComponent(Self.resourceFolder) })
    var seen: Set<String> = []
    resources = places.sorted { $0.path < $1.path }.flatMap(Self.resources).filter { seen.insert($0.path).inserted }
  }

  private static func resources(in folder: URL) -> [URL] {
    let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return entries.filter { kinds.contains($0.pathExtension) }.sorted { $0.path < $1.path }.flatMap(files)
  }

  /// Of the folder of a language, the files in it: other folders may have files for the same language.
  private static func files(of entry: URL) -> [URL] {
    guard entry.pathExtension == "lproj" else { return [entry] }
    let files = (try? FileManager.default.contentsOfDirectory(at: entry, includingPropertiesForKeys: nil)) ?? []
    return files.sorted { $0.path < $1.path }
  }

  var isEmpty: Bool { resources.isEmpty }

  /// The source with the symbols of the asset catalogs and the classes of data models; nil if there are none.
  func symbols(_ persona: Persona) -> String? {
    let symbols = AssetSymbols.source(ofCatalogs: resources.filter { $0.pathExtension == "xcassets" }, persona)
    let parts = [symbols, ModelClasses(resources).source].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  /// What differs whenever the resources were changed.
  var fingerprint: String {
    resources.flatMap { resource -> [URL] in
      let walk = FileManager.default.enumerator(at: resource, includingPropertiesForKeys: nil)
      return [resource] + (walk?.compactMap { $0 as? URL } ?? [])
    }
    .map { file in
      let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
      let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      return "\(file.path) \(attributes?[.size] ?? 0) \(date)"
    }
    .joined(separator: "\n")
  }

  /// Puts the resources into a folder.
  func assemble(in folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let bundle = ResourceFolder(folder, convert: converter.picture)
    for resource in resources { try bundle.add(resource) }
  }
}
