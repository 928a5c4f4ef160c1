import Foundation
import SwiftUI

/// Is told of the editing of a field, and asked about it. All methods may be left out.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
  /// Whether the editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// The editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Whether the editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// The editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// The editing ended, with the reason.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextFieldDidEndEditingReason)

  /// Whether a part of the text may be replaced.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool

  /// The insertion point or the text is another one.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Whether the text may be cleared.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Whether the return key does what it usually does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  public func textFieldDidEndEditing(_ textField: UITextField) {}

  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextFieldDidEndEditingReason) {}

  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }

  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

// Methods as they are called where they may be missing, as in `delegate?.textFieldShouldReturn?(field)` (J156).
extension UITextFieldDelegate {
  /// Calls the method, which is always there.
  public var textFieldShouldBeginEditing: ((UITextField) -> Bool)? { { self.textFieldShouldBeginEditing($0) } }

  /// Calls the method, which is always there.
  public var textFieldShouldEndEditing: ((UITextField) -> Bool)? { { self.textFieldShouldEndEditing($0) } }

  /// Calls the method, which is always there.
  public var textFieldDidBeginEditing: ((UITextField) -> Void)? { { self.textFieldDidBeginEditing($0) } }

  /// Calls the method, which is always there.
  public var textFieldDidChangeSelection: ((UITextField) -> Void)? { { self.textFieldDidChangeSelection($0) } }

  /// Calls the method, which is always there.
  public var textFieldShouldClear: ((UITextField) -> Bool)? { { self.textFieldShouldClear($0) } }

  /// Calls the method, which is always there.
  public var textFieldShouldReturn: ((UITextField) -> Bool)? { { self.textFieldShouldReturn($0) } }
}
