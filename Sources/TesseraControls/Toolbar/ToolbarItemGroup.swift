import TesseraCore

/// Several items of a toolbar at one place.
nonisolated public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Items at a place of the toolbar.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  @MainActor public static func _makeView(_ group: Self) -> AnyView {
    AnyView(ToolbarItemHolder(placement: group.placement, content: group.content))
  }
}
