import Foundation
import SwiftUI
import TesseraCore

/// The appearance of a button of a bar in one of its states.
@MainActor @preconcurrency
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title: color and font count.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// Moves the title. One that is moved out of sight is not shown; others stay in their place here.
  open var titlePositionAdjustment = UIOffset.zero

  /// A picture behind the button. It is not shown here.
  open var backgroundImage: UIImage? {
    didSet {
      RuntimeWarning.report(.withoutEffect("UIBarButtonItemStateAppearance.backgroundImage has no effect here"))
    }
  }
}

/// The appearance of the buttons of a bar.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
  /// The appearance of a kind of buttons.
  public init(style: UIBarButtonItem.Style) {
    super.init()
  }

  /// The appearance of buttons as others.
  public override init() {
    super.init()
  }

  /// The standard appearance.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    normal = UIBarButtonItemStateAppearance()
  }

  /// The appearance of a button that can be pressed.
  open private(set) var normal = UIBarButtonItemStateAppearance()

  /// The appearance of a button that is pressed. It is dimmed here.
  public let highlighted = UIBarButtonItemStateAppearance()

  /// The appearance of a button that cannot be pressed. It is gray here.
  public let disabled = UIBarButtonItemStateAppearance()

  /// The appearance of a button with the focus. It is the normal one here.
  public let focused = UIBarButtonItemStateAppearance()
}

/// The appearance of a tab in one of its states.
@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title: color and font count.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The color of the picture; nil for that of the title or the bar.
  open var iconColor: UIColor?

  /// The color behind the badge; nil for red.
  open var badgeBackgroundColor: UIColor?

  /// The attributes of the badge. They are the system's here.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// Moves the title. It stays in its place here.
  open var titlePositionAdjustment = UIOffset.zero

  /// Moves the badge. It stays in its place here.
  open var badgePositionAdjustment = UIOffset.zero
}

/// The appearance of the tabs of a bar.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
  /// How tabs are laid out.
  nonisolated public enum Style: Int, Sendable {
    /// Titles below pictures.
    case stacked = 0
    /// Titles beside pictures.
    case inline
    /// Titles beside pictures in a low bar.
    case compactInline
  }

  /// The appearance of a layout of tabs.
  public init(style: Style) {
    super.init()
  }

  /// The appearance of tabs with titles below pictures.
  public override init() {
    super.init()
  }

  /// The standard appearance.
  open func configureWithDefault(for style: Style) {
    normal = UITabBarItemStateAppearance()
    selected = UITabBarItemStateAppearance()
  }

  /// The appearance of a tab that is not chosen.
  open private(set) var normal = UITabBarItemStateAppearance()

  /// The appearance of the chosen tab.
  open private(set) var selected = UITabBarItemStateAppearance()

  /// The appearance of a tab that cannot be chosen. It is dimmed here.
  public let disabled = UITabBarItemStateAppearance()

  /// The appearance of a tab with the focus. It is the normal one here.
  public let focused = UITabBarItemStateAppearance()
}
