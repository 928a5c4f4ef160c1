import Foundation

/// A view that fills its proposal with a style: colors and gradients as views, backgrounds.
nonisolated struct StyledArea<Style: ShapeStyle>: PrimitiveView {
  var style: Style
  /// Edges at which the fill goes on into the safe area (C42).
  var edges: Edge.Set = []

  @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    StyledAreaNode(view, context)
  }

  @MainActor static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.cast(to: StyledAreaNode<Style>.self).receive(view)
  }
}

final class StyledAreaNode<Style: ShapeStyle>: LayoutNode {
  private var view: StyledArea<Style>
  private var paint = PaintAnimator()

  init(_ view: StyledArea<Style>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    readEnvironment()
  }

  func receive(_ newView: StyledArea<Style>) {
    guard !ValueComparison.areEqual(view, newView) else { return }
    let old = view
    view = newView
    paint.follow(from: old.style, in: scope.values, to: newView.style, in: self)
    invalidateDrawing()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    paint.follow(from: view.style, in: old, to: view.style, in: self)
    invalidateDrawing()
  }

  /// The edges as they lie on the surface.
  private var physicalEdges: Edge.Set {
    scope.values.layoutDirection == .rightToLeft ? view.edges.mirrored : view.edges
  }

  override var draws: Bool { true }

  override func render(into builder: inout DisplayListBuilder, at origin: CGPoint) {
    let view = view
    let environment = scope.values
    let covered = view.edges.isEmpty || !builder.isInSurface ? EdgeInsets() : coveredInsets(physicalEdges)
    builder.add(origin: origin, size: shownSize) { frame in
      let frame = frame.extended(by: covered)
      let paint = paint.shown(view.style.paint(in: environment, frame), in: frame)
      if case .color(let color) = paint, color.opacity == 0 { return [] }
      return [.fill(Path(frame), paint, FillStyle())]
    }
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    let size = shownSize
    guard point.x >= 0, point.y >= 0, point.x < size.width, point.y < size.height else { return nil }
    // E7: a clear color is not hit.
    if case .color(let color) = view.style.paint(in: scope.values, CGRect(origin: .zero, size: size)),
      color.opacity == 0
    {
      return nil
    }
    return self
  }
}

extension Color: View, PrimitiveView {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    StyledAreaNode(StyledArea(style: view), context)
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.cast(to: StyledAreaNode<Color>.self).receive(StyledArea(style: view))
  }
}

extension LinearGradient: View, PrimitiveView {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    StyledAreaNode(StyledArea(style: view), context)
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.cast(to: StyledAreaNode<LinearGradient>.self).receive(StyledArea(style: view))
  }
}

extension RadialGradient: View, PrimitiveView {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    StyledAreaNode(StyledArea(style: view), context)
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.cast(to: StyledAreaNode<RadialGradient>.self).receive(StyledArea(style: view))
  }
}

extension EllipticalGradient: View, PrimitiveView {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    StyledAreaNode(StyledArea(style: view), context)
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.cast(to: StyledAreaNode<EllipticalGradient>.self).receive(StyledArea(style: view))
  }
}

extension AngularGradient: View, PrimitiveView {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    StyledAreaNode(StyledArea(style: view), context)
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.cast(to: StyledAreaNode<AngularGradient>.self).receive(StyledArea(style: view))
  }
}

extension MeshGradient: View, PrimitiveView {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    StyledAreaNode(StyledArea(style: view), context)
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.cast(to: StyledAreaNode<MeshGradient>.self).receive(StyledArea(style: view))
  }
}
