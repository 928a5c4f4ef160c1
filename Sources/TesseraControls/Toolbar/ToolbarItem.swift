import TesseraCore

/// One item of a toolbar.
nonisolated public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content
  private let identity: ToolbarItemIdentity?
  /// The id of the item; empty for one without.
  public let id: ID

  @MainActor public static func _makeView(_ item: Self) -> AnyView {
    AnyView(ToolbarItemHolder(placement: item.placement, identity: item.identity, content: HStack { item.content }))
  }
}

nonisolated extension ToolbarItem where ID == () {
  /// An item at a place of the toolbar.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    id = ()
    identity = nil
    self.placement = placement
    self.content = content()
  }
}

nonisolated extension ToolbarItem: Identifiable where ID: Hashable {}

nonisolated extension ToolbarItem where ID == String {
  /// An item that the user may arrange in a toolbar with an id (J433).
  ///
  /// - Parameter showsByDefault: whether the item is shown before the user arranges the toolbar.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.id = id
    self.placement = placement
    identity = ToolbarItemIdentity(id: id, showsByDefault: showsByDefault)
    self.content = content()
  }
}
