import Foundation
import TesseraCore

/// An image that is loaded when it appears, and again when its address changes.
///
/// Its phases are empty, then success or failure (F49). Without an address it stays empty.
nonisolated public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content

  @State private var loaded = LoadedImage()
  @Environment(\.bitmapDecoder) private var decoder

  /// The image itself in its own size, and until it is there a grey area.
  ///
  /// - Parameters:
  ///   - url: where it is; nil for nowhere.
  ///   - scale: pixels a point. What is not a positive number counts as 1.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { phase in phase.image ?? .placeholder }
  }

  /// A view made of the image, and another one until it is there.
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

  /// A view made of what is known of the image.
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
    content(loaded.url == url ? loaded.phase : .empty)
      .task(id: url) { await load() }
  }

  @MainActor private func load() async {
    guard let url else { return }
    if loaded.url != url { show(.empty, of: url) }
    do {
      let bitmap = try await ImageLoader.bitmap(at: url, decoder)
      try Task.checkCancellation()
      show(.success(Image(bitmap: bitmap, scale: scale, label: nil)), of: url)
    } catch  where !Task.isCancelled {
      show(.failure(error), of: url)
    } catch {
      // The view is gone or wants another image.
    }
  }

  @MainActor private func show(_ phase: AsyncImagePhase, of url: URL) {
    withTransaction(transaction) { loaded = LoadedImage(url: url, phase: phase) }
  }
}

/// What is known of the image at an address.
private struct LoadedImage {
  var url: URL?
  var phase = AsyncImagePhase.empty
}

nonisolated extension Image {
  /// Stands where an image is going to be.
  fileprivate static var placeholder: Image {
    let grey = Bitmap(width: 1, height: 1, bytes: [30, 30, 30, 60])
    return grey.map { Image(bitmap: $0, scale: 1, label: nil).resizable() } ?? Image(decorative: "")
  }
}
