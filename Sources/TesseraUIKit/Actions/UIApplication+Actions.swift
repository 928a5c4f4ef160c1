import Foundation
import SwiftUI

extension UIApplication {
  /// Sends a method to an object (J32).
  ///
  /// - Parameters:
  ///   - action: the method, which gets the sender and the event if it takes them.
  ///   - target: the object; nil for the first of the responders, from the one with the keyboard on, that has the method. A
  ///     view of SwiftUI with the focus is one of them.
  ///   - sender: what sends it.
  ///   - event: why it is sent.
  /// - Returns: whether it was received.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    ActionTarget(target, action).send(from: sender as? UIResponder, sender, event)
  }
}
