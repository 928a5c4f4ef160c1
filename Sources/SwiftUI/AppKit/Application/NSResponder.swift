import Foundation
import TesseraCore

/// What may answer to events: the base of the program, its windows, view controllers and views, under the name that it has
/// in AppKit.
@MainActor @preconcurrency
open class NSResponder: NSObject {
  private weak var explicitNext: NSResponder?

  public override init() {
    super.init()
  }

  /// No responder is kept in an archive, so there is none to be read from one.
  public init?(coder: NSCoder) {
    super.init()
  }

  /// What is asked after this responder, unless the program set another one; nil where the chain ends.
  var followingResponder: NSResponder? { nil }

  /// What is asked after this responder; nil where the chain ends.
  open var nextResponder: NSResponder? {
    get { explicitNext ?? followingResponder }
    set { explicitNext = newValue }
  }

  /// The undo manager of the next responder that has one; that of the foremost window at the end of the chain.
  open var undoManager: UndoManager? { nextResponder?.undoManager ?? FrontmostGraph.current?.environment.undoManager }

  // MARK: The first responder

  /// Whether it may be the one that gets keys.
  open var acceptsFirstResponder: Bool { false }

  /// It is about to get keys.
  ///
  /// - Returns: whether it agrees.
  open func becomeFirstResponder() -> Bool { true }

  /// It is about to get no more keys.
  ///
  /// - Returns: whether it agrees.
  open func resignFirstResponder() -> Bool { true }

  // MARK: The pointer

  private func pass(_ event: NSEvent, to action: (NSResponder) -> Void) {
    if let nextResponder { action(nextResponder) } else { event.isUnhandled = true }
  }

  /// The pointer's main button went down. Without an override, the next responder is told, here and below.
  open func mouseDown(with event: NSEvent) { pass(event) { $0.mouseDown(with: event) } }

  /// The pointer moved while its main button was down.
  open func mouseDragged(with event: NSEvent) { pass(event) { $0.mouseDragged(with: event) } }

  /// The pointer's main button came up.
  open func mouseUp(with event: NSEvent) { pass(event) { $0.mouseUp(with: event) } }

  /// The pointer's secondary button went down.
  open func rightMouseDown(with event: NSEvent) { pass(event) { $0.rightMouseDown(with: event) } }

  /// The pointer moved while its secondary button was down. Not called: hosts report the press of that button alone.
  open func rightMouseDragged(with event: NSEvent) { pass(event) { $0.rightMouseDragged(with: event) } }

  /// The pointer's secondary button came up: called right after `rightMouseDown`.
  open func rightMouseUp(with event: NSEvent) { pass(event) { $0.rightMouseUp(with: event) } }

  /// Another button went down. Not called: hosts do not report other buttons.
  open func otherMouseDown(with event: NSEvent) { pass(event) { $0.otherMouseDown(with: event) } }

  /// Another button came up. Not called: hosts do not report other buttons.
  open func otherMouseUp(with event: NSEvent) { pass(event) { $0.otherMouseUp(with: event) } }

  /// The pointer moved while another button was down. Not called: hosts do not report other buttons.
  open func otherMouseDragged(with event: NSEvent) { pass(event) { $0.otherMouseDragged(with: event) } }

  /// Two fingers moved apart or together (J422).
  open func magnify(with event: NSEvent) { pass(event) { $0.magnify(with: event) } }

  /// Two fingers turned around each other (J422).
  open func rotate(with event: NSEvent) { pass(event) { $0.rotate(with: event) } }

  /// The pointer's button was pressed harder or less hard. Not called: hosts do not report it (J480).
  open func pressureChange(with event: NSEvent) { pass(event) { $0.pressureChange(with: event) } }

  /// The pointer moved while no button was down: for the owners of tracking areas that ask for it.
  open func mouseMoved(with event: NSEvent) { pass(event) { $0.mouseMoved(with: event) } }

