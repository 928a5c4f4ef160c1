import Foundation
import SwiftUI
import TesseraCore

/// The bar at the top of a navigation controller, which shows it.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
  /// Tells the pages of changes.
  let followed = FollowedObject()
  /// The item of the page on top.
  var itemsOfPages: (() -> [UINavigationItem])?

  /// Whether titles of pages are large that leave it to the bar.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { followed.didChange() } }
  }

  /// The items of the pages, the one on top last.
  open var items: [UINavigationItem]? { itemsOfPages?() }

  /// The item of the page on top.
  open var topItem: UINavigationItem? { items?.last }

  /// The item of the page below that.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Whether content shines through. Pages begin below a bar that it does not, unless they say that they include opaque
  /// bars (J113); the bar itself looks the same.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { followed.didChange() } }
  }

  /// The color of the background; nil for that of the page.
  open var barTintColor: UIColor? {
    didSet { followed.didChange() }
  }

  /// The tone of the bar.
  open var barStyle = UIBarStyle.default {
    didSet { if barStyle != oldValue { followed.didChange() } }
  }

  /// The attributes of titles: color, font and distance of letters count.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { followed.didChange() }
  }

  /// The attributes of large titles: color, font and distance of letters count.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { followed.didChange() }
  }

  /// A picture for the line at the edge. An empty one takes the line away; others are not shown here.
  open var shadowImage: UIImage? {
    didSet { followed.didChange() }
  }

  /// The picture of the way back; nil for an arrow.
  open var backIndicatorImage: UIImage? {
    didSet { followed.didChange() }
  }

  /// A picture that says how the title comes out of the way back. It does so without one here.
  open var backIndicatorTransitionMaskImage: UIImage?

  private var picture: UIImage?

  /// Sets a picture behind the bar; an empty one takes the background away.
  ///
  /// - Parameter barMetrics: pictures for low bars are not shown.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }

  /// Sets a picture behind the bar; an empty one takes the background away.
  ///
  /// - Parameters:
  ///   - position: makes no difference here.
  ///   - barMetrics: pictures for low bars are not shown.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    picture = backgroundImage
    followed.didChange()
  }

  /// The picture behind the bar.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { barMetrics == .default ? picture : nil }

  open override var backgroundColor: UIColor? {
    didSet { followed.didChange() }
  }

  /// The appearance of the bar.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      standardAppearance.isTouched = true
      followed.didChange()
    }
  }

  /// The appearance of the bar while no content is below it; nil for the standard one without a background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { followed.didChange() }
  }

  /// The appearance of a low bar. There is none here.
  open var compactAppearance: UINavigationBarAppearance?

  /// The appearance of a low bar while no content is below it. There is none here.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// Whether anything was chosen for the appearance of the bar.
  var hasOwnTheme: Bool {
    standardAppearance.isTouched || scrollEdgeAppearance != nil || barTintColor != nil || backgroundColor != nil
      || titleTextAttributes != nil || largeTitleTextAttributes != nil || shadowImage != nil || picture != nil
      || backIndicatorImage != nil || barStyle != .default
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    followed.didChange()
  }
}
