import Foundation
import SwiftUI
import TesseraUIKit

/// A part of a split view controller (J161).
@MainActor @preconcurrency
open class NSSplitViewItem: NSObject {
  /// What a part is for.
  nonisolated public enum Behavior: Int, Sendable {
    /// Anything.
    case `default` = 0
    /// What the user goes to.
    case sidebar
    /// A list of what is to be shown.
    case contentList
    /// More about what is shown.
    case inspector
  }

  /// Says that a length is not chosen.
  nonisolated public static let unspecifiedDimension: CGFloat = -1

  weak var owner: NSSplitViewController?

  /// What the part is for.
  public let behavior: Behavior

  /// What the part shows.
  open var viewController: NSViewController {
    didSet {
      if viewController !== oldValue { owner?.controllerDidChange(of: self, from: oldValue) }
    }
  }

  private init(_ viewController: NSViewController, _ behavior: Behavior) {
    self.viewController = viewController
    self.behavior = behavior
    super.init()
  }

  /// A part for anything.
  public convenience init(viewController: NSViewController) {
    self.init(viewController, .default)
  }

  /// A part that the user goes to other places with. It can be collapsed.
  public convenience init(sidebarWithViewController viewController: NSViewController) {
    self.init(viewController, .sidebar)
    canCollapse = true
    minimumThickness = 140
    maximumThickness = 280
    holdingPriority = UILayoutPriority(260)
  }

  /// A part with a list of what is to be shown.
  public convenience init(contentListWithViewController viewController: NSViewController) {
    self.init(viewController, .contentList)
    minimumThickness = 180
    holdingPriority = UILayoutPriority(255)
  }

  /// A part with more about what is shown. It can be collapsed.
  public convenience init(inspectorWithViewController viewController: NSViewController) {
    self.init(viewController, .inspector)
    canCollapse = true
    minimumThickness = 270
    maximumThickness = 270
    holdingPriority = UILayoutPriority(260)
  }

  /// Whether the part takes no room.
  open var isCollapsed: Bool {
    get { viewController.view.isHidden }
    set {
      guard newValue != isCollapsed else { return }
      viewController.view.isHidden = newValue
      owner?.splitView.adjustSubviews()
    }
  }

  /// Whether the user can collapse the part.
  open var canCollapse = false

  /// How short it can be, in points; `unspecifiedDimension` for as short as can be.
  open var minimumThickness = unspecifiedDimension {
    didSet { owner?.splitView.adjustSubviews() }
  }

  /// How long it can be, in points; `unspecifiedDimension` for as long as can be.
  open var maximumThickness = unspecifiedDimension {
    didSet { owner?.splitView.adjustSubviews() }
  }

  /// How long it is at first, in parts of the whole; `unspecifiedDimension` for an equal share.
  open var preferredThicknessFraction = unspecifiedDimension

  /// How much it resists to be made longer or shorter with the window.
  open var holdingPriority = UILayoutPriority.defaultLow {
    didSet { owner?.prioritiesDidChange() }
  }

  /// Changes the part in the animation of this moment.
  open func animator() -> Self { self }

  /// The lengths that it can have. A minimum that is no length counts as 0, a maximum below the minimum as that.
  var limits: ClosedRange<CGFloat> {
    let least = minimumThickness > 0 && minimumThickness.isFinite ? minimumThickness : 0
    let most = maximumThickness > 0 ? maximumThickness : .infinity
    return least...max(least, most)
  }
}
