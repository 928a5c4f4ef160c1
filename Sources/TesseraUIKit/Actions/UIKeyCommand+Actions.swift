import Foundation
import SwiftUI

extension UIKeyCommand {
  /// A command that sends a method to the first responder that has it (J116).
  ///
  /// - Parameters:
  ///   - input: the key: what it types, or one of the constants of this class.
  ///   - modifierFlags: the keys that are held meanwhile.
  ///   - action: the method, which gets the command if it takes it.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// A command that sends a method to the first responder that has it (J116).
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - image: a picture for it.
  ///   - action: the method, which gets the command if it takes it.
  ///   - input: the key: what it types, or one of the constants of this class.
  ///   - modifierFlags: the keys that are held meanwhile.
  ///   - propertyList: something of the program's choice.
  ///   - discoverabilityTitle: what the command does, in a few words.
  ///   - attributes: whether it is disabled, and more.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = []
  ) {
    self.init(title: title, input: input, modifierFlags: modifierFlags, propertyList: propertyList) { command, start in
      sequence(first: start, next: \.next).contains { responder in
        responder.canPerformAction(action, withSender: command) && action.send(to: responder, command)
      }
    }
    self.image = image
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
  }

  /// Whether the command is disabled. Commands are in no menus here, so that nothing else makes a difference.
  public var attributes: UIMenuElement.Attributes {
    get { isEnabled ? [] : .disabled }
    set { isEnabled = !newValue.contains(.disabled) }
  }
}