  /// The pointer came into a tracking area.
  open func mouseEntered(with event: NSEvent) { pass(event) { $0.mouseEntered(with: event) } }

  /// The pointer left a tracking area.
  open func mouseExited(with event: NSEvent) { pass(event) { $0.mouseExited(with: event) } }

  /// The pointer came into a tracking area that asks for changes of the pointer.
  open func cursorUpdate(with event: NSEvent) { pass(event) { $0.cursorUpdate(with: event) } }

  /// The wheel was turned, or two fingers moved on a touchpad.
  open func scrollWheel(with event: NSEvent) { pass(event) { $0.scrollWheel(with: event) } }

  // MARK: Keys

  /// A key went down.
  open func keyDown(with event: NSEvent) { pass(event) { $0.keyDown(with: event) } }

  /// A key came up.
  open func keyUp(with event: NSEvent) { pass(event) { $0.keyUp(with: event) } }

  /// Other modifier keys are held.
  open func flagsChanged(with event: NSEvent) { pass(event) { $0.flagsChanged(with: event) } }

  /// Asks for an action that a key with a modifier stands for.
  ///
  /// - Returns: whether there is one.
  open func performKeyEquivalent(with event: NSEvent) -> Bool { false }

  /// Makes texts and commands of keys, and sends them to this responder.
  open func interpretKeyEvents(_ eventArray: [NSEvent]) {
    for event in eventArray where event.type == .keyDown { KeyCommand(event)?.send(to: self, by: event) }
  }

  /// A text was typed. Without an override, the next responder is told, here and below.
  open func insertText(_ insertString: Any) { nextResponder?.insertText(insertString) }

  /// The return key.
  open func insertNewline(_ sender: Any?) { nextResponder?.insertNewline(sender) }

  /// The tab key.
  open func insertTab(_ sender: Any?) { nextResponder?.insertTab(sender) }

  /// The delete key.
  open func deleteBackward(_ sender: Any?) { nextResponder?.deleteBackward(sender) }

  /// The key that deletes forward.
  open func deleteForward(_ sender: Any?) { nextResponder?.deleteForward(sender) }

  /// The arrow key that points up.
  open func moveUp(_ sender: Any?) { nextResponder?.moveUp(sender) }

  /// The arrow key that points down.
  open func moveDown(_ sender: Any?) { nextResponder?.moveDown(sender) }

  /// The arrow key that points left.
  open func moveLeft(_ sender: Any?) { nextResponder?.moveLeft(sender) }

  /// The arrow key that points right.
  open func moveRight(_ sender: Any?) { nextResponder?.moveRight(sender) }

  /// The escape key.
  open func cancelOperation(_ sender: Any?) { nextResponder?.cancelOperation(sender) }
}

/// What a key means to `interpretKeyEvents`.
private enum KeyCommand {
  case text(String)
  case command((NSResponder) -> (Any?) -> Void)

  @MainActor init?(_ event: NSEvent) {
    switch event.keyCode {
    case 36, 76: self = .command(NSResponder.insertNewline)
    case 48: self = .command(NSResponder.insertTab)
    case 51: self = .command(NSResponder.deleteBackward)
    case 117: self = .command(NSResponder.deleteForward)
    case 53: self = .command(NSResponder.cancelOperation)
    case 123: self = .command(NSResponder.moveLeft)
    case 124: self = .command(NSResponder.moveRight)
    case 125: self = .command(NSResponder.moveDown)
    case 126: self = .command(NSResponder.moveUp)
    default:
      guard let text = event.characters, !text.isEmpty, event.modifierFlags.isDisjoint(with: [.command, .control])
      else { return nil }
      self = .text(text)
    }
  }

  @MainActor func send(to responder: NSResponder, by event: NSEvent) {
    switch self {
    case .text(let text): responder.insertText(text)
    case .command(let method): method(responder)(nil)
    }
  }
}
