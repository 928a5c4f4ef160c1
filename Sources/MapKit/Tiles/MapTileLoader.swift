import Synchronization
import TesseraControls
import TesseraCore
import TesseraTransfer

/// Fetches pictures of maps, as the policies of their servers demand: two at a time, and kept on the disk (MK23).
nonisolated enum MapTileLoader {
  private static let byteCount = 4 << 20
  private static let memorySize = 48 << 20
  /// Pixels of the sides of a tile.
  private static let largestSide = 1024

  private static let loader: ImageLoader = {
    var limits = TransferLimits()
    limits.byteCount = byteCount
    limits.duration = .seconds(60)
    return ImageLoader(
      transfers: TransferQueue(width: 2, widthToOneHost: 2), limits: limits, cacheSize: memorySize,
      files: MapTileFiles(folder: MapTileFiles.usualFolder))
  }()

  static func keptBitmap(at url: URL) -> Bitmap? { loader.keptBitmap(at: url) }

  /// The picture at an address.
  ///
  /// - Throws: why there is none; pictures that are too large for a tile count as none.
  static func bitmap(at url: URL, _ decoder: (any BitmapDecoder)?) async throws -> Bitmap {
    let bitmap = try await loader.bitmap(at: url, decoder)
    guard bitmap.width <= largestSide, bitmap.height <= largestSide else {
      throw URLError(.cannotDecodeContentData)
    }
    return bitmap
  }
}
