import Foundation
import TesseraCore

/// Keys that a responder acts on, and what it does then (J116).
///
/// Responders have them as `keyCommands`. TesseraUIKit adds the initializers with actions.
@MainActor @preconcurrency
open class UIKeyCommand: NSObject {
  /// The key: what it types, or one of the constants of this class.
  public let input: String?
  /// The keys that are held meanwhile.
  public let modifierFlags: UIKeyModifierFlags
  /// What the command is called.
  open var title: String
  /// A picture for it.
  open var image: UIImage?
  /// What the command does, in a few words.
  open var discoverabilityTitle: String?
  /// Something of the program's choice.
  public let propertyList: Any?
  /// Whether the command comes before what the view with the focus does with the keys.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether it can be used, for modules above.
  package var isEnabled = true
  /// Has the first responder that can do what the command says do it, from one on; says whether there was one.
  private let perform: (UIKeyCommand, UIResponder) -> Bool

  /// - Parameters:
  ///   - title: what it is called.
  ///   - input: the key.
  ///   - modifierFlags: the keys that are held meanwhile.
  ///   - propertyList: something of the program's choice.
  ///   - perform: has the first responder that can do what the command says do it, from one on.
  package init(
    title: String, input: String, modifierFlags: UIKeyModifierFlags, propertyList: Any?,
    perform: @escaping (UIKeyCommand, UIResponder) -> Bool
  ) {
    self.title = title
    self.input = input
    self.modifierFlags = modifierFlags
    self.propertyList = propertyList
    self.perform = perform
    super.init()
  }

  /// No command is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) { nil }

  // MARK: Keys

  /// The arrow key that points up.
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow key that points down.
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow key that points left.
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow key that points right.
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The escape key.
  nonisolated public static let inputEscape = "UIKeyInputEscape"
  /// The key that leads a page up.
  nonisolated public static let inputPageUp = "UIKeyInputPageUp"
  /// The key that leads a page down.
  nonisolated public static let inputPageDown = "UIKeyInputPageDown"
  /// The key that leads to the beginning.
  nonisolated public static let inputHome = "UIKeyInputHome"
  /// The key that leads to the end.
  nonisolated public static let inputEnd = "UIKeyInputEnd"
  /// The key that deletes backward.
  nonisolated public static let inputDelete = "UIKeyInputDelete"

  private static let namedKeys: [String: KeyEquivalent] = [
    inputUpArrow: .upArrow, inputDownArrow: .downArrow, inputLeftArrow: .leftArrow, inputRightArrow: .rightArrow,
    inputEscape: .escape, inputPageUp: .pageUp, inputPageDown: .pageDown, inputHome: .home, inputEnd: .end,
    inputDelete: .delete, "\u{8}": .delete, "\u{7F}": .delete, "\n": .return,
  ]

  /// The constant that stands for a key that types nothing; nil for others.
  static func name(of key: KeyEquivalent) -> String? {
    namedKeys.first { $0.key.hasPrefix("UIKeyInput") && $0.value == key && $0.value != .delete }?.key
  }

  /// Whether the keys are those of the command. Capital letters count as small ones: the shift key is said by a flag.
  private func isMeant(by press: KeyPress) -> Bool {
    guard let input, press.phase != .up, press.modifiers.subtracting(.capsLock) == modifierFlags.modifiers else {
      return false
    }
    if let key = Self.namedKeys[input] { return press.key == key }
    return !input.isEmpty && input.lowercased() == String(press.key.character).lowercased()
  }

  /// - Returns: whether the keys are those of the command and a responder did what it says.
  fileprivate func handle(_ press: KeyPress, comesFirst: Bool, from responder: UIResponder) -> Bool {
    isEnabled && wantsPriorityOverSystemBehavior == comesFirst && isMeant(by: press) && perform(self, responder)
  }
}

/// Keys that are held while another one is pressed.
nonisolated public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The caps lock key, while it is locked. Commands are found whether it is or not.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The option key, which is Alt on most keyboards.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The command key of an Apple keyboard. Here commands with it are typed with the control key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the block of digits.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

  fileprivate var modifiers: EventModifiers {
    let pairs: [(UIKeyModifierFlags, EventModifiers)] = [
      (.shift, .shift), (.control, .control), (.alternate, .option), (.command, .command), (.numericPad, .numericPad),
    ]
    return pairs.reduce(into: EventModifiers()) { if contains($1.0) { $0.insert($1.1) } }
  }
}

extension UIView {
  /// Offers a key to the commands of the responders around this root, and then to the responders (J116, J300).
  ///
  /// - Parameters:
  ///   - press: the key.
  ///   - comesFirst: whether only commands are asked that come before what the focus does, or only the others.
  /// - Returns: whether one of them was meant and did something.
  func takesKey(_ press: KeyPress, comesFirst: Bool) -> Bool {
    guard let start = responderForKeys else { return false }
    let isCommand = sequence(first: start, next: \.next).contains { responder in
      responder.keyCommands?.contains { $0.handle(press, comesFirst: comesFirst, from: start) } == true
    }
    return isCommand || !comesFirst && HeldPresses.tell(press, to: start)
  }

  /// The first responder if it is in this root, else the innermost controller whose view is shown.
  private var responderForKeys: UIResponder? {
    if let first = UIResponder.first, sequence(first: first, next: \.next).contains(where: { $0 === self }) {
      return first
    }
    guard let controller, controller.isShown, controller.presentedViewController == nil else { return nil }
    return controller.innermostShown
  }
}

extension UIViewController {
  /// This controller, or the innermost one in it whose view is shown.
  fileprivate var innermostShown: UIViewController {
    children.last(where: \.isShown)?.innermostShown ?? self
  }
}
