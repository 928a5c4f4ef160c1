import TesseraCore

/// A part of the page in another place of its bars than by itself (J331): the field of a search at the bottom, for example.
///
/// Where the page has no such part, it is nothing.
nonisolated public struct DefaultToolbarItem: PrimitiveToolbarContent {
  private let kind: ToolbarDefaultItemKind
  private let placement: ToolbarItemPlacement

  /// A part of the page at a place of its bars.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    self.kind = kind
    self.placement = placement
  }

  @MainActor public static func _makeView(_ item: Self) -> AnyView {
    let kind = item.kind.kind
    return AnyView(
      DefaultItemPlace(kind: kind)
        .preference(key: MovedPartsKey.self, value: [kind])
        .trait(MovedPartKey.self, kind)
        .trait(ToolbarPlacementKey.self, item.placement))
  }
}

/// What stands for a part of the page where the bars do not show that themselves.
private struct DefaultItemPlace: View {
  let kind: ToolbarDefaultItemKind.Kind

  @FocusedValue(\.sidebarToggle) private var sidebar: ColumnToggle?

  init(kind: ToolbarDefaultItemKind.Kind) {
    self.kind = kind
  }

  var body: some View {
    if kind == .sidebarToggle, let sidebar {
      Button {
        sidebar.action()
      } label: {
        Label("Sidebar", systemImage: "sidebar.leading")
      }
    } else {
      Color.clear.frame(width: 0, height: 0)
    }
  }
}

/// The part of a page that an item stands for.
nonisolated struct MovedPartKey: ViewTraitKey {
  typealias Value = ToolbarDefaultItemKind.Kind
}

/// The parts of a page that items stand for.
nonisolated struct MovedPartsKey: PreferenceKey {
  static var defaultValue: Set<ToolbarDefaultItemKind.Kind> { [] }

  static func reduce(value: inout Set<ToolbarDefaultItemKind.Kind>, nextValue: () -> Set<ToolbarDefaultItemKind.Kind>) {
    value.formUnion(nextValue())
  }
}

extension PageConfiguration {
  /// Items of a bar side by side, with the parts of the page that some of them stand for.
  @ViewBuilder
  @MainActor func shown(_ items: [ViewElement]) -> some View {
    if movedParts.isEmpty {
      ForEach(items) { $0 }
    } else {
      ForEach(items) { BarItemView(element: $0, search: search, title: title) }
    }
  }
}

/// An item of a bar, or the part of the page that it stands for.
struct BarItemView: View {
  let element: ViewElement
  let search: SearchSource?
  let title: Text?

  var body: some View {
    switch element.trait(MovedPartKey.self) {
    case .search: if let search { SearchBar(search: search).frame(minWidth: 120) }
    case .title:
      title?.font(.system(size: BarMetrics.fontSize, weight: .semibold)).lineLimit(1)
        .semantics(.role(.heading))
    case .sidebarToggle, nil: element
    }
  }
}
