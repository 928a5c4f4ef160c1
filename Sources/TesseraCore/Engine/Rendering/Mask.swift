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
  /// Masks the view with the opacity of other views. They get its size.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(mask: mask(), alignment: alignment))
  }

  /// Masks the view with the opacity of another view, which gets this view's size.
  @_disfavoredOverload
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: mask, alignment: .center))
  }
}
