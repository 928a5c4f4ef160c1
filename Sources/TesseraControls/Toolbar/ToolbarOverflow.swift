import Foundation
import Observation
import TesseraCore

nonisolated struct ToolbarPriorityKey: ViewTraitKey {
  typealias Value = ToolbarItemVisibilityPriority
}

/// Whether an item of a toolbar is in the overflow menu of the bar.
@Observable
@MainActor
final class ToolbarGate {
  private(set) var isInMenu = false
  /// How long the item's views were when they were in the bar last, points.
  @ObservationIgnored private var barWidths: [ViewElement.ID: CGFloat] = [:]
  @ObservationIgnored var closeMenu: (@MainActor () -> Void)?

  nonisolated init() {}

  func move(toMenu newValue: Bool) {
    if isInMenu != newValue { isInMenu = newValue }
  }

  /// The widths of the item's views in the bar. They are known only while the views are there: in the menu they have
  /// another style.
  func barWidths(of views: [ViewElement]) -> [CGFloat] {
    let known = isInMenu ? barWidths : [:]
    barWidths = Dictionary(views.map { ($0.id, known[$0.id] ?? $0.idealWidth) }) { $1 }
    return views.map { barWidths[$0.id] ?? 0 }
  }
}

nonisolated struct ToolbarGateKey: ViewTraitKey {
  typealias Value = ToolbarGate
}

/// An item in the style of a bar or of a menu.
struct ToolbarItemHolder<Content: View>: View {
  let placement: ToolbarItemPlacement
  let identity: ToolbarItemIdentity?
  let content: Content

  @State private var gate = ToolbarGate()
  @Environment(\.toolbarArrangement) private var arrangement
  @Environment(\.toolbarItemDefault) private var standard

  init(placement: ToolbarItemPlacement, identity: ToolbarItemIdentity? = nil, content: Content) {
    self.placement = placement
    self.identity = identity
    self.content = content
  }

  var body: some View {
    content
      .modifier(OverflowItemAppearance(isInMenu: gate.isInMenu, gate: gate))
      .trait(ToolbarGateKey.self, gate)
      .trait(ToolbarItemIdentityKey.self, identity)
      .trait(ToolbarPlacementKey.self, arrangedPlacement)
      .preference(key: AccessoryBarsKey.self, value: placement.accessoryBar.map { [$0] } ?? [])
  }

  /// Where the item is: one that the user removed is in the menu, if it is anywhere.
  private var arrangedPlacement: ToolbarItemPlacement {
    guard let identity else { return placement }
    guard let arrangement else { return identity.showsByDefault ? placement : ToolbarItemPlacement(region: .nowhere) }
    return arrangement.shows(identity, standard) ? placement : ToolbarItemPlacement(region: .overflow)
  }
}

/// Makes the controls in an item lines of a menu while the item is in one.
nonisolated private struct OverflowItemAppearance: EnvironmentModifier {
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
///
/// The items have to be laid out: it goes by their lengths.
@MainActor
struct BarOverflow {
  private(set) var shown: [ViewElement] = []
  private(set) var hidden: [ViewElement] = []

  /// - Parameters:
  ///   - always: items that are in the menu in any case.
  ///   - room: how long the items may be together, points.
  ///   - spacing: the distance between items, points.
  init(
    _ items: [ViewElement], always: [ViewElement], room: CGFloat, spacing: CGFloat = BarMetrics.itemSpacing
  ) {
    var groups = ToolbarItemGroups(items, spacing).groups
    func total() -> CGFloat {
      let staying = groups.filter { !$0.isInMenu }
      let hasMenu = staying.count < groups.count || !always.isEmpty
      let widths = staying.map(\.width) + (hasMenu ? [BarMetrics.menuWidth] : [])
      return widths.reduce(0, +) + spacing * CGFloat(max(0, widths.count - 1))
    }
    // The lowest priority goes first; of equal ones, the last.
    let order = groups.indices.filter { groups[$0].canMove }.sorted {
      (groups[$0].rank, -$0) < (groups[$1].rank, -$1)
    }
    for candidate in order {
      guard total() > room else { break }
      groups[candidate].isInMenu = true
    }
    shown = groups.filter { !$0.isInMenu }.flatMap(\.items)
    hidden = groups.filter(\.isInMenu).flatMap(\.items) + always
  }

  /// Tells the items where they are.
  func settle() {
    for item in shown { item.trait(ToolbarGateKey.self)?.move(toMenu: false) }
    for item in hidden { item.trait(ToolbarGateKey.self)?.move(toMenu: true) }
  }
}

/// Items as the toolbar's content declares them: the views of one item, or of one group, stay together.
@MainActor
private struct ToolbarItemGroups {
  struct Group {
    var items: [ViewElement]
    let gate: ToolbarGate?
    var width: CGFloat = 0
    var canMove = true
    var isInMenu = false

    @MainActor var rank: Int { items[0].trait(ToolbarPriorityKey.self)?.rank ?? 0 }
  }

  private(set) var groups: [Group] = []

  init(_ items: [ViewElement], _ spacing: CGFloat) {
    for item in items {
      let gate = item.trait(ToolbarGateKey.self)
      if let gate, groups.last?.gate === gate {
        groups[groups.count - 1].items.append(item)
      } else {
        groups.append(Group(items: [item], gate: gate))
      }
    }
    for index in groups.indices { measure(&groups[index], spacing) }
  }

  private func measure(_ group: inout Group, _ spacing: CGFloat) {
    let widths = group.gate?.barWidths(of: group.items) ?? group.items.map(\.idealWidth)
    group.width = widths.reduce(0, +) + spacing * CGFloat(widths.count - 1)
    group.canMove =
      group.gate != nil && group.items.allSatisfy { $0.trait(ToolbarPlacementKey.self)?.isPinned != true }
  }
}

/// The button of the overflow menu.
struct BarOverflowMenu: View {
  let items: [ViewElement]

  @State private var isOpen = false

  init(items: [ViewElement]) {
    self.items = items
  }

  var body: some View {
    Button {
      isOpen = true
    } label: {
      Image(systemName: "ellipsis.circle").font(.system(size: BarMetrics.fontSize))
    }
    .withoutMacControls()
    .accessibilityLabel("More")
    .modifier(MenuPresenter(isOpen: $isOpen) { ForEach(items) { $0 } })
    .onUpdate(of: items) { connect($0) }
  }

  private func connect(_ items: [ViewElement]) {
    // Captures nothing of the menu itself, which keeps the items.
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
