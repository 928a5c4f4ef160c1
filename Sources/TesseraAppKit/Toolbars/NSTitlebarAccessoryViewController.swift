import Foundation
import SwiftUI
import TesseraUIKit

/// Shows a view beside or below the toolbar of a window that the program made, under the name that it has in AppKit (J298).
@MainActor @preconcurrency
open class NSTitlebarAccessoryViewController: NSViewController {
  weak var bar: WindowBar?

  /// Where the view stands: `left` and `right` of the toolbar, or below it, which all other attributes mean.
  open var layoutAttribute = NSLayoutConstraint.Attribute.bottom {
    didSet { if layoutAttribute != oldValue { bar?.didChange() } }
  }

  /// Whether the view is not shown.
  open var isHidden = false {
    didSet { if isHidden != oldValue { bar?.didChange() } }
  }

  /// How high the view is at least while the window fills the screen. It is as high as ever, so it is only kept.
  open var fullScreenMinHeight: CGFloat = 0

  /// Whether the height of the view follows its content. It does in all cases.
  open var automaticallyAdjustsSize = true
}

extension NSWindow {
  private var windowBar: WindowBar {
    if let bar = extras as? WindowBar { return bar }
    let bar = WindowBar()
    extras = bar
    return bar
  }

  /// The toolbar above the content; nil for none. That of the window of an `App` is not shown, with a warning: views of SwiftUI
  /// have `toolbar(content:)`.
  public var toolbar: NSToolbar? {
    get { (extras as? WindowBar)?.toolbar }
    set {
      windowBar.toolbar?.window = nil
      windowBar.toolbar = newValue
      newValue?.window = self
      barDidChange()
    }
  }

  /// How toolbar and title are arranged. The desktop draws titles, so it is only kept.
  public var toolbarStyle: ToolbarStyle {
    get { (extras as? WindowBar)?.style ?? .automatic }
    set { windowBar.style = newValue }
  }

  /// How toolbar and title are arranged.
  nonisolated public enum ToolbarStyle: Int, Sendable {
    /// As the system does it.
    case automatic = 0
    /// The toolbar is below the title.
    case expanded
    /// As in a window of settings.
    case preference
    /// Both are in one line.
    case unified
    /// Both are in one narrow line.
    case unifiedCompact
  }

  /// Shows and hides the toolbar.
  public func toggleToolbarShown(_ sender: Any?) {
    toolbar?.isVisible.toggle()
  }

  /// What stands beside and below the toolbar.
  public var titlebarAccessoryViewControllers: [NSTitlebarAccessoryViewController] {
    get { (extras as? WindowBar)?.accessories ?? [] }
    set {
      windowBar.accessories = newValue
      for accessory in newValue { accessory.bar = windowBar }
      barDidChange()
    }
  }

  /// Shows a view beside or below the toolbar.
  public func addTitlebarAccessoryViewController(_ childViewController: NSTitlebarAccessoryViewController) {
    titlebarAccessoryViewControllers.append(childViewController)
  }

  /// Shows a view beside or below the toolbar no more. A place that is out of range changes nothing.
  public func removeTitlebarAccessoryViewController(at index: Int) {
    guard titlebarAccessoryViewControllers.indices.contains(index) else { return }
    titlebarAccessoryViewControllers.remove(at: index)
  }

  private func barDidChange() {
    let content = windowBar
    content.didChange()
    bar = content.toolbar == nil && content.accessories.isEmpty ? nil : AnyView(WindowBarFace(bar: content))
  }
}
