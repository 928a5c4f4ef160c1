import TesseraCore

/// What would show widgets, and does not exist on this system.
enum WidgetHost {
  /// Says so once (WK1).
  static func isMissing() {
    ServiceWarning.write("widgets: there is no host of widgets on this system. Previews and tests show them.")
  }
}
