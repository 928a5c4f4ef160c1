import Foundation
import TesseraCore

/// What of the labels of items is shown in the toolbars of windows (J378).
nonisolated public struct ToolbarLabelStyle: Hashable, Sendable, Codable {
  fileprivate enum Kind: String, Codable {
    case automatic, iconOnly, titleAndIcon, titleOnly
  }

  fileprivate let kind: Kind

  /// The platform's default: the icons.
  public static let automatic = ToolbarLabelStyle(kind: .automatic)
  /// The icons.
  public static let iconOnly = ToolbarLabelStyle(kind: .iconOnly)
  /// The icons, and the titles beside them.
  public static let titleAndIcon = ToolbarLabelStyle(kind: .titleAndIcon)
  /// The titles.
  public static let titleOnly = ToolbarLabelStyle(kind: .titleOnly)

  /// The style of the labels in items; nil for that of all bars.
  @MainActor var labelStyle: ControlStyle<LabelStyleConfiguration>? {
    switch kind {
    case .automatic, .iconOnly: nil
    case .titleAndIcon: Self.style(TitleAndIconLabelStyle())
    case .titleOnly: Self.style(TitleOnlyLabelStyle())
    }
  }

  @MainActor private static func style(_ style: some LabelStyle) -> ControlStyle<LabelStyleConfiguration> {
    ControlStyle(style, at: \EnvironmentValues.labelStyle) { style, label in style.makeBody(configuration: label) }
  }
}

nonisolated private enum ToolbarLabelStyleKey: EnvironmentKey {
  static var defaultValue: ToolbarLabelStyle { .automatic }
}

nonisolated extension EnvironmentValues {
  /// What of the labels of items is shown in the toolbars of the window (J378).
  public var toolbarLabelStyle: ToolbarLabelStyle {
    get { self[ToolbarLabelStyleKey.self] }
    set { self[ToolbarLabelStyleKey.self] = newValue }
  }
}

nonisolated extension Scene {
  /// What of the labels of items is shown in the toolbars of the scene's windows (J378).
  public func windowToolbarLabelStyle(fixed toolbarLabelStyle: ToolbarLabelStyle) -> some Scene {
    environment(\.toolbarLabelStyle, toolbarLabelStyle)
  }

  /// What of the labels of items is shown in the toolbars of the scene's windows, as the program keeps it (J378).
  public func windowToolbarLabelStyle(_ toolbarLabelStyle: Binding<ToolbarLabelStyle>) -> some Scene {
    environment(\.toolbarLabelStyle, toolbarLabelStyle.wrappedValue)
  }
}

nonisolated extension AppStorage where Value == ToolbarLabelStyle {
  /// Keeps what of the labels of items is shown.
  public init(wrappedValue: Value = .automatic, _ key: String, store: UserDefaults? = nil) {
    self.init(coded: wrappedValue, key, store: store)
  }
}

nonisolated extension SceneStorage where Value == ToolbarLabelStyle {
  /// Keeps what of the labels of items is shown.
  public init(wrappedValue: Value = .automatic, _ key: String) {
    self.init(coded: wrappedValue, key)
  }
}

/// Gives the labels of a toolbar the style of the window's.
struct ToolbarLabels: ViewModifier {
  @Environment(\.toolbarLabelStyle) private var style

  nonisolated init() {}

  func body(content: Content) -> some View {
    content.transformEnvironment(\.labelStyle) { labels in
      if let wanted = style.labelStyle { labels = wanted }
    }
  }
}
