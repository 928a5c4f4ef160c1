import Foundation

/// A view that draws a shape, and to which more fills and strokes of the same shape can be added.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape that is drawn.
  nonisolated var shape: Content { get }
}

/// A shape filled with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView, ShapeView {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    ShapeNode(view, context)
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.cast(to: ShapeNode<Content, Style>.self).receive(view)
  }
}

nonisolated extension _ShapeView: Sendable {}

extension Shape {
  /// A shape on its own is filled with the foreground style.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  /// The shape filled with a style.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// The shape filled with the foreground style.
  nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// The shape's outline; half of the line lies outside of the shape.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// The shape's outline, `lineWidth` points wide; half of the line lies outside of the shape.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  /// The shape's outline; all of the line lies inside of the shape.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// The shape's outline, `lineWidth` points wide; all of the line lies inside of the shape.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView {
  /// Fills the same shape in front of this drawing.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Outlines the same shape in front of this drawing.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// Outlines the same shape in front of this drawing.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Outlines the inside edge of the same shape in front of this drawing.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// Outlines the inside edge of the same shape in front of this drawing.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

final class ShapeNode<Content: Shape, Style: ShapeStyle>: LayoutNode {
  private var view: _ShapeView<Content, Style>
  private var shape: Animated<Content>
  private var paint = PaintAnimator()

  init(_ view: _ShapeView<Content, Style>, _ context: NodeContext) {
    self.view = view
    shape = Animated(view.shape)
    super.init(context)
    readEnvironment()
  }

  func receive(_ newView: _ShapeView<Content, Style>) {
    guard !ValueComparison.areEqual(view, newView) else { return }
    let old = view
    view = newView
    shape.set(newView.shape, in: self)
    paint.follow(from: old.style, in: scope.values, to: newView.style, in: self)
    invalidateDrawing()
    invalidateLayout()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    paint.follow(from: view.style, in: old, to: view.style, in: self)
    invalidateDrawing()
  }

  override func sizeThatFits(_ proposal: LayoutProposal) -> CGSize {
    view.shape.sizeThatFits(proposal.proposedViewSize)
  }

  override var draws: Bool { true }

  override func render(into builder: inout DisplayListBuilder, at origin: CGPoint) {
    let view = view
    let environment = scope.values
    let shape = shape.shown
    builder.add(origin: origin, size: shownSize) { frame in
      let path = path(of: shape, in: frame.size).offsetBy(dx: frame.minX, dy: frame.minY)
      let paint = paint.shown(view.style.paint(in: environment, frame), in: frame)
      return [.fill(path, paint, view.fillStyle)]
    }
  }

  /// E7: hit where the shape is filled.
  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    let size = shownSize
    guard size.width.isFinite, size.height.isFinite else { return nil }
    let path = path(of: shape.shown, in: size)
    return path.contains(point, eoFill: view.fillStyle.isEOFilled) ? self : nil
  }
}
