import Foundation
import SwiftUI

nonisolated private enum WidgetFamilyKey: EnvironmentKey {
  static var defaultValue: WidgetFamily { .systemSmall }
}

nonisolated private enum WidgetRenderingModeKey: EnvironmentKey {
  static var defaultValue: WidgetRenderingMode { .fullColor }
}

nonisolated private enum WidgetContentMarginsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets() }
}

nonisolated private enum WidgetContainerBackgroundKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

nonisolated extension EnvironmentValues {
  /// The size in which the widget is shown that the view is in; `systemSmall` outside of widgets.
  public internal(set) var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  /// How the widget is colored that the view is in.
  public internal(set) var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }

  /// The distance that the host keeps from the widget's edges; none outside of widgets.
  public internal(set) var widgetContentMargins: EdgeInsets {
    get { self[WidgetContentMarginsKey.self] }
    set { self[WidgetContentMarginsKey.self] = newValue }
  }

  /// Whether the background of the widget is seen.
  public internal(set) var showsWidgetContainerBackground: Bool {
    get { self[WidgetContainerBackgroundKey.self] }
    set { self[WidgetContainerBackgroundKey.self] = newValue }
  }
}
