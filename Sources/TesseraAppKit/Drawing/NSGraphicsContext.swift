import Foundation
import SwiftUI
import TesseraUIKit

/// What is drawn into, under the name that it has in AppKit.
@MainActor @preconcurrency
public final class NSGraphicsContext: NSObject {
  /// The same as an object of CoreGraphics.
  public let cgContext: CGContext
  /// Whether y grows downward.
  public let isFlipped: Bool

  /// A context that draws into one of CoreGraphics.
  public init(cgContext graphicsPort: CGContext, flipped initialFlippedState: Bool) {
    cgContext = graphicsPort
    isFlipped = initialFlippedState
    super.init()
  }

  /// The context that is drawn into; nil outside of drawing.
  public static var current: NSGraphicsContext? {
    get { UIGraphicsGetCurrentContext().map { NSGraphicsContext(cgContext: $0, flipped: !CurrentDrawing.growsUpward) } }
    set { CurrentDrawing.replace(by: newValue?.cgContext, isFlipped: newValue?.isFlipped ?? true) }
  }

  /// Whether edges are smooth. They are in all cases, so it is only kept.
  public var shouldAntialias = true

  /// How pictures are stretched. They are stretched smoothly in all cases, so it is only kept.
  public var imageInterpolation = NSImageInterpolation.default

  /// Keeps colors, clips and transforms until `restoreGraphicsState()`.
  public func saveGraphicsState() {
    cgContext.saveGState()
  }

  /// Takes back what was changed since `saveGraphicsState()`.
  public func restoreGraphicsState() {
    cgContext.restoreGState()
  }

  /// Keeps colors, clips and transforms of the current context, and the context.
  public static func saveGraphicsState() {
    CurrentDrawing.save()
  }

  /// Takes back what was changed since `saveGraphicsState()`.
  public static func restoreGraphicsState() {
    CurrentDrawing.restore()
  }
}

/// How pictures are stretched.
nonisolated public enum NSImageInterpolation: UInt, Sendable {
  /// As the context wants.
  case `default` = 0
  /// Not smoothly.
  case none
  /// Fast.
  case low
  /// Well.
  case high
  /// Between the two.
  case medium
}

extension NSRect {
  /// Fills the rectangle with the current color of fillings.
  @MainActor @preconcurrency public func fill() {
    UIRectFill(self)
  }

  /// From now on nothing is drawn outside of the rectangle.
  @MainActor @preconcurrency public func clip() {
    UIGraphicsGetCurrentContext()?.clip(to: self)
  }

  /// Draws the outline of the rectangle, one point wide, inside of it.
  @MainActor @preconcurrency public func frame() {
    UIRectFrame(self)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle with the current color of fillings.
@MainActor @preconcurrency
public func NSRectFill(_ rect: CGRect) {
  UIRectFill(rect)
}
