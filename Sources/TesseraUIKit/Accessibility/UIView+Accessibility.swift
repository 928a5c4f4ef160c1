import Foundation
import SwiftUI

/// What assistive technology is told of a view.
nonisolated public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Nothing.
  public static let none = UIAccessibilityTraits([])
  /// It is a button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// It is a link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// It is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It cannot be used. A control says that by `isEnabled`; it makes no difference here.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// It changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// It is searched in.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// It begins a part.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)

  fileprivate var traits: AccessibilityTraits {
    let pairs: [(UIAccessibilityTraits, AccessibilityTraits)] = [
      (.button, .isButton), (.link, .isLink), (.image, .isImage), (.selected, .isSelected),
      (.staticText, .isStaticText), (.updatesFrequently, .updatesFrequently), (.searchField, .isSearchField),
      (.header, .isHeader),
    ]
    return pairs.reduce(into: AccessibilityTraits()) { traits, pair in
      if contains(pair.0) { traits.formUnion(pair.1) }
    }
  }
}

extension UIView {
  /// Whether the view is one element for assistive technology, made of what is in it.
  public var isAccessibilityElement: Bool {
    get { semantics.isElement ?? false }
    set { semantics.isElement = newValue }
  }

  /// What the view is called.
  public var accessibilityLabel: String? {
    get { semantics.label }
    set { semantics.label = newValue }
  }

  /// What the view shows.
  public var accessibilityValue: String? {
    get { semantics.value }
    set { semantics.value = newValue }
  }

  /// What the view does.
  public var accessibilityHint: String? {
    get { semantics.hint }
    set { semantics.hint = newValue }
  }

  /// By what tests find the view.
  public var accessibilityIdentifier: String? {
    get { semantics.identifier }
    set { semantics.identifier = newValue }
  }

  /// What kind of element the view is.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { attachment { KeptTraits() }.traits }
    set {
      attachment { KeptTraits() }.traits = newValue
      semantics.traits = newValue.traits
    }
  }

  /// Whether assistive technology gets nothing of the view and of what is in it.
  public var accessibilityElementsHidden: Bool {
    get { semantics.hidesElements }
    set { semantics.hidesElements = newValue }
  }
}

@MainActor
private final class KeptTraits {
  var traits = UIAccessibilityTraits.none
}
