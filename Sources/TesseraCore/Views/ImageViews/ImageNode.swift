import Foundation

extension Image: View, PrimitiveView {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    ImageNode(view, context)
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.cast(to: ImageNode.self).receive(view)
  }
}

/// Shows an image in its own size, or in the size it is offered if it is resizable (C3).
final class ImageNode: LayoutNode {
  private(set) var image: Image
  private var resolved: ResolvedImage
  private var font: ResolvedFont
  /// The symbol before, while this one takes its place.
  private var crossing: SymbolCrossing?

  init(_ image: Image, _ context: NodeContext) {
    self.image = image
    font = Self.font(in: context.scope.values)
    resolved = image.resolved(in: context.scope.values, font: font)
    super.init(context)
    readEnvironment()
    report()
  }

  func receive(_ newImage: Image) {
    guard newImage != image else { return }
    let isOtherSource = newImage.source != image.source
    let old = ImagePainter(image: image, resolved: resolved, environment: scope.values)
    image = newImage
    resolve()
    if isOtherSource { cross(from: old) }
  }

  /// The old symbol is replaced by the new one with the requested transition.
  private func cross(from old: ImagePainter) {
    crossing = nil
    guard let replacement = scope.values.contentTransition.symbolReplacement, isPlaced,
      case .symbol = old.resolved.content, case .symbol = resolved.content
    else { return }
    var transaction = transaction
    guard !transaction.disablesAnimations, !graph.animator.isStepping else { return }
    if transaction.animation == nil { transaction.animation = replacement.animation }
    graph.animator.perform(with: transaction) {
      crossing = SymbolCrossing(replacement, from: old, in: self)
    }
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    resolve()
  }

  private func resolve() {
    font = Self.font(in: scope.values)
    resolved = image.resolved(in: scope.values, font: font)
    report()
    invalidateDrawing()
    invalidateLayout(traits: true)
  }

  private func report() {
    if let warning = resolved.warning { graph.warn(warning, at: self) }
  }

  private static func font(in environment: EnvironmentValues) -> ResolvedFont {
    guard let symbolFont = environment.symbolFont else {
      return environment.text.style.attributes(in: environment).font
    }
    var text = environment.text
    text.style.font = symbolFont
    return text.style.attributes(in: environment).font
  }

  // MARK: Layout

  override func sizeThatFits(_ proposal: LayoutProposal) -> CGSize {
    image.resizing == nil ? resolved.size : ownSize(in: proposal)
  }

  private func ownSize(in proposal: LayoutProposal) -> CGSize {
    let size = resolved.size
    return CGSize(
      width: proposal.width.isNaN ? size.width : proposal.width,
      height: proposal.height.isNaN ? size.height : proposal.height)
  }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: LayoutProposal, _ size: CGSize) -> CGFloat? {
    guard case .symbol(_, let metrics) = resolved.content, image.resizing == nil else { return nil }
    switch key.builtIn {
    case .firstTextBaseline, .lastTextBaseline: return metrics.baseline
    default: return nil
    }
  }

  /// C50: symbols keep the distances of text.
  override func makeSpacing() -> ViewSpacing {
    var spacing = ViewSpacing()
    guard case .symbol = resolved.content, image.resizing == nil else { return spacing }
    spacing.top = .text(fontSize: font.size)
    spacing.bottom = .text(fontSize: font.size)
    return spacing
  }

  // MARK: Drawing, hits, semantics

  override var draws: Bool { true }

  override func render(into builder: inout DisplayListBuilder, at origin: CGPoint) {
    let environment = scope.values
    let painter = ImagePainter(image: image, resolved: resolved, environment: environment)
    builder.add(origin: origin, size: shownSize) { frame in
      if environment.redaction.hidesContent { return [RedactedShape.item(in: frame, environment)] }
      if let crossing, crossing.isMoving { return crossing.draw(painter, in: frame) }
      return painter.items(in: frame)
    }
  }

  /// E7: hit in all of its rectangle.
  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    CGRect(origin: .zero, size: shownSize).contains(point) ? self : nil
  }

  override func describe(into builder: inout SemanticsBuilder) {
    let label: String
    switch image.label {
    case .none: return
    case .name(let name): label = name
    case .text(let text): label = text.resolvedString(in: scope.values)
    }
    builder.add(SemanticsElement(role: .image, label: label, node: self))
  }
}
