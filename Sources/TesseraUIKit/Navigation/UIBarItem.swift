import Foundation
import SwiftUI
import TesseraCore

/// What items of bars have in common.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
  /// Tells the bar of changes.
  let followed = FollowedObject()

  /// An empty item.
  public override init() {
    super.init()
  }

  /// What the user reads.
  open var title: String? {
    didSet { if title != oldValue { followed.didChange() } }
  }

  /// A picture; it is shown in place of the title where there is no room for both.
  open var image: UIImage? {
    didSet { followed.didChange() }
  }

  /// Whether the user can choose the item.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { followed.didChange() } }
  }

  /// A number of the program's choice.
  open var tag = 0

  /// What assistive technology reads; nil for the title.
  open var accessibilityLabel: String? {
    didSet { if accessibilityLabel != oldValue { followed.didChange() } }
  }

  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the title: color and font count, in `appearance()`.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state] = attributes
    followed.didChange()
  }

  /// The attributes of the title; nil for the system's.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state] }

  /// By which tests find the item.
  open var accessibilityIdentifier: String? {
    didSet { if accessibilityIdentifier != oldValue { followed.didChange() } }
  }
}
