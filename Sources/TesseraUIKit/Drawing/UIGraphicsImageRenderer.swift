// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import SwiftUI
import TesseraCore
internal import TesseraPaint

/// How pictures are made.
@MainActor @preconcurrency
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point; what is not a positive number counts as that of the screen.
  open var scale: CGFloat = 0
  /// Whether what is not drawn on is black rather than clear.
  open var opaque = false

  /// As pictures are made for the screen.
  public static func `default`() -> Self { preferred() }

  /// As pictures are made for the screen.
  public static func preferred() -> Self { Self() }

  public required override init() {
    super.init()
  }
}

/// What is drawn into to make a picture.
@MainActor @preconcurrency
public final class UIGraphicsImageRendererContext: NSObject {
  /// What is drawn into.
  public let cgContext: CGContext
  /// How the picture is made.
  public let format: UIGraphicsImageRendererFormat
  private let picture: () -> UIImage

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat, picture: @escaping () -> UIImage) {
    cgContext = context
    self.format = format
    self.picture = picture
    super.init()
  }

  /// What was drawn so far.
  public var currentImage: UIImage { picture() }

  /// Fills a rectangle with the current color of fillings.
  public func fill(_ rect: CGRect) {
    cgContext.fill(rect)
  }

  /// Draws the outline of a rectangle.
  public func stroke(_ rect: CGRect) {
    cgContext.stroke(rect)
  }

  /// From now on nothing is drawn outside of a rectangle.
  public func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}

/// Makes pictures of what is drawn.
@MainActor @preconcurrency
open class UIGraphicsImageRenderer: NSObject {
  /// How pictures are made.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Pictures with more pixels are made smaller.
  private static let maximumArea: CGFloat = 64 * 1024 * 1024

  /// Makes pictures of a size, in points. A size that is no finite number, or not positive, makes them one pixel large.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .default())
  }

  /// Makes pictures of a size, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes pictures of a rectangle of what is drawn, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  /// Makes pictures of a rectangle of what is drawn, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  private var scale: CGFloat {
    format.scale > 0 && format.scale.isFinite ? format.scale : UIScreen.main.scale
  }

  /// The picture of what an action draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let size = CGSize(width: usable(bounds.width), height: usable(bounds.height))
    let context = CGContext(drawingOf: size, scale: scale(of: size))
    if bounds.minX.isFinite, bounds.minY.isFinite { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
    let (isOpaque, scale) = (format.opaque, scale(of: size))
    func picture() -> UIImage { Self.picture(of: context, size, scale, isOpaque: isOpaque) }
    CurrentDrawing.contexts.append(context)
    actions(UIGraphicsImageRendererContext(context, format, picture: picture))
    CurrentDrawing.contexts.removeLast()
    return picture()
  }

  /// The PNG file of what an action draws.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// The JPEG file of what an action draws.
  ///
  /// - Parameters:
  ///   - compressionQuality: from 0 (small) to 1 (good).
  ///   - actions: draws.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }

  private func usable(_ length: CGFloat) -> CGFloat { length.isFinite && length > 0 ? length : 1 / scale }

  /// Pixels per point, fewer where there would be too many.
  private func scale(of size: CGSize) -> CGFloat {
    let area = size.width * size.height * scale * scale
    return area > Self.maximumArea ? scale * (Self.maximumArea / area).squareRoot() : scale
  }

  static func picture(of context: CGContext, _ size: CGSize, _ scale: CGFloat, isOpaque: Bool) -> UIImage {
    var items = context.items
    if isOpaque {
      items.insert(
        .fill(Path(CGRect(origin: .zero, size: size)), .color(CGColor.black.color), FillStyle()), at: 0)
    }
    let raster = Rasterizer.render(DisplayList(items: items), size: size, scale: scale)
    let bitmap = Bitmap(width: raster.width, height: raster.height, bytes: raster.bytes)
    guard let bitmap else { return UIImage(cgImage: CGImage(Bitmap(width: 1, height: 1, bytes: [0, 0, 0, 0])!)) }
    return UIImage(cgImage: CGImage(bitmap), scale: scale, orientation: .up)
  }
}

/// Begins a picture one pixel per point large; drawing goes into it until `UIGraphicsEndImageContext()`.
@MainActor @preconcurrency
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture; drawing goes into it until `UIGraphicsEndImageContext()`.
///
/// - Parameters:
///   - size: in points.
///   - opaque: whether what is not drawn on is black rather than clear.
///   - scale: pixels per point; 0 for that of the screen.
@MainActor @preconcurrency
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 && scale.isFinite ? scale : UIScreen.main.scale
  func usable(_ length: CGFloat) -> CGFloat { length.isFinite && length > 0 ? min(length, 16384) : 1 / scale }
  let size = CGSize(width: usable(size.width), height: usable(size.height))
  let context = CGContext(drawingOf: size, scale: scale)
  PictureContexts.all.append(PictureContexts.Picture(context: context, size: size, scale: scale, isOpaque: opaque))
  CurrentDrawing.contexts.append(context)
}

/// What was drawn into the picture that was begun last; nil without one.
@MainActor @preconcurrency
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  PictureContexts.all.last.map {
    UIGraphicsImageRenderer.picture(of: $0.context, $0.size, $0.scale, isOpaque: $0.isOpaque)
  }
}

/// Ends the picture that was begun last; does nothing without one.
@MainActor @preconcurrency
public func UIGraphicsEndImageContext() {
  guard let picture = PictureContexts.all.popLast() else { return }
  CurrentDrawing.contexts.removeAll { $0 === picture.context }
}

/// The pictures that were begun and not ended.
@MainActor
private enum PictureContexts {
  struct Picture {
    let context: CGContext
    let size: CGSize
    let scale: CGFloat
    let isOpaque: Bool
  }

  static var all: [Picture] = []
}
