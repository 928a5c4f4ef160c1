import Foundation
import SwiftUI
import TesseraUIKit

extension NSView {
  /// Whether the view is one element for assistive technology, made of what is in it.
  public func isAccessibilityElement() -> Bool { backing.semantics.isElement ?? false }

  /// Sets whether the view is one element for assistive technology, made of what is in it.
  public func setAccessibilityElement(_ accessibilityElement: Bool) {
    backing.semantics.isElement = accessibilityElement
  }

  /// What the view is called.
  public func accessibilityLabel() -> String? { backing.semantics.label }

  /// Sets what the view is called.
  public func setAccessibilityLabel(_ accessibilityLabel: String?) {
    backing.semantics.label = accessibilityLabel
  }

  /// What the view shows.
  public func accessibilityValue() -> Any? { backing.semantics.value }

  /// Sets what the view shows; nil for what it shows by itself.
  public func setAccessibilityValue(_ accessibilityValue: Any?) {
    backing.semantics.value = accessibilityValue.map { "\($0)" }
  }

  /// What the view does: its tool tip.
  public func accessibilityHelp() -> String? { backing.semantics.hint }

  /// Sets what the view does, which is its tool tip, too.
  public func setAccessibilityHelp(_ accessibilityHelp: String?) {
    backing.semantics.hint = accessibilityHelp
  }

  /// By what tests find the view; empty for nothing.
  public func accessibilityIdentifier() -> String { backing.semantics.identifier ?? "" }

  /// Sets by what tests find the view.
  public func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) {
    backing.semantics.identifier = accessibilityIdentifier
  }

  /// Whether assistive technology gets nothing of the view and of what is in it.
  public func isAccessibilityHidden() -> Bool { backing.semantics.hidesElements }

  /// Sets whether assistive technology gets nothing of the view and of what is in it.
  public func setAccessibilityHidden(_ accessibilityHidden: Bool) {
    backing.semantics.hidesElements = accessibilityHidden
  }
}
