import Foundation
import TesseraCore

/// A key of a keyboard, with what it types (J300).
@MainActor @preconcurrency
open class UIKey: NSObject {
  /// What it types with the modifier keys that are held; one of the constants of `UIKeyCommand` for keys that type nothing.
  public let characters: String
  /// What it types without modifier keys but the shift key.
  public let charactersIgnoringModifiers: String
  /// The modifier keys that are held.
  public let modifierFlags: UIKeyModifierFlags
  /// Which key of a keyboard with American letters it is.
  public let keyCode: UIKeyboardHIDUsage

  init(_ press: KeyPress) {
    let named = UIKeyCommand.name(of: press.key)
    characters = named ?? press.characters
    charactersIgnoringModifiers = named ?? String(press.key.character)
    modifierFlags = UIKeyModifierFlags(press.modifiers)
    keyCode = UIKeyboardHIDUsage(press.key)
    super.init()
  }
}

extension UIKeyModifierFlags {
  nonisolated init(_ modifiers: EventModifiers) {
    self = []
    let pairs: [(UIKeyModifierFlags, EventModifiers)] = [
      (.alphaShift, .capsLock), (.shift, .shift), (.control, .control), (.alternate, .option), (.command, .command),
      (.numericPad, .numericPad),
    ]
    for (flag, modifier) in pairs where modifiers.contains(modifier) { insert(flag) }
  }
}
