import Foundation
import TesseraCore

/// An image that is loaded when it appears, and again when its address changes.
///
/// Its phases are empty, then success or failure (F49). Without an address it stays empty. When it disappears while it
/// loads, or gets another address, loading is cancelled; an image that failed is loaded again when it appears again.
///
/// Addresses may begin with `https:`, `http:`, `file:` or `data:`; others fail with `URLError.unsupportedURL`. Data
/// that is not a picture fails with `.cannotDecodeContentData`, a status of the server other than success with
/// `.badServerResponse`.
///
/// Servers are not trusted: an answer of more than 64 MB fails with `.dataLengthExceedsMaximum`, one that pauses for a
/// minute or takes five with `.timedOut`, one that leads to more than 16 other addresses with `.httpTooManyRedirects`.
/// Six images of one server load at a time, 16 in all; images with the same address load once. Up to 64 MB of loaded
/// images (by their pixels) are kept in memory for ten minutes, or as `Cache-Control` says, and shown at once. Images
/// of more than 16 million pixels are shown smaller. The session, cookies and protocols of `URLSession` play no part.
nonisolated public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content

  @State private var loaded = LoadedImage()
  @Environment(\.bitmapDecoder) private var decoder
  @Environment(\.imageLoader) private var loader

  /// The image in its own size, and a gray area until it is loaded.
  ///
  /// - Parameters:
  ///     - url: where the image is; nil for no image.
  ///   - scale: pixels per point. What is not a positive number counts as 1.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { phase in phase.image ?? .placeholder }
  }

  /// A view made from the image, and another one until it is loaded.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image {
        content(image)
      } else {
        placeholder()
      }
    }
  }

  /// A view made from the phase of loading.
  ///
  /// - Parameter transaction: accompanies the change from one phase to the next.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    self.transaction = transaction
    self.content = content
  }

  @MainActor public var body: some View {
    content(phase)
      .loadingTask(id: url, name: "AsyncImage") { await load() }
  }

  @MainActor private var phase: AsyncImagePhase {
    guard loaded.url == url, let result = loaded.result else { return .empty }
    return switch result {
    case .success(let bitmap): .success(Image(bitmap: bitmap, scale: scale, label: nil))
    case .failure(let error): .failure(error)
    }
  }

  @MainActor private func load() async {
    guard let url else { return }
    if loaded.url == url, case .success = loaded.result { return }
    if let bitmap = loader.keptBitmap(at: url) {
      // This is part of the frame in which the view appears: there is nothing from which it could move over.
      loaded = LoadedImage(url: url, result: .success(bitmap))
      return
    }
    let result: Result<Bitmap, any Error>
    do {
      result = .success(try await loader.bitmap(at: url, decoder))
    } catch {
      result = .failure(error)
    }
    // The view is gone or shows another image.
    if Task.isCancelled { return }
    withTransaction(transaction) { loaded = LoadedImage(url: url, result: result) }
  }
}

/// The phase of the image at an address.
private struct LoadedImage {
  var url: URL?
  var result: Result<Bitmap, any Error>?
}

nonisolated extension Image {
  /// A placeholder for an image.
  fileprivate static var placeholder: Image {
    let gray = Bitmap(width: 1, height: 1, bytes: [30, 30, 30, 60])
    return gray.map { Image(bitmap: $0, scale: 1, label: nil).resizable() } ?? Image(decorative: "")
  }
}
