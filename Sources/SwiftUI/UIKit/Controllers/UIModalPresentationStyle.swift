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
  /// As a sheet.
  case custom
  /// Above everything, with what is below it shining through.
  case overFullScreen
  /// Above everything, with what is below it shining through.
  case overCurrentContext
  /// As a sheet.
  case popover
  /// As a sheet.
  case automatic = -2

  var coversAll: Bool {
    switch self {
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext: true
    case .pageSheet, .formSheet, .custom, .popover, .automatic: false
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
