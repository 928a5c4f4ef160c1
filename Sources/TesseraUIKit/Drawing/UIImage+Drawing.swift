import Foundation
import SwiftUI
import TesseraCore

extension UIImage {
  /// Draws the picture into the current context, in its own size.
  @MainActor @preconcurrency public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the picture into the current context so that it fills a rectangle.
  @MainActor @preconcurrency public func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  /// Draws the picture into the current context so that it fills a rectangle.
  ///
  /// - Parameters:
  ///   - rect: in points.
  ///   - blendMode: how it is mixed with what lies below.
  ///   - alpha: how opaque it is, from 0 to 1.
  @MainActor @preconcurrency public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width.isFinite, rect.height.isFinite else { return }
    let rect = rect.standardized
    let picture = filling.frame(width: rect.width, height: rect.height)
    context.saveGState()
    context.goUpright(to: rect)
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    context.draw(ViewDrawing.items(of: picture))
    context.restoreGState()
  }

  /// The same picture in a color, where it is not clear.
  @MainActor @preconcurrency public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: .automatic)
  }

  /// The same picture in a color, where it is not clear.
  @MainActor @preconcurrency public func withTintColor(
    _ color: UIColor, renderingMode: UIImage.RenderingMode
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = scale
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      let picture = Image(uiImage: withRenderingMode(.alwaysTemplate)).foregroundStyle(Color(color))
      context.cgContext.draw(ViewDrawing.items(of: picture))
    }
    return image.withRenderingMode(renderingMode == .automatic ? .alwaysOriginal : renderingMode)
  }

  /// The same picture in another size; nil if that is not possible.
  @MainActor @preconcurrency public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    return UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
  }

  /// The picture, ready to be shown: pictures are read at once here.
  public func preparingForDisplay() -> UIImage? { self }
}

extension CGContext {
  /// Makes the upper left corner of a rectangle the origin, with y growing downward.
  func goUpright(to rect: CGRect) {
    translateBy(x: rect.minX, y: CurrentDrawing.growsUpward ? rect.maxY : rect.minY)
    if CurrentDrawing.growsUpward { scaleBy(x: 1, y: -1) }
  }
}

extension UIBezierPath {
  /// Fills the path with the current color of fillings.
  @MainActor @preconcurrency public func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(cgPath)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Fills the path with the current color of fillings, mixed with what lies below.
  ///
  /// - Parameter alpha: how opaque it is, from 0 to 1.
  @MainActor @preconcurrency public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    mixed(blendMode, alpha, fill)
  }

  /// Draws the outline of the path with the current color of outlines, mixed with what lies below.
  ///
  /// - Parameter alpha: how opaque it is, from 0 to 1.
  @MainActor @preconcurrency public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    mixed(blendMode, alpha, stroke)
  }

  @MainActor private func mixed(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw()
    context.restoreGState()
  }

  /// Draws the outline of the path with the current color of outlines.
  @MainActor @preconcurrency public func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dashPhase, lengths: dashes)
    context.addPath(cgPath)
    context.strokePath()
    context.restoreGState()
  }

  /// From now on nothing is drawn outside of the path.
  @MainActor @preconcurrency public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}

extension NSAttributedString {
  /// The size of the text in one line for each of its paragraphs, in points.
  @MainActor @preconcurrency public func size() -> CGSize {
    OffscreenView.size(of: StyledText(self), in: CGSize(width: CGFloat.nan, height: .nan))
  }

  /// Draws the text into the current context.
  @MainActor @preconcurrency public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size()))
  }

  /// Draws the text into the current context, in lines as long as a rectangle is wide.
  @MainActor @preconcurrency public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width.isFinite, rect.height.isFinite else { return }
    context.saveGState()
    context.goUpright(to: rect)
    let text = StyledText(self, fills: true).frame(
      width: rect.width, height: rect.height, alignment: .topLeading)
    context.draw(ViewDrawing.items(of: text))
    context.restoreGState()
  }
}

extension String {
  /// The size of the text in one line for each of its paragraphs, in points.
  @MainActor @preconcurrency public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize
  {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// Draws the text into the current context.
  @MainActor @preconcurrency public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }

  /// Draws the text into the current context, in lines as long as a rectangle is wide.
  @MainActor @preconcurrency public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }
}
