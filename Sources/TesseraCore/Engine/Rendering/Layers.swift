import Foundation

// The names of these modifiers are seen in the types of views, and are SwiftUI's (J23).

nonisolated struct _BackgroundModifier<Secondary: View>: WrapperModifier {
  var secondary: Secondary
  var alignment: Alignment

  @MainActor func makeWrapper(_ context: _NodeContext) -> LayerNode {
    LayerNode(.behind, alignment, context)
  }

  @MainActor func complete(_ wrapper: LayerNode) {
    wrapper.mountSecondary(secondary)
  }

  @MainActor func update(_ wrapper: LayerNode) {
    wrapper.receive(alignment)
    Secondary._updateNode(wrapper.secondaryContent, secondary)
  }
}

/// A filled area behind a view.
nonisolated struct _BackgroundStyleModifier<Style: ShapeStyle>: WrapperModifier {
  var style: Style
  /// Edges at which the fill goes on into the safe area (C42).
  var edges: Edge.Set

  private var area: StyledArea<Style> { StyledArea(style: style, edges: edges) }

  @MainActor func makeWrapper(_ context: _NodeContext) -> LayerNode {
    LayerNode(.behind, .center, context)
  }

  @MainActor func complete(_ wrapper: LayerNode) {
    wrapper.mountSecondary(area)
  }

  @MainActor func update(_ wrapper: LayerNode) {
    StyledArea._updateNode(wrapper.secondaryContent, area)
  }
}

nonisolated struct _OverlayModifier<Secondary: View>: WrapperModifier {
  var secondary: Secondary
  var alignment: Alignment

  @MainActor func makeWrapper(_ context: _NodeContext) -> LayerNode {
    LayerNode(.inFront, alignment, context)
  }

  @MainActor func complete(_ wrapper: LayerNode) {
    wrapper.mountSecondary(secondary)
  }

  @MainActor func update(_ wrapper: LayerNode) {
    wrapper.receive(alignment)
    Secondary._updateNode(wrapper.secondaryContent, secondary)
  }
}

extension View {
  /// Puts views behind this one. They get its size and do not affect the layout (C41).
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_BackgroundModifier(secondary: content(), alignment: alignment))
  }

  /// Puts a view behind this one.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(_BackgroundModifier(secondary: background, alignment: alignment))
  }

  /// Fills the area behind the view; where it touches the safe area's edge, the fill goes on (C42).
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(_BackgroundStyleModifier(style: style, edges: edges))
  }

  /// Fills the area behind the view with the background style (C42).
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Puts a filled shape behind the view.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      _BackgroundModifier(
        secondary: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center))
  }

  /// Puts a shape filled with the background style behind the view.
  nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Puts views in front of this one. They get its size and do not affect the layout (C41).
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_OverlayModifier(secondary: content(), alignment: alignment))
  }

  /// Puts a view in front of this one.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(_OverlayModifier(secondary: overlay, alignment: alignment))
  }

  /// Fills the area in front of the view; where it touches the safe area's edge, the fill goes on.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(_OverlayModifier(secondary: StyledArea(style: style, edges: edges), alignment: .center))
  }

  /// Puts a filled shape in front of the view.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      _OverlayModifier(
        secondary: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center))
  }

  /// Draws a line of `width` points inside the view's edge.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(Rectangle().strokeBorder(content, lineWidth: width))
  }
}
