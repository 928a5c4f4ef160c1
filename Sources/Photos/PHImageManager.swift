import Foundation
import SwiftUI
import Synchronization
import TesseraCore
import UniformTypeIdentifiers
internal import TesseraPaint

/// Reads pictures of the library (J394).
public class PHImageManager: NSObject {
  private static let shared = UncheckedSendable(PHImageManager())
  private static let requests = Mutex<(next: PHImageRequestID, running: Set<PHImageRequestID>)>((1, []))

  /// What all parts of a program read with.
  public class func `default`() -> PHImageManager { shared.value }

  /// Reads pictures.
  public override init() {}

  /// Reads a picture in a size.
  ///
  /// - Parameters:
  ///   - targetSize: in pixels; `PHImageManagerMaximumSize`, or what is no size, for that of the picture. It is not made larger.
  ///   - options: whether it is read before this returns.
  ///   - resultHandler: gets the picture, on the main actor, or nil and an error under `PHImageErrorKey`. It is not called for a
  ///     request that was canceled.
  @discardableResult
  public func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer(options) {
      PictureReader.image(of: asset, in: targetSize, contentMode)
    } with: { image, info in
      resultHandler(image, info)
    }
  }

  /// Reads the file of a picture.
  ///
  /// - Parameter resultHandler: gets the bytes, their type and how the picture has to be turned, on the main actor; or nil and an
  ///   error under `PHImageErrorKey`.
  @discardableResult
  public func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    let type = UTType(filenameExtension: asset.file.pathExtension)?.identifier
    return answer(options) {
      try? Data(contentsOf: asset.file)
    } with: { data, info in
      resultHandler(data, data == nil ? nil : type, .up, info)
    }
  }

  /// Has a request end without an answer. Nothing happens to one that was answered.
  public func cancelImageRequest(_ requestID: PHImageRequestID) {
    _ = Self.requests.withLock { $0.running.remove(requestID) }
  }

  private func answer<Result: Sendable>(
    _ options: PHImageRequestOptions?, _ read: @escaping @Sendable () -> Result?,
    with handler: @escaping (Result?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    let id = Self.requests.withLock { requests in
      let id = requests.next
      requests.next = id == .max ? 1 : id + 1
      requests.running.insert(id)
      return id
    }
    if options?.isSynchronous == true {
      let result = read()
      _ = Self.requests.withLock { $0.running.remove(id) }
      handler(result, Self.info(of: id, isThere: result != nil))
      return id
    }
    let handler = UncheckedSendable(handler)
    Task { @MainActor in
      let result = await Task.detached { read() }.value
      guard Self.requests.withLock({ $0.running.remove(id) }) != nil else { return }
      handler.value(result, Self.info(of: id, isThere: result != nil))
    }
    return id
  }

  private static func info(of id: PHImageRequestID, isThere: Bool) -> [AnyHashable: Any] {
    var info: [AnyHashable: Any] = [PHImageResultIsDegradedKey: false, PHImageResultRequestIDKey: id]
    if !isThere { info[PHImageErrorKey] = PHPhotosError(.invalidResource) }
    return info
  }
}

/// Reads pictures of the library. What is cached is what the system keeps of files that were read.
public final class PHCachingImageManager: PHImageManager {
  /// Whether pictures are kept in their best form. It makes no difference.
  public var allowsCachingHighQualityImages = true

  /// Reads the files, so that a later request finds them in memory.
  public func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {
    let files = assets.map(\.file)
    Task.detached(priority: .background) {
      for file in files { _ = try? Data(contentsOf: file) }
    }
  }

  /// Nothing is kept that would have to be given back.
  public func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}

  /// Nothing is kept that would have to be given back.
  public func stopCachingImagesForAllAssets() {}
}

/// Reads files of pictures.
enum PictureReader {
  static func image(of asset: PHAsset, in size: CGSize, _ mode: PHImageContentMode) -> UIImage? {
    guard let data = try? Data(contentsOf: asset.file) else { return nil }
    let (width, height) = (CGFloat(asset.pixelWidth), CGFloat(asset.pixelHeight))
    guard width > 0, height > 0 else { return nil }
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else { return UIImage(data: data) }
    let (across, down) = (size.width / width, size.height / height)
    let factor = mode == .aspectFit ? min(across, down) : max(across, down)
    guard factor < 1 else { return UIImage(data: data) }
    let area = max(1, Int((width * factor).rounded() * (height * factor).rounded()))
    return PixbufDecoder().decode(data, maximumArea: area).map { UIImage(cgImage: CGImage($0)) }
  }
}
