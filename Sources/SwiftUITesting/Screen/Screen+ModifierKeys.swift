import SwiftUI
import TesseraCore

extension Screen {
  /// Holds modifier keys from now on, instead of those that were held; none lets all go.
  public func holdModifierKeys(_ modifiers: EventModifiers) {
    perform("modifier keys") { graph.modifierKeys.update(modifiers) }
  }
}
