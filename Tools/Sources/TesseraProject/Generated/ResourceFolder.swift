import Foundation

/// A folder of resources, as a bundle holds them.
public struct ResourceFolder {
  public let folder: URL
  let convert: (URL) throws -> Data?

  /// Larger pages that lie beside the catalogs are documents, and no pictures.
  private static let largestPage = 4 << 20

  /// - Parameter convert: makes an SVG picture of the first page of a PDF document; nil if that is not possible.
  public init(_ folder: URL, convert: @escaping (URL) throws -> Data?) {
    self.folder = folder
    self.convert = convert
  }

  /// Copies a file or a folder. Localized files keep the folder of their language; others lie side by side, as in an app
  /// of Apple's platforms. Of two files of one name, the first is taken.
  public func add(_ resource: URL) throws {
    let files = FileManager.default
    guard files.fileExists(atPath: resource.path) else { return }
    let language = resource.deletingLastPathComponent()
    let place =
      language.pathExtension == "lproj" ? folder.appendingPathComponent(language.lastPathComponent) : folder
    let copy = place.appendingPathComponent(Self.name(of: resource))
    guard !files.fileExists(atPath: copy.path) else { return }
    try files.createDirectory(at: place, withIntermediateDirectories: true)
    try files.copyItem(at: resource.resolvingSymlinksInPath(), to: copy)
    try addPictures(of: copy)
  }

  /// Data models are found by the name that compiled ones have on Apple's platforms.
  private static func name(of resource: URL) -> String {
    let endings = ["xcdatamodeld": "momd", "xcdatamodel": "mom"]
    return endings[resource.pathExtension].map {
      resource.deletingPathExtension().appendingPathExtension($0).lastPathComponent
    } ?? resource.lastPathComponent
  }

  /// Copies a folder that was put together already.
  func add(contentsOf bundle: URL) throws {
    for entry in try FileManager.default.contentsOfDirectory(at: bundle, includingPropertiesForKeys: nil) {
      try add(entry)
    }
  }

  /// Makes the SVG pictures of the pages in a catalog, or of one that lies beside it.
  private func addPictures(of copy: URL) throws {
    if copy.pathExtension == "xcassets" {
      let walk = FileManager.default.enumerator(at: copy, includingPropertiesForKeys: nil)
      while let entry = walk?.nextObject() as? URL { if entry.isPage { try addPicture(of: entry) } }
    } else if copy.isPage {
      let size = (try? copy.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
      if size <= Self.largestPage { try addPicture(of: copy) }
    }
  }

  private func addPicture(of page: URL) throws {
    guard let picture = try convert(page) else { return }
    try picture.write(to: page.appendingPathExtension("svg"))
  }
}

extension URL {
  fileprivate var isPage: Bool { pathExtension.lowercased() == "pdf" }
}
