import Foundation
import SwiftUI
import TesseraUIKit

extension NSImage {
  /// The spelling of symbol configurations in AppKit. Sizes and weights are those of `UIImage.SymbolConfiguration`.
  public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
    self.init(systemName: name)
  }

  /// Pixels, shown in a size in points. A size that is not positive and finite stands for one point per pixel.
  nonisolated public convenience init(cgImage: CGImage, size: CGSize) {
    let isUsable = size.width > 0 && size.width.isFinite
    self.init(cgImage: cgImage, scale: isUsable ? CGFloat(cgImage.width) / size.width : 1, orientation: .up)
  }

  /// A clear picture of a size in points.
  @MainActor @preconcurrency public convenience init(size: CGSize) {
    self.init(size: size, flipped: false) { _ in true }
  }

  /// A picture that is drawn, once: pictures do not change here.
  ///
  /// - Parameters:
  ///   - size: in points; one that is not positive and finite gives a point.
  ///   - drawingHandlerShouldBeCalledWithFlippedContext: whether y grows downward.
  ///   - drawingHandler: draws into the rectangle; false for a clear picture.
  @MainActor @preconcurrency public convenience init(
    size: CGSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
    drawingHandler: @escaping (CGRect) -> Bool
  ) {
    let picture = Self.drawn(size, isFlipped: drawingHandlerShouldBeCalledWithFlippedContext, drawingHandler)
    self.init(cgImage: picture.0, scale: picture.1, orientation: .up)
  }

  @MainActor private static func drawn(
    _ size: CGSize, isFlipped: Bool, _ draw: (CGRect) -> Bool
  ) -> (CGImage, CGFloat) {
    let isUsable = size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite
    let size = isUsable ? size : CGSize(width: 1, height: 1)
    var isDrawn = true
    let image = UIGraphicsImageRenderer(size: size).image { context in
      CurrentDrawing.draw(in: context.cgContext, isFlipped: isFlipped, height: size.height) {
        isDrawn = draw(CGRect(origin: .zero, size: size))
      }
    }
    guard isDrawn else { return drawn(size, isFlipped: isFlipped) { _ in true } }
    guard let pixels = image.cgImage else { preconditionFailure("A picture that was drawn has pixels.") }
    return (pixels, image.scale)
  }

  /// The picture in a file; nil if there is none that can be read.
  nonisolated public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// The picture in a file; nil if there is none that can be read.
  nonisolated public convenience init?(byReferencing url: URL) {
    self.init(contentsOf: url)
  }

  /// The picture in a file; nil if there is none that can be read.
  nonisolated public convenience init?(byReferencingFile fileName: String) {
    self.init(contentsOfFile: fileName)
  }

  /// The picture as a TIFF file, without compression.
  nonisolated public var tiffRepresentation: Data? {
    NSBitmapImageRep(self).representation(using: .tiff, properties: [:])
  }

  /// The picture's pixels: one representation.
  nonisolated public var representations: [NSBitmapImageRep] { [NSBitmapImageRep(self)] }

  /// Whether there is something to be shown.
  nonisolated public var isValid: Bool { size.width > 0 && size.height > 0 }

  /// Whether the picture is the form of an area in the color of its surroundings. Pictures do not change here: see
  /// `withRenderingMode(_:)`.
  nonisolated public var isTemplate: Bool { renderingMode == .alwaysTemplate }

  /// The pixels.
  ///
  /// - Parameters: mean nothing here.
  nonisolated public func cgImage(
    forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?, context referenceContext: NSGraphicsContext?,
    hints: [NSImageHint: Any]?
  ) -> CGImage? { cgImage }

  /// Draws a part of the picture so that it fills a rectangle.
  ///
  /// - Parameters:
  ///   - dstSpacePortionRect: where, in points.
  ///   - srcSpacePortionRect: the part, in points from the lower left corner; a rectangle of zero for all.
  ///   - op: how it is mixed with what lies below.
  ///   - requestedAlpha: how opaque it is, from 0 to 1.
  @MainActor @preconcurrency public func draw(
    in dstSpacePortionRect: CGRect, from srcSpacePortionRect: CGRect, operation op: NSCompositingOperation,
    fraction requestedAlpha: CGFloat
  ) {
    let target = dstSpacePortionRect.standardized
    let part = srcSpacePortionRect.standardized
    guard part.width > 0, part.height > 0, let context = UIGraphicsGetCurrentContext() else {
      return draw(in: target, blendMode: op.blendMode, alpha: requestedAlpha)
    }
    let (x, y) = (target.width / part.width, target.height / part.height)
    let top = CurrentDrawing.growsUpward ? part.minY : size.height - part.maxY
    context.saveGState()
    context.clip(to: target)
    draw(
      in: CGRect(
        x: target.minX - part.minX * x, y: target.minY - top * y, width: size.width * x, height: size.height * y),
      blendMode: op.blendMode, alpha: requestedAlpha)
    context.restoreGState()
  }

  /// Draws a part of the picture in its own size.
  @MainActor @preconcurrency public func draw(
    at point: CGPoint, from fromRect: CGRect, operation op: NSCompositingOperation, fraction delta: CGFloat
  ) {
    let part = fromRect.width > 0 ? fromRect.size : size
    draw(in: CGRect(origin: point, size: part), from: fromRect, operation: op, fraction: delta)
  }
}

/// What the drawing of a picture can be told. There is nothing.
nonisolated public struct NSImageHint: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// How what is drawn is mixed with what lies below.
nonisolated public enum NSCompositingOperation: UInt, Sendable {
  /// It takes the place of what lies below. Drawn as `sourceOver` here.
  case copy = 1
  /// It lies above.
  case sourceOver
  /// The colors are multiplied.
  case multiply = 15
  /// The reverse of the colors is multiplied.
  case screen
  /// Multiplied where it is dark, and the reverse where it is light.
  case overlay
  /// The darker color.
  case darken
  /// The lighter color.
  case lighten

  var blendMode: CGBlendMode {
    switch self {
    case .copy, .sourceOver: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    }
  }
}
