import Foundation
import SwiftUI

/// An object and the method that it is to be sent; the object is not kept.
struct ActionTarget {
  private(set) weak var object: AnyObject?
  /// Whether responders are asked instead of one object.
  let isForResponders: Bool
  let action: Selector

  init(_ target: Any?, _ action: Selector) {
    object = target.map { $0 as AnyObject }
    isForResponders = target == nil
    self.action = action
  }

  /// Sends the method to the object, or to the first responder from one on that has it.
  ///
  /// - Returns: whether it was received.
  @MainActor @discardableResult
  func send(from sender: UIResponder?, _ values: Any?...) -> Bool {
    let (first, second) = (values.first ?? nil, values.dropFirst().first ?? nil)
    guard isForResponders else { return action.send(to: object, first, second) }
    return chain(from: sender).contains { action.send(to: $0, first, second) }
  }

  /// The responders that are asked.
  @MainActor private func chain(from sender: UIResponder?) -> some Sequence<UIResponder> {
    let start = UIResponder.first ?? FocusResponder.current ?? sender ?? UIApplication.shared
    return sequence(first: start, next: \.next)
  }

  /// Whether it is this object and this method.
  func isSame(as target: Any?, _ action: Selector) -> Bool {
    object === target.map { $0 as AnyObject } && isForResponders == (target == nil) && self.action == action
  }

  /// Whether it is this object, if one is named, and this method, if one is named.
  func matches(_ target: Any?, _ action: Selector?) -> Bool {
    (target == nil || object === target.map { $0 as AnyObject }) && (action == nil || self.action == action)
  }
}
