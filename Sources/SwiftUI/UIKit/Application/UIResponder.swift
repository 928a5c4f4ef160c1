import Foundation
import TesseraCore

/// What may answer to events: the base of the program, its delegates, windows, view controllers and views.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  public override init() {
    super.init()
  }

  /// What is asked after this responder; nil where the chain ends.
  open var next: UIResponder? { nil }

  /// The undo manager of the next responder that has one; that of the foremost window at the end of the chain.
  open var undoManager: UndoManager? { next?.undoManager ?? FrontmostGraph.current?.environment.undoManager }

  // MARK: The first responder

  /// The responder that gets keys.
  package static weak var first: UIResponder?

  /// Whether it may be the one that is asked first.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it may stop to be the one that is asked first.
  open var canResignFirstResponder: Bool { true }

  /// Whether it is asked first.
  open var isFirstResponder: Bool { UIResponder.first === self }

  /// Asks to be the one that is asked first; the one before has to agree.
  ///
  /// - Returns: whether it is now.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, UIResponder.first?.resignFirstResponder() != false else { return false }
    UIResponder.first = self
    return true
  }

  /// Stops to be the one that is asked first.
  ///
  /// - Returns: whether it is not any more.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    UIResponder.first = nil
    HeldPresses.cancel(for: self)
    return true
  }

  // MARK: Keys

  /// The keys that the responder acts on. They are asked for with each key that is pressed (J116).
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Touches

  /// A finger or the pointer came down on the responder's view. Without an override, the next responder is told.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    pass(event) { $0.touchesBegan(touches, with: event) }
  }

  /// It moved. Without an override, the next responder is told.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    pass(event) { $0.touchesMoved(touches, with: event) }
  }

  /// It is gone. Without an override, the next responder is told.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    pass(event) { $0.touchesEnded(touches, with: event) }
  }

  /// It belongs to a gesture or a scroll view from now on. Without an override, the next responder is told.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    pass(event) { $0.touchesCancelled(touches, with: event) }
  }

  // MARK: Presses

  /// A key went down that nothing else handles. Without an override, the next responder is told (J300).
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    pass(event) { $0.pressesBegan(presses, with: event) }
  }

  /// A key is pressed more or less. Without an override, the next responder is told. Keys do not tell, so it is never called.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    pass(event) { $0.pressesChanged(presses, with: event) }
  }

  /// A key came up. Without an override, the next responder is told.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    pass(event) { $0.pressesEnded(presses, with: event) }
  }

  /// Something else has the keyboard now. Without an override, the next responder is told.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    pass(event) { $0.pressesCancelled(presses, with: event) }
  }

  // MARK: Motion

  /// The device begins to move: it is shaken. Without an override, the next responder is told (J148).
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// The device moved: it was shaken. Without an override, the next responder is told (J148).
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// The device moved too long to have been shaken. Without an override, the next responder is told. Never called here.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Interface Builder (J135)

  /// Called for what is made of a file of Interface Builder: never, for none is read here.
  open func awakeFromNib() {}

  /// Called in Interface Builder: never here.
  open func prepareForInterfaceBuilder() {}

  private func pass(_ event: UIEvent?, to action: (UIResponder) -> Void) {
    if let next { action(next) } else { event?.isUnhandled = true }
  }
}
