import Foundation
import SwiftUI
import TesseraControls

nonisolated enum WidgetURLKey: PreferenceKey {
  static var defaultValue: URL? { nil }

  static func reduce(value: inout URL?, nextValue: () -> URL?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Sets the URL that a press on the widget opens (WK5). Outside of widgets, it has no effect.
  nonisolated public func widgetURL(_ url: URL?) -> some View {
    preference(key: WidgetURLKey.self, value: url)
  }

  /// Puts the view among what has the accent color where a widget is shown in two colors. Widgets are shown in their
  /// own colors here.
  nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View {
    environment(\.isWidgetAccentable, accentable)
  }
}

nonisolated extension EnvironmentValues {
  @Entry var isWidgetAccentable = false
}

nonisolated extension ContainerBackgroundPlacement {
  /// The widget that the view is in.
  public static var widget: ContainerBackgroundPlacement { .inWidget }
}
