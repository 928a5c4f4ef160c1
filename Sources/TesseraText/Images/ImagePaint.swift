import Foundation

/// An image again and again, from the top-left corner of what is painted.
nonisolated public struct ImagePaint: ShapeStyle, Equatable {
  /// The image that is repeated.
  public var image: Image
  /// Which part of the image is a tile, from 0 to 1.
  public var sourceRect: CGRect
  /// How many points one of the image's own becomes.
  public var scale: CGFloat

  public typealias Resolved = Never

  /// - Parameters:
  ///   - sourceRect: which part of the image is a tile, from 0 to 1. Where that is nothing, nothing is painted.
  ///   - scale: how many points one of the image's own becomes. What is not a positive number paints nothing.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _paint(in context: _PaintContext) -> _Paint {
    EngineThread.unsafelyIsolated { tile(in: context) }.map { _Paint(.tile($0)) } ?? .clear
  }

  @MainActor private func tile(in context: _PaintContext) -> TilePaint? {
    let environment = context.environment
    let font = environment.text.style.attributes(in: environment).font
    let resolved = image.resolved(in: environment, font: font)
    let size = resolved.size
    guard let part = sourceRect.overlap(with: CGRect(x: 0, y: 0, width: 1, height: 1)), part.width > 0, part.height > 0,
      scale > 0, scale.isFinite, size.width > 0, size.height > 0
    else { return nil }
    let items = ImagePainter(image: image, resolved: resolved, environment: environment)
      .items(in: CGRect(origin: .zero, size: size))
    let frame = CGRect(
      x: context.bounds.minX, y: context.bounds.minY, width: size.width * part.width * scale,
      height: size.height * part.height * scale)
    let transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: frame.minX - part.minX * size.width * scale,
      ty: frame.minY - part.minY * size.height * scale)
    return TilePaint(
      source: image, frame: frame, color: ForegroundStyle().color(in: environment),
      items: [.group(DisplayGroup(transform: transform, items: items))])
  }
}

nonisolated extension ShapeStyle where Self == ImagePaint {
  /// An image again and again.
  ///
  /// - Parameters:
  ///   - sourceRect: which part of the image is a tile, from 0 to 1.
  ///   - scale: how many points one of the image's own becomes.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
