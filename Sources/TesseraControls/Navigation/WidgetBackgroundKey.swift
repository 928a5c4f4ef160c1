import TesseraCore

/// The background that views give to the widget around them; the first one counts. Outside of widgets, nothing reads it.
nonisolated package enum WidgetBackgroundKey: PreferenceKey {
  package static var defaultValue: Portal? { nil }

  package static func reduce(value: inout Portal?, nextValue: () -> Portal?) {
    value = value ?? nextValue()
  }
}
