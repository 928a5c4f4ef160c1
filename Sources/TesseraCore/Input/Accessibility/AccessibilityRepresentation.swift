import Foundation

/// Lets a press reach the view that a meaning stands for, though the meaning comes from other views.
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
  /// Lets the view mean to assistive technology what another one means, which is not shown.
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    semantics(.hidden(true))
      .unseenLabel(representation())
      .modifier(StandInModifier())
  }

  /// Gives the view elements inside of it, for assistive technology only: the meaning of views that are not shown.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    let children = children()
    return semantics(.hidden(true))
      .background { VStack { children }.modifier(UnseenModifier()) }
      .semantics(.container(.group, nil))
  }
}
