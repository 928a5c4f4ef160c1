import Foundation
import SwiftUI
import TesseraCore

/// The appearance of a navigation bar.
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of a title in the bar: color, font and distance of letters count.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { isTouched = true }
  }

  /// The attributes of a large title: color, font and distance of letters count.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { isTouched = true }
  }

  /// Moves titles. They stay in their place here.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet {
      if titlePositionAdjustment != .zero {
        RuntimeWarning.report(.withoutEffect("UINavigationBarAppearance.titlePositionAdjustment has no effect here"))
      }
    }
  }

  /// The appearance of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance() {
    didSet { isTouched = true }
  }

  /// The appearance of buttons that end what the user does. It is that of other buttons here.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  /// The appearance of the way back.
  open var backButtonAppearance = UIBarButtonItemAppearance() {
    didSet { isTouched = true }
  }

  /// The picture of the way back.
  public private(set) var backIndicatorImage: UIImage?

  /// A picture that says how the title comes out of the way back. It does so without one here.
  public private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the picture of the way back; nil for the system's.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    isTouched = true
    self.backIndicatorImage = backIndicatorImage
    backIndicatorTransitionMaskImage = transitionMaskImage
  }
}

/// The appearance of a bar of tabs.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of tabs with their titles below their pictures, which is how they are shown.
  open var stackedLayoutAppearance = UITabBarItemAppearance() {
    didSet { isTouched = true }
  }

  /// The appearance of tabs with their titles beside their pictures. It is not shown so here.
  open var inlineLayoutAppearance = UITabBarItemAppearance()

  /// The appearance of tabs with their titles beside their pictures in a low bar. It is not shown so here.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The appearance of a bar of items.
@MainActor @preconcurrency
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance() {
    didSet { isTouched = true }
  }

  /// The appearance of buttons that end what the user does. It is that of other buttons here.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}
