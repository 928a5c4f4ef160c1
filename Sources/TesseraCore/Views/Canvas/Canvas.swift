import Foundation

/// A view whose picture is drawn by a function, over and over as a whole.
///
/// It takes all the room it is offered. What is drawn has no views, so it reacts to nothing and means nothing by
/// itself.
public nonisolated struct Canvas<Symbols: View>: PrimitiveView {
  /// Views that the function can draw, each with a `tag`.
  public var symbols: Symbols
  /// Draws the picture into the context; the size is that of the canvas, in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the function covers all of the canvas: what is not covered is then black.
  public var isOpaque: Bool
  /// How exactly colors are worked out. Here they are always worked out in sRGB.
  public var colorMode: ColorRenderingMode
  /// Whether the function may run on another thread. Here it never does.
  public var rendersAsynchronously: Bool

  /// A picture that a function draws.
  ///
  /// - Parameters:
  ///   - opaque: whether the function covers all of the canvas; what it does not cover is black then.
  ///   - symbols: views that the function can draw, each with a `tag`.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    let node = CanvasNode(CanvasPainter(view.renderer, isOpaque: view.isOpaque), context)
    node.content = Symbols._makeNode(view.symbols, context.under(node, arity: .list))
    node.adoptElements()
    return node
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    let node = node.cast(to: CanvasNode.self)
    node.receive(CanvasPainter(view.renderer, isOpaque: view.isOpaque))
    Symbols._updateNode(node.content, view.symbols)
  }
}

extension Canvas where Symbols == EmptyView {
  /// A picture that a function draws.
  ///
  /// - Parameter opaque: whether the function covers all of the canvas; what it does not cover is black then.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
    ) {
      EmptyView()
    }
  }
}
