/// How a view controller is presented.
nonisolated public enum UIModalPresentationStyle: Int, Sendable {
  /// Above everything.
  case fullScreen = 0
  /// As a sheet.
  case pageSheet
  /// As a sheet.
  case formSheet
  /// Above everything, where the presenting controller is.
  case currentContext
  /// By the presentation controller that the transitioning delegate makes; without one as `overFullScreen`.
  case custom
  /// Above everything, with what is below it shining through.
  case overFullScreen
  /// Above everything, with what is below it shining through.
  case overCurrentContext
  /// Beside what its `popoverPresentationController` points at; as a sheet where there is little room.
  case popover
  /// In no other way than it is, for adaptations; as a sheet for a controller.
  case none = -1
  /// As a sheet.
  case automatic = -2

  var coversAll: Bool {
    switch self {
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .custom: true
    case .pageSheet, .formSheet, .popover, .none, .automatic: false
    }
  }

  /// Whether what is below shines through.
  var isClear: Bool {
    switch self {
    case .overFullScreen, .overCurrentContext, .custom: true
    case .fullScreen, .currentContext, .pageSheet, .formSheet, .popover, .none, .automatic: false
    }
  }
}

/// Whether the bar at the top of a phone is light or dark.
nonisolated public enum UIStatusBarStyle: Int, Sendable {
  /// As the surroundings are.
  case `default` = 0
  /// For dark content behind it.
  case lightContent
  /// For light content behind it.
  case darkContent = 3
}
