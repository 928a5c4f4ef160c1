import Foundation

/// How an action of a notification acts.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Options of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Accepted; a desktop asks nothing before an action.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// Accepted; a desktop shows all actions alike.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// The program's windows come to the front (UN5).
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// A picture beside the title of an action. Desktops show titles only; it is kept.
public final class UNNotificationActionIcon: NSObject, Sendable {
  let name: String

  /// The name of a symbol.
  public init(systemImageName: String) {
    name = systemImageName
    super.init()
  }

  /// The name of an image of the program.
  public init(templateImageName: String) {
    name = templateImageName
    super.init()
  }
}

/// A button of a notification.
public class UNNotificationAction: NSObject {
  /// What answers call it.
  public let identifier: String
  /// What stands on the button.
  public let title: String
  /// How it acts.
  public let options: UNNotificationActionOptions
  /// The picture beside the title; it is kept.
  public let icon: UNNotificationActionIcon?

  /// An action with a title.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.options = options
    self.icon = icon
    super.init()
  }

  var values: ActionValues { ActionValues(identifier: identifier, title: title, options: options) }
}

/// An action with which the user writes something.
public final class UNTextInputNotificationAction: UNNotificationAction {
  /// The button that sends the text. A desktop has its own.
  public let textInputButtonTitle: String
  /// What stands in the empty field. A desktop has its own.
  public let textInputPlaceholder: String

  /// An action with a title.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon? = nil,
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }

  override var values: ActionValues {
    var values = super.values
    values.input = ActionValues.Input(button: textInputButtonTitle, placeholder: textInputPlaceholder)
    return values
  }
}

/// An action as a value.
struct ActionValues: Sendable {
  struct Input: Sendable {
    var button: String
    var placeholder: String
  }

  var identifier: String
  var title: String
  var options: UNNotificationActionOptions
  /// What the user is asked to write with; nil for an action that is only pressed.
  var input: Input?

  var action: UNNotificationAction {
    guard let input else { return UNNotificationAction(identifier: identifier, title: title, options: options) }
    return UNTextInputNotificationAction(
      identifier: identifier, title: title, options: options, textInputButtonTitle: input.button,
      textInputPlaceholder: input.placeholder)
  }
}
