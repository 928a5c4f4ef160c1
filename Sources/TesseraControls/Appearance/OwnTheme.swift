import TesseraCore

/// The appearance of a view of UIKit, for the control of SwiftUI that it shows: it takes the place of that which is chosen for all
/// controls, which the view has taken itself.
nonisolated package struct OwnTheme {
  package var tabBar: TabBarTheme?
  package var segments: SegmentTheme?
  package var toggle: SwitchTheme?
  package var slider: SliderTheme?
  package var progress: ProgressTheme?

  package init() {}
}

nonisolated private struct OwnThemeKey: EnvironmentKey {
  static var defaultValue: OwnTheme? { nil }
}

nonisolated extension EnvironmentValues {
  /// The appearance of the view of UIKit that shows this one; nil elsewhere.
  package var ownTheme: OwnTheme? {
    get { self[OwnThemeKey.self] }
    set { self[OwnThemeKey.self] = newValue }
  }
}
