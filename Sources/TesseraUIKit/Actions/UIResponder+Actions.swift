import Foundation
import SwiftUI

extension UIResponder {
  /// Whether a method can be sent to the responder.
  public func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.canBeSent(to: self)
  }

  /// The first responder from this one on that has a method; nil if none has it.
  public func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    sequence(first: self, next: \.next).first { $0.canPerformAction(action, withSender: sender) }
  }
}

extension UIView {
  /// Takes the keyboard away from the view or the one in it that has it. In a window, fields of SwiftUI lose it, too.
  ///
  /// - Parameter force: whether no view is asked if it agrees. A view that refuses keeps the keyboard in both cases here.
  /// - Returns: whether none of them has it any more.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    if let responder = UIResponder.first {
      let isInside = sequence(first: responder, next: \.next).contains { $0 === self }
      return isInside ? responder.resignFirstResponder() : true
    }
    return self is UIWindow ? FocusResponder.current?.resignFirstResponder() ?? true : true
  }
}
