import Foundation
import SwiftUI

/// A window for tools, under the name that it has in AppKit. It behaves as other windows do here: see `NSWindow`.
@MainActor @preconcurrency
open class NSPanel: NSWindow {
  /// Whether it stays above the windows of documents. The desktop orders windows, so it is only kept.
  open var isFloatingPanel = false

  /// Whether it takes the keyboard only where that is needed. The desktop decides, so it is only kept.
  open var becomesKeyOnlyIfNeeded = false

  /// Whether it can be used while a dialog is open. The desktop decides, so it is only kept.
  open var worksWhenModal = false
}
