import Foundation
import SwiftUI
import TesseraControls
import TesseraCore
import TesseraUIKit

extension NSResponder {
  /// Sends a method to this responder or the first one after it that has it (J161).
  ///
  /// In a window of an `App`, `NSSplitViewController.toggleSidebar(_:)` and `toggleInspector(_:)` reach the split view and the
  /// inspector of SwiftUI if no responder has them.
  ///
  /// - Parameters:
  ///   - action: the method.
  ///   - object: what it is called with, if it takes an argument.
  /// - Returns: whether it was received.
  @discardableResult
  public func tryToPerform(_ action: Selector, with object: Any?) -> Bool {
    let receiver = sequence(first: self) { $0.nextResponder }.first { action.canBeSent(to: $0) }
    if let receiver { return action.send(to: receiver, object) }
    return ColumnCommand(action)?.perform() ?? false
  }
}

/// What shows and hides a column of a window of SwiftUI.
@MainActor
enum ColumnCommand {
  case sidebar
  case inspector

  /// nil for another method.
  init?(_ action: Selector) {
    if action == Selector("toggleSidebar") {
      self = .sidebar
    } else if action == Selector("toggleInspector") {
      self = .inspector
    } else {
      return nil
    }
  }

  /// - Returns: whether the window has such a column.
  func perform() -> Bool {
    guard let values = FrontmostGraph.current?.focus.offeredValues else { return false }
    let toggle = self == .sidebar ? values.sidebarToggle : values.inspectorToggle
    toggle?.action()
    return toggle != nil
  }
}
