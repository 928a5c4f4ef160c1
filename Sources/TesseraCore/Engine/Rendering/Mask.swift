import Foundation

nonisolated struct MaskModifier<Mask: View>: WrapperModifier {
  var mask: Mask
  var alignment: Alignment

  @MainActor func makeWrapper(_ context: _NodeContext) -> LayerNode {
    LayerNode(.mask, alignment, context)
  }

  @MainActor func complete(_ wrapper: LayerNode) {
    wrapper.mountSecondary(mask)
  }

  @MainActor func update(_ wrapper: LayerNode) {
    wrapper.receive(alignment)
    Mask._updateNode(wrapper.secondaryContent, mask)
  }
}

extension View {
  /// Shows of the view what other views cover, as much as they are opaque. They are offered its size.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(mask: mask(), alignment: alignment))
  }

  /// Shows of the view what another view covers, as much as that is opaque. It is offered this view's size.
  @_disfavoredOverload
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: mask, alignment: .center))
  }
}
