import Foundation
import SwiftUI
import TesseraUIKit

/// A method and the object that it is sent to, as controls and items of menus have them (J74).
struct NSResponderAction {
  /// The object, which is not kept; nil for the first of the responders that has the method.
  weak var target: AnyObject?
  /// The method; nil for none.
  var action: Selector?

  /// Whether there is an object that has the method.
  @MainActor func isAvailable(from sender: Any?) -> Bool {
    action.map { NSApplication.shared.target(forAction: $0, to: target, from: sender) != nil } ?? false
  }

  /// Sends the method.
  ///
  /// - Returns: whether it was received.
  @MainActor @discardableResult
  func send(from sender: Any?) -> Bool {
    action.map { NSApplication.shared.sendAction($0, to: target, from: sender) } ?? false
  }
}

extension NSApplication {
  /// Sends a method to an object (J74).
  ///
  /// - Parameters:
  ///   - theAction: the method.
  ///   - theTarget: the object; nil for the first of the responders that has the method.
  ///   - sender: what the method is called with, if it takes an argument.
  /// - Returns: whether it was received.
  @discardableResult
  public func sendAction(_ theAction: Selector, to theTarget: Any?, from sender: Any?) -> Bool {
    guard let receiver = target(forAction: theAction, to: theTarget, from: sender) else { return false }
    return theAction.send(to: receiver as AnyObject, sender)
  }

  /// The object that a method reaches that is sent to no object (J74).
  ///
  /// - Returns: nil if no responder has it.
  public func target(forAction action: Selector) -> Any? { target(forAction: action, to: nil, from: nil) }

  /// The object that a method reaches (J74).
  ///
  /// - Parameters:
  ///   - action: the method.
  ///   - target: the object; nil for the first of the responders that has it.
  ///   - sender: what is asked after the key window with what is around it, if it is a responder.
  /// - Returns: nil if there is none.
  public func target(forAction action: Selector, to target: Any?, from sender: Any?) -> Any? {
    if let target { return action.canBeSent(to: target as AnyObject) ? target : nil }
    return receivers(from: sender).first { action.canBeSent(to: $0) }
  }

  /// What is asked for a method without an object: the first responder and those after it, the window's delegate, the sender
  /// with those after it, the program and its delegate.
  private func receivers(from sender: Any?) -> [AnyObject] {
    let window = (sender as? NSView)?.window ?? keyWindow
    var receivers: [AnyObject] = []
    if let first = window?.firstResponder { receivers += Array(sequence(first: first) { $0.nextResponder }) }
    if let delegate = window?.delegate { receivers.append(delegate) }
    if let sender = sender as? NSResponder { receivers += Array(sequence(first: sender) { $0.nextResponder }) }
    receivers.append(self)
    if let delegate { receivers.append(delegate) }
    return receivers
  }
}
