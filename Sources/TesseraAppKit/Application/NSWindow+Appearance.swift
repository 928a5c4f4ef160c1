import Foundation
import SwiftUI
import TesseraUIKit

extension NSWindow {
  /// Light or dark; nil for as the program is (J160).
  public var appearance: NSAppearance? {
    get { NSAppearance(userInterfaceStyle) }
    set { userInterfaceStyle = newValue?.style ?? .unspecified }
  }

  /// A button of the title bar.
  nonisolated public enum ButtonType: UInt, Sendable {
    /// It closes the window.
    case closeButton = 0
    /// It takes the window out of sight.
    case miniaturizeButton
    /// It makes the window as large as can be.
    case zoomButton
    /// It shows and hides the toolbar.
    case toolbarButton
    /// It stands for the document.
    case documentIconButton = 4
    /// It stands for the versions of the document.
    case documentVersionsButton = 6
  }

  /// A button of the title bar. The desktop draws title bars, so there is none.
  public func standardWindowButton(_ b: ButtonType) -> NSButton? { nil }

  /// A button that title bars of a style would have. The desktop draws title bars, so there is none.
  public static func standardWindowButton(_ b: ButtonType, for styleMask: StyleMask) -> NSButton? { nil }
}

extension NSApplication {
  /// Light or dark, for windows that have no appearance of their own; nil for as the desktop is (J160).
  public var appearance: NSAppearance? {
    get { NSAppearance(userInterfaceStyle) }
    set { userInterfaceStyle = newValue?.style ?? .unspecified }
  }
}
