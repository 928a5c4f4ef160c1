import Foundation
import SwiftUI

/// How a preview of a view is shown. It makes no difference here.
@MainActor @preconcurrency
open class UIPreviewParameters: NSObject {
  /// The color behind the view.
  open var backgroundColor: UIColor!
  /// What of the view is shown; nil for all of it.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow; nil for that of what is shown.
  open var shadowPath: UIBezierPath?

  /// The usual parameters.
  public override init() {
    super.init()
  }
}

/// Where a preview lies.
@MainActor @preconcurrency
open class UIPreviewTarget: NSObject {
  /// The view that it lies in.
  public let container: UIView
  /// Its middle, in the coordinates of the container.
  public let center: CGPoint
  /// How it is turned and stretched. It makes no difference here.
  public let transform: CGAffineTransform

  /// A place in a view.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
}

/// The view that a context menu or a drag belongs to, and where it is.
@MainActor @preconcurrency
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// Where it is.
  public let target: UIPreviewTarget
  /// How it is shown.
  public let parameters: UIPreviewParameters

  /// A view at a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// A view at its own place.
  public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// The size of the view, in points.
  public var size: CGSize { view.bounds.size }
}
