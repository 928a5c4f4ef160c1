// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import SwiftUI
import TesseraCore

/// The context that is drawn into; nil outside of drawing.
@MainActor @preconcurrency
public func UIGraphicsGetCurrentContext() -> CGContext? {
  CurrentDrawing.contexts.last
}

/// Has drawing go into a context until `UIGraphicsPopContext()`.
@MainActor @preconcurrency
public func UIGraphicsPushContext(_ context: CGContext) {
  CurrentDrawing.contexts.append(context)
}

/// Has drawing go into the context that it went into before `UIGraphicsPushContext`; does nothing without one.
@MainActor @preconcurrency
public func UIGraphicsPopContext() {
  _ = CurrentDrawing.contexts.popLast()
}

/// Fills a rectangle with the current color of fillings.
@MainActor @preconcurrency
public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Draws the outline of a rectangle, one point wide, inside of it.
@MainActor @preconcurrency
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

extension UIColor {
  /// Chooses the color of fillings and outlines in the current context.
  @MainActor @preconcurrency public func set() {
    setFill()
    setStroke()
  }

  /// Chooses the color of fillings in the current context.
  @MainActor @preconcurrency public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Chooses the color of outlines in the current context.
  @MainActor @preconcurrency public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}
