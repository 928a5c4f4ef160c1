#if Windows
import CGTK
import Foundation
import TesseraCore

/// Connects the bar that views draw at the top of a window with the window itself (DK25).
///
/// GTK takes an invisible widget for the title bar: then it draws none, and keeps the shadow and the edges that resize the window.
@MainActor
final class WindowBarLink {
  private weak var window: HostWindow?
  /// nil where the desktop draws the title bar: around the interfaces of phones, and where there is none.
  let chrome: WindowChrome?

  init(_ window: HostWindow) {
    self.window = window
    let environment = window.declaration.environment
    let isOwn = environment.idiom == .desktop && !environment.windowAttributes.isPlain
    chrome = isOwn ? WindowChrome() : nil
  }

  /// To be called before the window is shown.
  func attach() {
    guard let window else { return }
    guard let chrome else {
      if window.declaration.environment.windowAttributes.hidesTitleBar {
        gtk_window_set_decorated(window.window, gboolean(false))
      }
      return
    }
    if let nothing = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0) {
      gtk_widget_set_visible(nothing, gboolean(false))
      gtk_window_set_titlebar(window.window, nothing)
    }
    // The content has the round corners of the window.
    gtk_widget_set_overflow(window.window.cast(), GTK_OVERFLOW_HIDDEN)
    chrome.perform = { [weak self] in self?.perform($0) }
    let changed: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
      MainActor.assumeIsolated { Signals.target(data, as: WindowBarLink.self)?.follow() }
    }
    Signals.connect(window.window, "notify::maximized", to: self, changed)
    Signals.connect(window.window, "notify::fullscreened", to: self, changed)
    follow()
  }

  func show(_ title: String) {
    if let chrome, chrome.title != title { chrome.title = title }
  }

  func setDecorated(_ isDecorated: Bool) {
    if let chrome, chrome.isDecorated != isDecorated { chrome.isDecorated = isDecorated }
  }

  /// The window, or the desktop, is in another state.
  func follow() {
    guard let chrome, let window, !window.isClosed else { return }
    let isMaximized = gtk_window_is_maximized(window.window) != 0
    if chrome.isMaximized != isMaximized { chrome.isMaximized = isMaximized }
    let isFullScreen = gtk_window_is_fullscreen(window.window) != 0
    if chrome.isFullScreen != isFullScreen { chrome.isFullScreen = isFullScreen }
    let sides = (DesktopSettings.string("gtk-decoration-layout") ?? ":minimize,maximize,close").split(
      separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let leading = controls(sides.first ?? "")
    let trailing = controls(sides.count > 1 ? sides[1] : "")
    if chrome.leading != leading { chrome.leading = leading }
    if chrome.trailing != trailing { chrome.trailing = trailing }
  }

  private func controls(_ names: Substring) -> [WindowChrome.Control] {
    var result: [WindowChrome.Control] = []
    for name in names.split(separator: ",") {
      guard let control = control(String(name)), !result.contains(control) else { continue }
      result.append(control)
    }
    return result
  }

  /// A button by the name that the desktop's setting has for it; nil for one that the window does not have.
  private func control(_ name: String) -> WindowChrome.Control? {
    guard let window else { return nil }
    return switch name {
    case "minimize" where !window.restrictions.contains(.minimize): .minimize
    case "maximize" where gtk_window_get_resizable(window.window) != 0: .maximize
    case "close" where !window.restrictions.contains(.dismiss): .close
    default: nil
    }
  }

  // MARK: What the user does

  private func perform(_ request: WindowChrome.Request) {
    guard let window, !window.isClosed else { return }
    switch request {
    case .press(.close):
      // The view that asks is still being told of the press.
      Timeout.soon { [weak window] in if let window, !window.isClosed { gtk_window_close(window.window) } }
    case .press(.minimize): window.miniaturize()
    case .press(.maximize): toggleMaximized()
    case .doubleClick: doubleClick()
    case .showMenu: showMenu()
    }
  }

  private func toggleMaximized() {
    if let window, gtk_window_get_resizable(window.window) != 0 { window.toggleMaximized() }
  }

  /// What the desktop does for two clicks on a title bar.
  private func doubleClick() {
    switch DesktopSettings.string("gtk-titlebar-double-click") {
    case "none", "lower": break
    case "minimize": window?.miniaturize()
    case "menu": showMenu()
    default: toggleMaximized()
    }
  }

  private func showMenu() {
    guard let window, let event = window.pointerInput.event,
      let surface = gtk_native_get_surface(OpaquePointer(window.window))
    else { return }
    gdk_toplevel_show_window_menu(surface, event)
  }
}
#endif
