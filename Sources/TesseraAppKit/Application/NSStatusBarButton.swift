import Foundation
import SwiftUI

/// What an item beside the clock shows, under the name that it has in AppKit.
@MainActor @preconcurrency
open class NSStatusBarButton: NSButton {
  /// A button that shows nothing yet.
  public override init(frame frameRect: CGRect) {
    super.init(frame: frameRect)
    prepare()
  }

  /// No view is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    title = ""
    isBordered = false
  }

  /// Whether it is grayed although it can be pressed.
  open var appearsDisabled = false {
    didSet { if appearsDisabled != oldValue { alphaValue = appearsDisabled ? 0.4 : 1 } }
  }
}
