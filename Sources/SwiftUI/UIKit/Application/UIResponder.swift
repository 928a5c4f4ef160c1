import Foundation

/// What may answer to events: the base of the program, its delegates, windows and view controllers.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  public override init() {
    super.init()
  }

  /// What is asked after this responder; nil where the chain ends.
  open var next: UIResponder? { nil }

  /// Whether it may be the one that is asked first.
  open var canBecomeFirstResponder: Bool { false }

  /// The undo manager of the next responder that has one; that of the foremost window at the end of the chain.
  open var undoManager: UndoManager? { next?.undoManager ?? FrontmostGraph.current?.environment.undoManager }
}
