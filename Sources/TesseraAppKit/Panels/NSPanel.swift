import Foundation
import SwiftUI

/// A window for tools, under the name that it has in AppKit. It behaves as other windows do: see `NSWindow`.
@MainActor @preconcurrency
open class NSPanel: NSWindow {
  /// Whether it lies above the program's first window, from when it is shown: its level is the floating one then.
  open var isFloatingPanel = false {
    didSet { level = isFloatingPanel ? .floating : .normal }
  }

  /// Whether it takes the keyboard only where that is needed. The desktop decides, so it is only kept.
  open var becomesKeyOnlyIfNeeded = false

  /// Whether it can be used while a dialog is open. The desktop decides, so it is only kept.
  open var worksWhenModal = false
}
