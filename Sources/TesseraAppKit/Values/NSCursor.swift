import Foundation
import SwiftUI
import TesseraCore

/// A form of the pointer, under the name that it has in AppKit.
@MainActor @preconcurrency
public final class NSCursor: NSObject {
  private let shape: PointerShape

  private init(_ shape: PointerShape) {
    self.shape = shape
    super.init()
  }

  /// An arrow.
  public static let arrow = NSCursor(.arrow)
  /// Text can be selected.
  public static let iBeam = NSCursor(.text)
  /// Text in columns can be selected.
  public static let iBeamCursorForVerticalLayout = NSCursor(.verticalText)
  /// Something can be pressed.
  public static let pointingHand = NSCursor(.link)
  /// Something can be dragged.
  public static let openHand = NSCursor(.openHand)
  /// Something is being dragged.
  public static let closedHand = NSCursor(.closedHand)
  /// A place can be chosen exactly.
  public static let crosshair = NSCursor(.crosshair)
  /// An edge can be moved to the left or to the right.
  public static let resizeLeftRight = NSCursor(.columnResize)
  /// An edge can be moved to the left. The form is that of `resizeLeftRight` here.
  public static let resizeLeft = NSCursor(.columnResize)
  /// An edge can be moved to the right. The form is that of `resizeLeftRight` here.
  public static let resizeRight = NSCursor(.columnResize)
  /// An edge can be moved up or down.
  public static let resizeUpDown = NSCursor(.rowResize)
  /// An edge can be moved up. The form is that of `resizeUpDown` here.
  public static let resizeUp = NSCursor(.rowResize)
  /// An edge can be moved down. The form is that of `resizeUpDown` here.
  public static let resizeDown = NSCursor(.rowResize)
  /// Content can be made larger.
  public static let zoomIn = NSCursor(.zoomIn)
  /// Content can be made smaller.
  public static let zoomOut = NSCursor(.zoomOut)

  /// The forms that were pushed, the present one last.
  private static var stack: [NSCursor] = [arrow]

  /// The form that the program chose last; the arrow at first.
  public static var current: NSCursor { stack.last ?? arrow }

  /// Gives the pointer the form, over all views that give it none themselves, until another one is chosen (J57).
  public func set() {
    Self.stack[Self.stack.count - 1] = self
    Self.show()
  }

  /// Gives the pointer the form until `pop()`.
  public func push() {
    Self.stack.append(self)
    Self.show()
  }

  /// Gives the pointer the form that it had before the last `push()`; does nothing without one.
  public func pop() {
    Self.pop()
  }

  /// Gives the pointer the form that it had before the last `push()`; does nothing without one.
  public static func pop() {
    if stack.count > 1 { stack.removeLast() }
    show()
  }

  private static func show() {
    FrontmostGraph.current?.hover.programShape = current === arrow ? nil : current.shape
  }

  /// Takes the pointer out of sight. The desktop has it in sight, so it has no effect.
  public static func hide() {}

  /// Brings the pointer into sight again. It has no effect: see `hide()`.
  public static func unhide() {}

  /// Takes the pointer out of sight until it moves. It has no effect: see `hide()`.
  public static func setHiddenUntilMouseMoves(_ flag: Bool) {}
}

extension NSView {
  /// Gives the pointer a form over a part of the view. Called by `resetCursorRects()`.
  ///
  /// - Parameter rect: in the view's coordinates, in points.
  public func addCursorRect(_ rect: CGRect, cursor object: NSCursor) {
    addCursorArea(rect, object.style)
  }

  /// Takes the forms away that the pointer has over the view.
  public func discardCursorRects() {
    removeCursorAreas()
  }
}

extension NSCursor {
  fileprivate var style: PointerStyle { PointerStyle(shape: shape) }
}
