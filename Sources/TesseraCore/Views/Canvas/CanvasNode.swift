import Foundation

/// The function of a canvas, and what it stands on.
nonisolated struct CanvasPainter {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let isOpaque: Bool

  init(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, isOpaque: Bool) {
    self.renderer = renderer
    self.isOpaque = isOpaque
  }
}

/// Shows what a function draws. Its children are the symbols, which are seen only where the function draws them.
final class CanvasNode: ContainerNode {
  private var painter: CanvasPainter
  /// What the function drew for which size; nil if it has to draw again.
  private var picture: (size: CGSize, items: [DisplayItem])?

  init(_ painter: CanvasPainter, _ context: NodeContext) {
    self.painter = painter
    super.init(context)
    readEnvironment()
  }

  /// Functions cannot be compared: a new one draws again.
  func receive(_ newPainter: CanvasPainter) {
    painter = newPainter
    redraw()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    redraw()
  }

  private func redraw() {
    picture = nil
    invalidateDrawing()
  }

  // MARK: Layout

  override func sizeThatFits(_ proposal: LayoutProposal) -> CGSize {
    proposal.replacingUnspecified()
  }

  override func placeChildren() {
    for child in children { child.place(at: .zero, .unspecified) }
  }

  override func makeSpacing() -> ViewSpacing { ViewSpacing() }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: LayoutProposal, _ size: CGSize) -> CGFloat? { nil }

  // MARK: Drawing

  override var draws: Bool { true }

  override func render(into builder: inout DisplayListBuilder, at origin: CGPoint) {
    let shown = shownSize
    guard shown.width.isFinite, shown.height.isFinite, shown.width > 0, shown.height > 0 else { return }
    let items = items(in: shown, builder)
    builder.addGroup(
      transform: CGAffineTransform(translationX: origin.x, y: origin.y),
      clip: DisplayGroup.Clip(path: Path(CGRect(origin: .zero, size: shown)))
    ) { group in
      for item in items { group.add(item) }
    }
  }

  private func items(in size: CGSize, _ builder: DisplayListBuilder) -> [DisplayItem] {
    // Symbols change without telling the canvas, so it is drawn again with them.
    if children.isEmpty, let picture, picture.size == size { return picture.items }
    let recording = CanvasRecording(
      environment: scope.values, textEngine: graph.textEngine, bounds: CGRect(origin: .zero, size: size),
      symbols: CanvasRecording.Symbols(nodes: children, builder: builder))
    if painter.isOpaque { recording.items = [.fill(Path(recording.bounds), .color(.black), FillStyle())] }
    var context = GraphicsContext(recording)
    painter.renderer(&context, size)
    let items = recording.drawing
    picture = (size, items)
    return items
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    CGRect(origin: .zero, size: shownSize).contains(point) ? self : nil
  }

  override func describe(into builder: inout SemanticsBuilder) {}
}
