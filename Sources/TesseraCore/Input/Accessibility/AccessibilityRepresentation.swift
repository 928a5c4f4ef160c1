import Foundation

/// Forwards a press on a representation to the view that it represents.
nonisolated struct StandInModifier: WrapperModifier {
  @MainActor func makeWrapper(_ context: _NodeContext) -> StandInNode {
    StandInNode(context)
  }

  @MainActor func update(_ wrapper: StandInNode) {}
}

/// The content has the semantics of the hidden representation; its actions act on the visible views.
final class StandInNode: WrapperNode {
  override func describe(into builder: inout SemanticsBuilder) {
    let inner = builder.collectAll { super.describe(into: &$0) }
    for var element in inner {
      element.activation = self
      builder.add(element)
    }
  }
}

extension View {
  /// Replaces the semantics of the view by those of another one, which is not shown.
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    semantics(.hidden(true))
      .semanticsOnlyLabel(representation())
      .modifier(StandInModifier())
  }

  /// Replaces the view's accessibility children by those of views that are not shown.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    let children = children()
    return semantics(.hidden(true))
      .background { VStack { children }.modifier(SemanticsOnlyModifier()) }
      .semantics(.container(.group, nil))
  }
}
