import Foundation
import TesseraCore

/// How a user, or the program, arranged the tabs of a tab view (J226). It can be kept with `@AppStorage`.
nonisolated public struct TabViewCustomization: Codable, Equatable, Sendable {
  /// What is arranged of a tab.
  public struct TabCustomization: Codable, Equatable, Sendable {
    /// Whether the tab stands in the bar; automatic for what the tab says itself.
    public var tabBarVisibility = Visibility.automatic
    /// Whether the tab stands in the sidebar; automatic for what the tab says itself.
    public var sidebarVisibility = Visibility.automatic

    private enum CodingKeys: String, CodingKey {
      case tabBarVisibility, sidebarVisibility
    }

    fileprivate init() {}

    /// Reads an arrangement; what is not known is automatic.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      tabBarVisibility = Visibility(name: try values.decodeIfPresent(String.self, forKey: .tabBarVisibility))
      sidebarVisibility = Visibility(name: try values.decodeIfPresent(String.self, forKey: .sidebarVisibility))
    }

    /// Writes an arrangement.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(tabBarVisibility.name, forKey: .tabBarVisibility)
      try values.encode(sidebarVisibility.name, forKey: .sidebarVisibility)
    }
  }

  /// What is arranged of a section of tabs.
  public struct SectionCustomization: Codable, Equatable, Sendable {
    /// The ids of the section's tabs in their order; nil for the order in which they are written. Tabs that are not among
    /// them follow.
    public var tabOrder: [String]?

    fileprivate init() {}

    /// Puts the tabs back into the order in which they are written.
    public mutating func resetTabOrder() {
      tabOrder = nil
    }
  }

  private var tabs: [String: TabCustomization] = [:]
  private var sections: [String: SectionCustomization] = [:]

  /// Everything as the tabs say.
  public init() {}

  /// What is arranged of the tab with a `customizationID(_:)`.
  public subscript(tab id: String) -> TabCustomization {
    get { tabs[id] ?? TabCustomization() }
    set { tabs[id] = newValue == TabCustomization() ? nil : newValue }
  }

  /// What is arranged of the section with a `customizationID(_:)`.
  public subscript(section id: String) -> SectionCustomization {
    get { sections[id] ?? SectionCustomization() }
    set { sections[id] = newValue == SectionCustomization() ? nil : newValue }
  }

  /// Shows all tabs where they say.
  public mutating func resetVisibility() {
    tabs = [:]
  }

  /// Puts the tabs of all sections back into the order in which they are written.
  public mutating func resetSectionOrder() {
    sections = [:]
  }
}

nonisolated extension Visibility {
  fileprivate init(name: String?) {
    self = name == "visible" ? .visible : name == "hidden" ? .hidden : .automatic
  }

  fileprivate var name: String {
    switch self {
    case .automatic: "automatic"
    case .visible: "visible"
    case .hidden: "hidden"
    }
  }
}

nonisolated private struct TabViewCustomizationKey: EnvironmentKey {
  static var defaultValue: TabViewCustomization? { nil }
}

nonisolated extension EnvironmentValues {
  var tabViewCustomization: TabViewCustomization? {
    get { self[TabViewCustomizationKey.self] }
    set { self[TabViewCustomizationKey.self] = newValue }
  }
}

extension View {
  /// How the tabs of the tab view are arranged (J226). Programs change it; there is no view in which users do.
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    modifier(TabCustomizationModifier(customization: customization))
  }
}

nonisolated private struct TabCustomizationModifier: ViewModifier {
  let customization: Binding<TabViewCustomization>?

  @MainActor func body(content: Content) -> some View {
    content.environment(\.tabViewCustomization, customization?.wrappedValue)
  }
}

/// Whether users may arrange a tab.
nonisolated public struct TabCustomizationBehavior: Hashable, Sendable {
  private enum Kind: Hashable {
    case automatic, reorderable, disabled
  }

  private let kind: Kind

  /// The platform's default: the tab can be moved in the sidebar.
  public static let automatic = TabCustomizationBehavior(kind: .automatic)
  /// The tab can be moved.
  public static let reorderable = TabCustomizationBehavior(kind: .reorderable)
  /// The tab stays where it is.
  public static let disabled = TabCustomizationBehavior(kind: .disabled)
}

nonisolated extension AppStorage where Value == TabViewCustomization {
  /// Keeps how the tabs of a tab view are arranged.
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) {
    self.init(coded: wrappedValue, key, store: store)
  }
}

nonisolated extension SceneStorage where Value == TabViewCustomization {
  /// Keeps how the tabs of a tab view are arranged.
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String) {
    self.init(coded: wrappedValue, key)
  }
}
