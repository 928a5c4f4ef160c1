import Foundation
import TesseraCore

/// An item of a toolbar, as the user is asked about it.
struct ToolbarChoice: Equatable, Identifiable {
  let id: String
  let title: String
  let isShown: Bool
  let canBeRemoved: Bool
  let canBeMoved: Bool
}

/// Brings items that the user may arrange to the bars of the page (J433).
struct CustomizableToolbar<Items: View>: ViewModifier {
  private let id: String
  private let items: Items

  /// Kept for each id in the settings of the program.
  @AppStorage private var stored: String
  @State private var isArranging = false
  @State private var choices: [ToolbarChoice] = []

  init(id: String, items: Items) {
    self.id = id
    self.items = items
    _stored = AppStorage(wrappedValue: "", "TesseraToolbar.\(id)")
  }

  func body(content: Content) -> some View {
    let arrangement = ToolbarArrangement(stored)
    let (id, isArranging) = (id, $isArranging)
    content
      .modifier(
        ToolbarModifier(
          items: ArrangedToolbarItems(items: items, arrangement: arrangement, choices: $choices)
            .environment(\.toolbarArrangement, arrangement))
      )
      .page { $0.customization = ToolbarCustomization(id: id) { isArranging.wrappedValue = true } }
      .sheet(isPresented: $isArranging) { ToolbarCustomizationSheet(choices: choices, stored: $stored) }
  }
}

/// The items of a toolbar in the order that the user gave them, without those that the user removed.
private struct ArrangedToolbarItems<Items: View>: View {
  let items: Items
  let arrangement: ToolbarArrangement
  let choices: Binding<[ToolbarChoice]>

  var body: some View {
    ElementReader(items) { elements in
      ForEach(arranged(elements)) { $0 }
        .onUpdate(of: Self.choices(elements, arrangement)) {
          if choices.wrappedValue != $0 { choices.wrappedValue = $0 }
        }
    }
  }

  private func arranged(_ elements: [ViewElement]) -> [ViewElement] {
    let movable = elements.filter { $0.toolbarID != nil && $0.toolbarBehavior.canBeMoved }
    let byID = Dictionary(movable.map { ($0.toolbarID ?? "", $0) }) { first, _ in first }
    var next = arrangement.sorted(movable.compactMap(\.toolbarID)).compactMap { byID[$0] }[...]
    let moved = elements.map { element in
      guard let id = element.toolbarID, byID[id] != nil, element.toolbarBehavior.canBeMoved else { return element }
      return next.popFirst() ?? element
    }
    return moved.filter { $0.isInToolbar(arrangement) || $0.toolbarDefault.options.contains(.alwaysAvailable) }
  }

  private static func choices(_ elements: [ViewElement], _ arrangement: ToolbarArrangement) -> [ToolbarChoice] {
    let known = elements.compactMap { element in
      element.toolbarID.map { id in
        ToolbarChoice(
          id: id, title: element.title.isEmpty ? id : element.title, isShown: element.isInToolbar(arrangement),
          canBeRemoved: element.toolbarBehavior.canBeRemoved, canBeMoved: element.toolbarBehavior.canBeMoved)
      }
    }
    let byID = Dictionary(known.map { ($0.id, $0) }) { first, _ in first }
    return arrangement.sorted(known.map(\.id)).compactMap { byID[$0] }
  }
}

@MainActor
extension ViewElement {
  /// The id of an item that the user may arrange; nil for another one.
  fileprivate var toolbarID: String? { toolbarIdentity?.id }

  private var toolbarIdentity: ToolbarItemIdentity? { trait(ToolbarItemIdentityKey.self) ?? nil }

  fileprivate var toolbarBehavior: ToolbarCustomizationBehavior { trait(ToolbarBehaviorKey.self) ?? .default }

  fileprivate var toolbarDefault: ToolbarItemDefault { trait(ToolbarDefaultKey.self) ?? ToolbarItemDefault() }

  fileprivate func isInToolbar(_ arrangement: ToolbarArrangement) -> Bool {
    guard let identity = toolbarIdentity else { return true }
    return !toolbarBehavior.canBeRemoved && identity.showsByDefault || arrangement.shows(identity, toolbarDefault)
  }
}

/// What lets the user arrange the toolbar of a page.
nonisolated struct ToolbarCustomization: Equatable, Sendable {
  let id: String
  let begin: @MainActor @Sendable () -> Void

  static func == (left: ToolbarCustomization, right: ToolbarCustomization) -> Bool { left.id == right.id }
}

/// The menu of a bar whose items the user may arrange.
struct ToolbarCustomizationMenu: ViewModifier {
  let customization: ToolbarCustomization?

  func body(content: Content) -> some View {
    if let customization {
      content
        .contentShape(Rectangle())
        .contextMenu { Button("Customize Toolbar…") { customization.begin() } }
    } else {
      content
    }
  }
}
