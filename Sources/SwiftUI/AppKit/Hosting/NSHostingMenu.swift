import Foundation

/// A menu of AppKit whose items are those of a view: buttons, toggles, pickers, dividers and menus (J424).
///
/// They are shown where the menu opens, with state of their own. `items` has only what the program adds to it, which follows them.
@MainActor @preconcurrency
open class NSHostingMenu<Content: View>: NSMenu {
  /// What is shown. Another value of it counts when the menu opens the next time.
  open var rootView: Content

  /// A menu of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(title: "")
  }

  override package var hostedItems: AnyView? { AnyView(rootView) }
}
