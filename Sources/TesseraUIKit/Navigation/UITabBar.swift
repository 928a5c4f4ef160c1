import Foundation
import SwiftUI
import TesseraCore

/// The bar of tabs of a controller, which shows it.
@MainActor @preconcurrency
open class UITabBar: UIView {
  let followed = FollowedObject()
  var itemsOfTabs: (() -> [UITabBarItem])?

  /// The tabs.
  open var items: [UITabBarItem]? { itemsOfTabs?() }

  /// Whether content shines through. Tabs end above a bar that it does not, unless they say that they include opaque
  /// bars (J113); the bar itself looks the same.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { followed.didChange() } }
  }

  /// The tone of the bar.
  open var barStyle = UIBarStyle.default {
    didSet { if barStyle != oldValue { followed.didChange() } }
  }

  /// The color of the background; nil for the system's.
  open var barTintColor: UIColor? {
    didSet { followed.didChange() }
  }

  /// The color of tabs that are not chosen; nil for gray.
  open var unselectedItemTintColor: UIColor? {
    didSet { followed.didChange() }
  }

  /// A picture behind the bar; an empty one takes the background away.
  open var backgroundImage: UIImage? {
    didSet { followed.didChange() }
  }

  /// A picture for the line at the edge. An empty one takes the line away; others are not shown here.
  open var shadowImage: UIImage? {
    didSet { followed.didChange() }
  }

  /// How the tabs are laid out. They have equal widths here.
  open var itemPositioning = ItemPositioning.automatic

  /// How tabs are laid out.
  nonisolated public enum ItemPositioning: Int, Sendable {
    /// As the device has it.
    case automatic = 0
    /// Over the whole width.
    case fill
    /// In the middle.
    case centered
  }

  /// The appearance of the bar.
  open var standardAppearance = UITabBarAppearance() {
    didSet {
      standardAppearance.isTouched = true
      followed.didChange()
    }
  }

  /// The appearance of the bar while no content is below it; it counts here if there is no other.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { followed.didChange() }
  }

  open override var backgroundColor: UIColor? {
    didSet { followed.didChange() }
  }

  /// Whether anything was chosen for the appearance of the bar.
  var hasOwnTheme: Bool {
    standardAppearance.isTouched || scrollEdgeAppearance != nil || barTintColor != nil || backgroundColor != nil
      || unselectedItemTintColor != nil || backgroundImage != nil || shadowImage != nil || barStyle != .default
  }

  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { followed.didChange() } }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    followed.didChange()
  }
}
