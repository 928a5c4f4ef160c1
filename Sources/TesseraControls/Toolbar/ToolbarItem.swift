import TesseraCore

/// One item of a toolbar.
nonisolated public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content
  /// The id of the item; empty for one without.
  public let id: ID

  @MainActor public static func _makeView(_ item: Self) -> AnyView {
    AnyView(ToolbarItemHolder(placement: item.placement, content: HStack { item.content }))
  }
}

nonisolated extension ToolbarItem where ID == () {
  /// An item at a place of the toolbar.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    id = ()
    self.placement = placement
    self.content = content()
  }
}

nonisolated extension ToolbarItem: Identifiable where ID: Hashable {}

nonisolated extension ToolbarItem where ID == String {
  /// - Parameter showsByDefault: whether the item is shown before the user arranges the toolbar.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.id = id
    self.placement = showsByDefault ? placement : ToolbarItemPlacement(region: .nowhere)
    self.content = content()
  }
}
