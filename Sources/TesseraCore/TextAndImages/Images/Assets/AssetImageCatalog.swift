import Foundation
import Synchronization

/// Finds and reads pictures in the resource folders of bundles, each only once.
nonisolated package final class AssetImageCatalog: Sendable {
  package static let shared = AssetImageCatalog()

  /// A picture that was found.
  struct Asset: Sendable {
    var bitmap: Bitmap
    /// Pixels per point.
    var scale: CGFloat
    var isTemplate: Bool
  }

  private struct Key: Hashable {
    let bundlePath: String
    let name: String
  }

  private let sets = Mutex<[Key: AssetImageSet?]>([:])
  private let bitmaps = Mutex(Bitmaps())

  /// Pictures that were read, up to a number of bytes.
  private struct Bitmaps {
    static let capacity = 128 * 1024 * 1024

    private var known: [URL: Bitmap?] = [:]
    private var size = 0

    subscript(file: URL) -> Bitmap?? {
      known[file]
    }

    mutating func insert(_ bitmap: Bitmap?, for file: URL) {
      let added = bitmap?.bytes.count ?? 0
      if size + added > Self.capacity {
        known = [:]
        size = 0
      }
      known[file] = .some(bitmap)
      size += added
    }
  }

  /// Pictures with more pixels are read smaller.
  private static let maximumArea = 16 * 1024 * 1024
  /// Files with more bytes are not read.
  private static let maximumFileSize = 256 * 1024 * 1024

  /// The picture of a name that suits its surroundings best; nil if there is none that can be read.
  func image(
    named name: String, in bundle: Bundle, isDark: Bool, displayScale: CGFloat, decoder: any BitmapDecoder
  ) -> Asset? {
    guard let set = imageSet(named: name, in: bundle),
      let entry = set.best(isDark: isDark, displayScale: displayScale), let bitmap = bitmap(entry.file, decoder)
    else { return nil }
    return Asset(bitmap: bitmap, scale: entry.scale, isTemplate: set.isTemplate)
  }

  private func bitmap(_ file: URL, _ decoder: any BitmapDecoder) -> Bitmap? {
    if let known = bitmaps.withLock({ $0[file] }) { return known }
    let size = (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
    let data = size <= Self.maximumFileSize ? try? Data(contentsOf: file) : nil
    let bitmap = data.flatMap { decoder.decode($0, maximumArea: Self.maximumArea) }
    bitmaps.withLock { $0.insert(bitmap, for: file) }
    return bitmap
  }

  private func imageSet(named name: String, in bundle: Bundle) -> AssetImageSet? {
    let key = Key(bundlePath: bundle.bundlePath, name: name)
    if let known = sets.withLock({ $0[key] }) { return known }
    let set = find(name, in: bundle)
    sets.withLock { $0[key] = .some(set) }
    return set
  }

  private func find(_ name: String, in bundle: Bundle) -> AssetImageSet? {
    guard !name.isEmpty, let folder = bundle.resourceURL else { return nil }
    let setName = "\(name).imageset"
    for catalog in [folder] + AssetFolders.catalogs(in: folder) {
      if let set = AssetImageSet(folder: catalog.appendingPathComponent(setName)) { return set }
      if let nested = AssetFolders.nested(setName, in: catalog) { return AssetImageSet(folder: nested) }
    }
    return AssetImageSet(named: name, in: folder)
  }
}
