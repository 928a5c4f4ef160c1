import Foundation
import SwiftUI
import TesseraUIKit

/// The text of a text view with its attributes, under the name that it has in AppKit. What is changed in it is shown.
open class NSTextStorage: NSMutableAttributedString {
  /// Called when text or attributes are other ones, once for changes between `beginEditing()` and `endEditing()`.
  var didChange: (() -> Void)?
  private var depth = 0
  private var isChanged = false

  private func change(_ change: () -> Void) {
    depth += 1
    change()
    isChanged = true
    depth -= 1
    tell()
  }

  private func tell() {
    guard depth == 0, isChanged else { return }
    isChanged = false
    didChange?()
  }

  /// Changes are told once, at `endEditing()`.
  open override func beginEditing() {
    depth += 1
  }

  /// Tells of the changes since `beginEditing()`; does nothing without one.
  open override func endEditing() {
    guard depth > 0 else { return }
    depth -= 1
    tell()
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    change { super.replaceCharacters(in: range, with: str) }
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    change { super.replaceCharacters(in: range, with: attrString) }
  }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    change { super.setAttributedString(attrString) }
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    change { super.setAttributes(attrs, range: range) }
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    change { super.addAttribute(name, value: value, range: range) }
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    change { super.addAttributes(attrs, range: range) }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change { super.removeAttribute(name, range: range) }
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    change { super.insert(attrString, at: loc) }
  }

  open override func append(_ attrString: NSAttributedString) {
    change { super.append(attrString) }
  }

  open override func deleteCharacters(in range: NSRange) {
    change { super.deleteCharacters(in: range) }
  }

  /// Whether a part of the text has attributes.
  var hasAttributes: Bool {
    var result = false
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, _, stop in
      if !attributes.isEmpty {
        result = true
        stop.pointee = true
      }
    }
    return result
  }
}

/// The room for the text of a text view, under the name that it has in AppKit. Text fills its view here, so what is set is only
/// kept.
@MainActor @preconcurrency
open class NSTextContainer: NSObject {
  /// Whether it is as wide as the view.
  open var widthTracksTextView = true
  /// Whether it is as high as the view.
  open var heightTracksTextView = false
  /// Its size, in points.
  open var containerSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  /// Its size, in points.
  open var size: CGSize {
    get { containerSize }
    set { containerSize = newValue }
  }
  /// The distance of lines from the left and right edges, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// The most lines; 0 for as many as it takes.
  open var maximumNumberOfLines = 0
}
