import Foundation
import SwiftUI
import Synchronization

/// The sizes of pictures, which are read once.
enum PictureSizes {
  private struct Key: Hashable {
    let file: URL
    let date: Date?
  }

  private static let known = Mutex<[Key: (width: Int, height: Int)]>([:])
  /// How many are remembered.
  private static let limit = 10_000

  static func size(of asset: PHAsset) -> (width: Int, height: Int) {
    let key = Key(file: asset.file, date: asset.modificationDate)
    if let size = known.withLock({ $0[key] }) { return size }
    let image = UIImage(contentsOfFile: asset.file.path)
    let size = (width: image?.cgImage?.width ?? 0, height: image?.cgImage?.height ?? 0)
    known.withLock {
      if $0.count >= limit { $0 = [:] }
      $0[key] = size
    }
    return size
  }
}
