import Foundation
import Observation

/// What a host tells the bar that is drawn in a window of it, and what the bar asks of the host (DK25).
@Observable
@MainActor
package final class WindowChrome: Equatable {
  /// A button of the window itself.
  package enum Control: Hashable, Sendable {
    case minimize, maximize, close
  }

  /// What the user does with the bar.
  package enum Request: Equatable, Sendable {
    case press(Control)
    /// Two clicks beside the controls of the bar.
    case doubleClick
    /// The menu of the window.
    case showMenu
  }

  /// The title of the window where no page has one.
  package var title = ""
  /// The buttons at the beginning of the bar.
  package var leading: [Control] = []
  /// The buttons at its end.
  package var trailing: [Control] = []
  package var isMaximized = false
  package var isFullScreen = false
  /// Whether the window has a bar at all.
  package var isDecorated = true
  /// Where the bar is on the surface, in points; empty where there is none.
  package var barFrame = CGRect.zero
  /// Does what the user asks for.
  @ObservationIgnored package var perform: (@MainActor (Request) -> Void)?

  package init() {}

  nonisolated package static func == (left: WindowChrome, right: WindowChrome) -> Bool { left === right }
}

nonisolated private enum WindowChromeKey: EnvironmentKey {
  static var defaultValue: WindowChrome? { nil }
}

nonisolated extension EnvironmentValues {
  /// The window whose bar the views draw; nil where the desktop draws one, or none is there, as in tests.
  package var windowChrome: WindowChrome? {
    get { self[WindowChromeKey.self] }
    set { self[WindowChromeKey.self] = newValue }
  }
}
