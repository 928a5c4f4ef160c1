import Foundation
import TesseraCore

/// Choices that rise from the bottom, as they were written before `confirmationDialog(_:isPresented:actions:)`.
nonisolated public struct ActionSheet {
  /// A choice of an action sheet.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Choices below a title; only "Cancel" where none are given.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}
