import Foundation
import SwiftUI
import TesseraCore
import TesseraUIKit

/// What stands above the content of a window.
@MainActor
final class WindowBar {
  let followed = FollowedObject()
  var toolbar: NSToolbar?
  var style = NSWindow.ToolbarStyle.automatic
  var accessories: [NSTitlebarAccessoryViewController] = []

  func didChange() {
    followed.didChange()
  }

  func accessories(at attribute: NSLayoutConstraint.Attribute) -> [NSTitlebarAccessoryViewController] {
    accessories.filter { accessory in
      guard !accessory.isHidden else { return false }
      switch accessory.layoutAttribute {
      case .left, .right: return accessory.layoutAttribute == attribute
      default: return attribute == .bottom
      }
    }
  }
}

/// Shows what stands above the content of a window.
struct WindowBarFace: View {
  let bar: WindowBar

  var body: some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the bar
    let _: Void = bar.followed.follow()
    VStack(spacing: 0) {
      if hasLine {
        HStack(spacing: 8) {
          views(.left)
          if let toolbar = bar.toolbar { ToolbarFace(toolbar: toolbar) } else { Spacer() }
          views(.right)
        }
        .padding(.horizontal, 8)
        .frame(minHeight: 44)
      }
      views(.bottom)
      if bar.toolbar?.showsBaselineSeparator != false { Divider() }
    }
    .background(Color(nsColor: .windowBackgroundColor))
  }

  private var hasLine: Bool {
    if let toolbar = bar.toolbar {
      // tessera:disable side-effect-in-body - this only notes that the body reads the toolbar
      toolbar.followed.follow()
      if toolbar.isVisible { return true }
    }
    return !bar.accessories(at: .left).isEmpty || !bar.accessories(at: .right).isEmpty
  }

  private func views(_ attribute: NSLayoutConstraint.Attribute) -> some View {
    ForEach(bar.accessories(at: attribute), id: \.self) { accessory in
      ToolbarItemView(view: accessory.view)
    }
  }
}
