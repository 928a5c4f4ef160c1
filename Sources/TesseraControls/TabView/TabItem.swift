import Foundation
import Observation
import TesseraCore

/// Whether the content of a tab is shown, and whether it ever was.
@Observable
@MainActor
final class TabGate {
  private(set) var isOpen = false
  private(set) var wasOpen = false
  /// Whether the tab stands in a column beside the content, and not in a bar.
  private(set) var isInSidebar = false

  nonisolated init() {}

  func show(_ isChosen: Bool, inSidebar: Bool) {
    if isOpen != isChosen { isOpen = isChosen }
    if isInSidebar != inSidebar { isInSidebar = inSidebar }
    if isChosen, !wasOpen { wasOpen = true }
  }
}

/// What a view says of its tab.
nonisolated struct TabItem {
  let gate: TabGate
  let label: Satellite
}

nonisolated struct TabItemKey: ViewTraitKey {
  typealias Value = TabItem
}

nonisolated private struct TabItemModifier<Label: View>: ViewModifier {
  let label: Label

  @MainActor func body(content: Content) -> some View {
    content.modifier(TabContent(label: label))
  }
}

/// Keeps the content of a tab away until the tab is chosen (F10).
private struct TabContent<Label: View>: ViewModifier {
  let label: Label

  @State private var gate = TabGate()
  @State private var satellite = Satellite()

  init(label: Label) {
    self.label = label
  }

  func body(content: Content) -> some View {
    ZStack {
      if gate.wasOpen { content.modifier(StageModifier(isOnstage: gate.isOpen, includesStagesInside: true)) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .modifier(CurtainModifier(isOpen: gate.isOpen))
    // Only the chosen tab has a say in whether there is a bar.
    .transformPreference(TabBarWishKey.self) { [isOpen = gate.isOpen] in if !isOpen { $0 = TabBarWish() } }
    .modifier(
      SatelliteModifier(satellite) {
        label.modifier(TabLabelLooks(isChosen: gate.isOpen, isInSidebar: gate.isInSidebar))
      }
    )
    .trait(TabItemKey.self, TabItem(gate: gate, label: satellite))
  }
}

extension View {
  /// What the tab of this view shows in the bar of its `TabView` (F10).
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}

/// A tab with its content (F10).
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: View {
  private let value: Value?
  private let content: Content
  private let label: Label

  init(value: Value?, content: Content, label: Label) {
    self.value = value
    self.content = content
    self.label = label
  }

  @MainActor public var body: some View {
    if let value {
      content.tabItem { label }.tag(value)
    } else {
      content.tabItem { label }
    }
  }
}

/// What a tab is for, beyond its content.
nonisolated public struct TabRole: Hashable, Sendable {
  private let name: String

  /// Searching, at the end of the bar.
  public static let search = TabRole(name: "search")
}

/// The label of a tab that is described by a title and a picture.
public typealias DefaultTabLabel = TesseraControls.Label<Text, Image>

nonisolated extension Tab {
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  {
    self.init(value: value, content: content(), label: label())
  }
}

nonisolated extension Tab where Value == Never {
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: nil, content: content(), label: label())
  }
}

nonisolated extension Tab where Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: DefaultTabLabel {
        Text(titleKey)
      } icon: {
        Image(systemName: systemImage)
      })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: DefaultTabLabel {
        Text(title)
      } icon: {
        Image(systemName: systemImage)
      })
  }
}

nonisolated extension Tab where Value == Never, Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel {
        Text(titleKey)
      } icon: {
        Image(systemName: systemImage)
      })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel {
        Text(title)
      } icon: {
        Image(systemName: systemImage)
      })
  }
}
