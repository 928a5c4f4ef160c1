import Foundation
import SwiftUI

/// How a view controller is shown as a popover. Popovers of UIKit are sheets here, as on a phone: what is said of the place that
/// they point at is kept.
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that it points at.
  public weak var sourceView: UIView?

  /// What it points at, in the coordinates of `sourceView`.
  open var sourceRect = CGRect.null

  /// The item of a bar that it points at.
  public weak var barButtonItem: UIBarButtonItem?

  /// The sides that its arrow may be on.
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  /// Whether it may cover what it points at.
  open var canOverlapSourceViewRect = false

  /// The color behind its content.
  open var backgroundColor: UIColor?

  /// The views that can be used while it is there.
  open var passthroughViews: [UIView]?

  /// The side that its arrow is on: none, because sheets have no arrow.
  public var arrowDirection: UIPopoverArrowDirection { .unknown }
}

/// Sides of a popover that its arrow can be on.
nonisolated public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// It points up.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// It points down.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// It points to the left.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// It points to the right.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// All of them.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// It is not known.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Is told of a popover.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
