import Foundation
import Observation
import TesseraCore

/// Which items of a toolbar leave the bar first where there is not room for all (F6).
nonisolated public struct ToolbarItemVisibilityPriority: Hashable, Sendable {
  let rank: Int

  public static let low = ToolbarItemVisibilityPriority(rank: -1)
  public static let automatic = ToolbarItemVisibilityPriority(rank: 0)
  public static let high = ToolbarItemVisibilityPriority(rank: 1)
}

nonisolated struct ToolbarPriorityKey: ViewTraitKey {
  typealias Value = ToolbarItemVisibilityPriority
}

/// Whether an item of a toolbar is in the menu that takes what the bar has no room for.
@Observable
@MainActor
final class ToolbarGate {
  private(set) var isInMenu = false
  /// How long the item is in the bar, points.
  @ObservationIgnored var barWidth: CGFloat = 0
  @ObservationIgnored var closeMenu: (@MainActor () -> Void)?

  nonisolated init() {}

  func move(toMenu newValue: Bool) {
    if isInMenu != newValue { isInMenu = newValue }
  }
}

nonisolated struct ToolbarGateKey: ViewTraitKey {
  typealias Value = ToolbarGate
}

/// An item that looks like one of a bar, or like one of a menu.
struct ToolbarItemHolder<Content: View>: View {
  let placement: ToolbarItemPlacement
  let content: Content

  @State private var gate = ToolbarGate()

  init(placement: ToolbarItemPlacement, content: Content) {
    self.placement = placement
    self.content = content
  }

  var body: some View {
    content
      .modifier(OverflowItemLooks(isInMenu: gate.isInMenu, gate: gate))
      .trait(ToolbarGateKey.self, gate)
      .trait(ToolbarPlacementKey.self, placement)
  }
}

/// Makes the controls in an item lines of a menu while the item is in one.
nonisolated private struct OverflowItemLooks: EnvironmentModifier {
  let isInMenu: Bool
  let gate: ToolbarGate

  func write(to values: inout EnvironmentValues) {
    guard isInMenu else { return }
    let gate = gate
    let close = MenuClose { gate.closeMenu?() }
    values.labelStyle = Self.menuLabels
    values.buttonStyle = ControlStyle(MenuItemStyle(close: close.close), at: \EnvironmentValues.buttonStyle) {
      style, configuration in style.makeBody(configuration: configuration)
    }
    values.menuClose = close
  }

  private static let menuLabels = ControlStyle(MenuLabelStyle(), at: \EnvironmentValues.labelStyle) { style, label in
    style.makeBody(configuration: label)
  }
}

/// Items that are always in the menu at the end of the bar (F6).
nonisolated public struct ToolbarOverflowMenu<Content: View>: PrimitiveToolbarContent {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public static func _makeView(_ menu: Self) -> AnyView {
    AnyView(ToolbarItemHolder(placement: ToolbarItemPlacement(region: .overflow), content: menu.content))
  }
}

/// An item whose place in the bar was given a priority.
nonisolated public struct _PrioritizedToolbarContent<Content: ToolbarContent>: PrimitiveToolbarContent {
  let content: Content
  let priority: ToolbarItemVisibilityPriority

  @MainActor public static func _makeView(_ item: Self) -> AnyView {
    AnyView(Content._makeView(item.content).trait(ToolbarPriorityKey.self, item.priority))
  }
}

extension ToolbarContent {
  /// Which items stay in the bar the longest where there is not room for all (F6).
  nonisolated public func visibilityPriority(
    _ priority: ToolbarItemVisibilityPriority
  ) -> _PrioritizedToolbarContent<Self> {
    _PrioritizedToolbarContent(content: self, priority: priority)
  }
}

/// Divides the items at the end of a bar into those that are shown and those in its menu.
@MainActor
struct BarOverflow {
  private(set) var shown: [ViewElement] = []
  private(set) var hidden: [ViewElement] = []

  /// - Parameters:
  ///   - always: items that are in the menu in any case.
  ///   - room: how long the items may be together, points.
  init(_ items: [ViewElement], always: [ViewElement], room: CGFloat) {
    hidden = always
    var left: Set<ObjectIdentifier> = []
    func length(_ count: Int, _ total: CGFloat) -> CGFloat {
      total + BarMetrics.itemSpacing * CGFloat(max(0, count - 1))
    }
    func total() -> CGFloat {
      let staying = items.filter { !left.contains($0.id) }
      let menu: CGFloat = left.isEmpty && always.isEmpty ? 0 : BarMetrics.menuWidth
      return length(staying.count + (menu > 0 ? 1 : 0), staying.reduce(menu) { $0 + $1.barWidth })
    }
    // The lowest priority goes first; of equal ones, the last.
    let order = items.enumerated()
      .filter { $0.element.trait(ToolbarGateKey.self) != nil && !$0.element.isPinned }
      .sorted { ($0.element.priorityRank, -$0.offset) < ($1.element.priorityRank, -$1.offset) }
    for candidate in order {
      guard total() > room else { break }
      left.insert(candidate.element.id)
    }
    shown = items.filter { !left.contains($0.id) }
    hidden = items.filter { left.contains($0.id) } + always
  }

  /// Tells the items where they are.
  func settle() {
    for item in shown { item.trait(ToolbarGateKey.self)?.move(toMenu: false) }
    for item in hidden { item.trait(ToolbarGateKey.self)?.move(toMenu: true) }
  }
}

extension ViewElement {
  @MainActor
  fileprivate var priorityRank: Int { trait(ToolbarPriorityKey.self)?.rank ?? 0 }

  /// How long the item is in the bar; in the menu it has another length.
  @MainActor
  fileprivate var barWidth: CGFloat {
    guard let gate = trait(ToolbarGateKey.self) else { return idealWidth }
    if !gate.isInMenu { gate.barWidth = idealWidth }
    return gate.barWidth
  }

  @MainActor
  fileprivate var isPinned: Bool { trait(ToolbarPlacementKey.self)?.isPinned == true }
}

/// The button of the menu that takes what the bar has no room for.
struct BarOverflowMenu: View {
  let items: [ViewElement]

  @State private var isOpen = false

  init(items: [ViewElement]) {
    self.items = items
  }

  var body: some View {
    let _ = connect()
    Button {
      isOpen = true
    } label: {
      Image(systemName: "ellipsis.circle").font(.system(size: BarMetrics.fontSize))
    }
    .accessibilityLabel("More")
    .modifier(MenuPresenter(isOpen: $isOpen) { ForEach(items) { $0 } })
  }

  private func connect() {
    // Nothing of the menu itself, which keeps the items.
    for item in items {
      item.trait(ToolbarGateKey.self)?.closeMenu = { [isOpen = $isOpen] in isOpen.wrappedValue = false }
    }
  }
}

extension View {
  /// Puts items into the menu at the end of the bar of the page (F6).
  @MainActor @preconcurrency
  public func toolbarOverflowMenu<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let menu = ToolbarOverflowMenu(content: content)
    return toolbar { menu }
  }
}
