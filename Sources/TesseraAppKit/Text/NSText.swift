import Foundation
import SwiftUI

/// What texts that the user edits have in common, under the name that it has in AppKit. `NSTextView` is such a text.
@MainActor @preconcurrency
open class NSText: NSView {
  /// The user begins to edit.
  nonisolated public static let didBeginEditingNotification = Notification.Name("NSTextDidBeginEditingNotification")
  /// The user changed the text.
  nonisolated public static let didChangeNotification = Notification.Name("NSTextDidChangeNotification")
  /// The user ended editing.
  nonisolated public static let didEndEditingNotification = Notification.Name("NSTextDidEndEditingNotification")

  /// A text.
  public override init(frame frameRect: CGRect) {
    super.init(frame: frameRect)
  }

  /// No view is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// Is told of the editing of a text, and asked about it. All methods may be left out.
@MainActor @preconcurrency
public protocol NSTextDelegate: AnyObject {
  /// Whether the editing may begin.
  func textShouldBeginEditing(_ textObject: NSText) -> Bool

  /// Whether the editing may end.
  func textShouldEndEditing(_ textObject: NSText) -> Bool

  /// The editing began.
  func textDidBeginEditing(_ notification: Notification)

  /// The editing ended.
  func textDidEndEditing(_ notification: Notification)

  /// The user changed the text: the object of the notification is the text view.
  func textDidChange(_ notification: Notification)
}

extension NSTextDelegate {
  public func textShouldBeginEditing(_ textObject: NSText) -> Bool { true }

  public func textShouldEndEditing(_ textObject: NSText) -> Bool { true }

  public func textDidBeginEditing(_ notification: Notification) {}

  public func textDidEndEditing(_ notification: Notification) {}

  public func textDidChange(_ notification: Notification) {}
}

/// Is told of the editing of a text view, and asked about it. All methods may be left out.
@MainActor @preconcurrency
public protocol NSTextViewDelegate: NSTextDelegate {
  /// Whether a part of the text may be replaced.
  func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
  ) -> Bool

  /// Something else is selected.
  func textViewDidChangeSelection(_ notification: Notification)
}

extension NSTextViewDelegate {
  public func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
  ) -> Bool { true }

  public func textViewDidChangeSelection(_ notification: Notification) {}
}
