import Foundation
import TesseraCore

/// What may answer to events: the base of the program, its windows and view controllers, under the name that it has in
/// AppKit.
@MainActor @preconcurrency
open class NSResponder: NSObject {
  public override init() {
    super.init()
  }

  /// What is asked after this responder; nil where the chain ends.
  open var nextResponder: NSResponder? { nil }

  /// Whether it may be the one that is asked first.
  open var acceptsFirstResponder: Bool { false }
}
