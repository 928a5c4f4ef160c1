import Foundation

extension Text: View, PrimitiveView {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    TextNode(view, context)
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.cast(to: TextNode.self).receive(view)
  }
}

/// Shows a text: as wide as it is offered or needs, as high as its lines (C80).
final class TextNode: LayoutNode, ReaderDependentNode {
  // Exclusive access is not checked, here and below: these are read in each step, and no change in place calls other
  // code.
  @exclusivity(unchecked) private(set) var text: Text
  @exclusivity(unchecked) private(set) var resolved: ResolvedText
  @exclusivity(unchecked) private var measure: TextMeasure
  @exclusivity(unchecked) private var scale: CGFloat
  @exclusivity(unchecked) private var lineLimit: Int?
  @exclusivity(unchecked) private var reservedLines: Int
  /// How far the font may shrink, 1 for not at all (C83).
  @exclusivity(unchecked) private var minimumScale: CGFloat
  @exclusivity(unchecked) private var allowsTightening: Bool
  /// The text as it was last shrunk, and for which proposal.
  @exclusivity(unchecked) private var shrunk: (proposal: LayoutProposal, text: ResolvedText)?
  /// The text before, while this one takes its place (D52).
  @exclusivity(unchecked) private var crossing: TextCrossing?
  /// Tells when the text changes by itself, if it does.
  private var clock: TextClock?
  /// Whether the layout is a preference, which a node above reads (J457).
  private var tellsLayout = false
  /// The links in the text, over their characters.
  private var links: ContiguousArray<TextLinkNode> = []

  init(_ text: Text, _ context: NodeContext) {
    self.text = text
    var environment = context.scope.values
    let change = text.nextChange(in: &environment)
    resolved = text.resolved(in: environment)
    measure = context.graph.measure(resolved)
    scale = environment.displayScale
    lineLimit = environment.text.lineLimit
    reservedLines = environment.text.reservedLines
    minimumScale = Self.usable(environment.text.minimumScaleFactor)
    allowsTightening = environment.text.allowsTightening
    super.init(context)
    readEnvironment()
    if resolved.hasLinks { renewLinks() }
    if let change { wait(for: change, since: environment.now) }
    if graph.features.hasReaderDependentKeys { tellLayout() }
  }

  override func willRemove() {
    super.willRemove()
    clock?.stop()
    if tellsLayout { preferenceDidChange(Text.LayoutKey.self) }
  }

  /// The moment came at which the text changes by itself.
  func timeDidPass() {
    resolve()
  }

  private func wait(for change: Date?, since moment: Date) {
    guard let change else {
      clock?.stop()
      return clock = nil
    }
    let clock = clock ?? TextClock(self)
    self.clock = clock
    clock.wait(for: change, since: moment)
  }

  func receive(_ newText: Text) {
    guard newText != text else { return }
    text = newText
    resolve()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    if old.redaction != scope.values.redaction { invalidateDrawing() }
    if old.textRenderer != scope.values.textRenderer {
      invalidateDrawing()
      invalidateLayout(traits: false)
    }
    resolve()
  }

  private func resolve() {
    var environment = scope.values
    let change = text.nextChange(in: &environment, clock)
    if change != nil || clock != nil { wait(for: change, since: environment.now) }
    let newResolved = text.resolved(in: environment)
    let newScale = environment.displayScale
    let newLimit = environment.text.lineLimit
    let newReserved = environment.text.reservedLines
    let newMinimum = Self.usable(environment.text.minimumScaleFactor)
    let isSame = newResolved == resolved
    guard
      !isSame || newScale != scale || newLimit != lineLimit || newReserved != reservedLines
        || newMinimum != minimumScale || environment.text.allowsTightening != allowsTightening
    else { return }
    if !isSame { cross(to: newResolved) }
    scale = newScale
    lineLimit = newLimit
    reservedLines = newReserved
    minimumScale = newMinimum
    allowsTightening = environment.text.allowsTightening
    shrunk = nil
    if !isSame {
      resolved = newResolved
      measure = graph.measure(newResolved)
      if !links.isEmpty || newResolved.hasLinks { renewLinks() }
      titleDidChange()
    }
    if tellsLayout { graph.contents.geometryDidChange(of: self) }
    invalidateDrawing()
    invalidateLayout(traits: true)
  }

  /// The old text goes over into the new one if the update is animated.
  private func cross(to newText: ResolvedText) {
    crossing = nil
    let transition = scope.values.contentTransition
    guard transition != .identity, isPlaced, animatingTransaction != nil else { return }
    let old = layout(shown(placedProposal), size.width, placedProposal.height)
    let direction = transition.rollDirection(from: resolved.readableString, to: newText.readableString)
    let common = direction == 0 ? 0 : widthInCommon(with: newText)
    crossing = TextCrossing(
      from: old, commonWidth: common, roll: direction * lineHeight(of: resolved) * 0.6, in: self)
  }

  /// How far this text and a new one begin with the same characters; 0 for texts of several styles or lines.
  private func widthInCommon(with newText: ResolvedText) -> CGFloat {
    guard let old = resolved.runs.first, let new = newText.runs.first, resolved.runs.count == 1,
      newText.runs.count == 1, old.attributes == new.attributes, hasOneLine
    else { return 0 }
    let prefix = old.string.commonPrefix(with: new.string)
    guard !prefix.isEmpty else { return 0 }
    var part = newText
    part.runs[0].string = prefix
    return graph.measure(part).size.width
  }

  private static func usable(_ factor: CGFloat) -> CGFloat {
    factor.isNaN ? 1 : min(max(factor, 0), 1)
  }

  // MARK: Layout

  private var hasOneLine: Bool { measure.lineCount == 1 && reservedLines <= 1 }

  /// Whole pixels, so that a text offered its own width needs no more lines (C80).
  private func pixelCeiling(_ length: CGFloat) -> CGFloat {
    // The tolerance keeps a width that is on a pixel but for rounding errors there.
    max(0, (length * scale - 0.001).rounded(.up)) / scale
  }

  private var idealSize: CGSize {
    CGSize(width: pixelCeiling(measure.size.width), height: measure.size.height.rounded(.up))
  }

  override func sizeThatFits(_ proposal: LayoutProposal) -> CGSize {
    guard let renderer = scope.values.textRenderer else { return ownSize(proposal) }
    return renderer.size(proposal) { [weak self] in self?.ownSize($0) ?? .zero }
  }

  private func ownSize(_ proposal: LayoutProposal) -> CGSize {
    let ideal = idealSize
    let fitsWidth = proposal.width.isNaN || proposal.width >= ideal.width
    // One line that fits: the height does not matter, unless the text may shrink.
    let fitsHeight = minimumScale == 1 || proposal.height.isNaN || proposal.height >= ideal.height
    if fitsWidth, fitsHeight, hasOneLine { return ideal }
    let layout = layout(shown(proposal), proposal.width, proposal.height)
    let height = max(layout.size.height, reservedHeight).rounded(.up)
    let width = min(pixelCeiling(layout.size.width), max(proposal.width.isNaN ? .infinity : proposal.width, 0))
    return CGSize(width: max(width, min(pixelCeiling(layout.size.width), measure.minimumWidth)), height: height)
  }

  override func lengthThatFits(_ proposal: LayoutProposal, _ axis: Axis) -> CGFloat {
    if axis == .horizontal, proposal.width == 0, lineLimit == nil, minimumScale == 1 {
      return pixelCeiling(measure.minimumWidth)
    }
    return super.measure(proposal)[axis]
  }

  private func wrappingWidth(_ width: CGFloat) -> CGFloat? {
    width.isNaN || width == .infinity ? nil : max(width, 0)
  }

  private func lineHeight(of text: ResolvedText) -> CGFloat {
    guard let first = text.runs.first?.attributes else { return measure.size.height }
    let height = text.lineHeight(of: first.font, graph.textEngine.metrics(of: first.font))
    return height + abs(first.baselineOffset) + text.lineSpacing
  }

  private var reservedHeight: CGFloat {
    reservedLines > 1 ? CGFloat(reservedLines) * lineHeight(of: resolved) - resolved.lineSpacing : 0
  }

  /// As many whole lines as fit the height, at least one, at most the limit (C80, C81).
  private func allowedLines(_ height: CGFloat, of text: ResolvedText) -> Int? {
    let limit = lineLimit.map { max(1, $0) }
    guard height.isFinite else { return limit }
    let fitting = ((height + text.lineSpacing + 0.001) / max(lineHeight(of: text), 1)).rounded(.down)
    let lines = max(1, Int(saturating: fitting))
    return min(max(lines, reservedLines), limit ?? .max)
  }

  private func layout(_ text: ResolvedText, _ width: CGFloat, _ height: CGFloat) -> any TextLayout {
    graph.layOut(text, width: wrappingWidth(width), maximumLines: allowedLines(height, of: text))
  }

  /// The text as it is shown when it is offered `proposal`: scaled down if that is allowed and necessary (C83).
  private func shown(_ proposal: LayoutProposal) -> ResolvedText {
    guard minimumScale < 1 || allowsTightening else { return resolved }
    if let shrunk, shrunk.proposal == proposal { return shrunk.text }
    let text = fitting(proposal)
    shrunk = (proposal, text)
    return text
  }

  /// How often the search for what changes the text least is narrowed down by half.
  private static let shrinkingSteps = 8
  /// How much nearer to each other characters come at most, in parts of the font's size.
  private static let tightest: CGFloat = 0.04

  /// The text with characters that are nearer to each other, if that makes it fit, or else in a smaller font.
  private func fitting(_ proposal: LayoutProposal) -> ResolvedText {
    var text = resolved
    if allowsTightening, !fitsWidth(text, proposal) {
      text = leastChange(most: Self.tightest) {
        resolved.tightened(by: $0)
      } until: {
        fitsWidth($0, proposal)
      }
    }
    guard minimumScale < 1, !fits(text, proposal) else { return text }
    return leastChange(most: 1 - minimumScale) {
      text.scaled(by: 1 - $0)
    } until: {
      fits($0, proposal)
    }
  }

  /// Whether the text is shown in full and is no wider than it is offered, as one character may be.
  private func fitsWidth(_ text: ResolvedText, _ proposal: LayoutProposal) -> Bool {
    let layout = layout(text, proposal.width, proposal.height)
    return !layout.isTruncated && !(pixelCeiling(layout.size.width) > pixelCeiling(proposal.width))
  }

  /// J22: whether the text is shown in full and is neither wider nor higher than it is offered.
  private func fits(_ text: ResolvedText, _ proposal: LayoutProposal) -> Bool {
    fitsWidth(text, proposal)
      && !(layout(text, proposal.width, proposal.height).size.height > proposal.height + 0.001)
  }

  /// The text with the smallest change with which it fits, or with the most that is allowed.
  private func leastChange(
    most: CGFloat, changed: (CGFloat) -> ResolvedText, until fits: (ResolvedText) -> Bool
  ) -> ResolvedText {
    var best = changed(most)
    guard fits(best) else { return best }
    var (enough, tooLittle) = (most, CGFloat(0))
    for _ in 0..<Self.shrinkingSteps {
      let amount = (enough + tooLittle) / 2
      let text = changed(amount)
      if fits(text) {
        enough = amount
        best = text
      } else {
        tooLittle = amount
      }
    }
    return best
  }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: LayoutProposal, _ size: CGSize) -> CGFloat? {
    switch key.builtIn {
    case .firstTextBaseline:
      if minimumScale == 1, !allowsTightening { return measure.firstBaseline }
      return layout(shown(proposal), size.width, proposal.height).firstBaseline
    case .lastTextBaseline:
      if hasOneLine, size.width >= measure.size.width { return measure.lastBaseline }
      return layout(shown(proposal), size.width, proposal.height).lastBaseline
    // Lines below rows of lists begin where the text does.
    case .listRowSeparatorLeading:
      return 0
    default:
      return key == VerticalAlignment.firstTextLineCenter.key ? firstLineCenter(proposal, size) : nil
    }
  }

  private func firstLineCenter(_ proposal: LayoutProposal, _ size: CGSize) -> CGFloat {
    let lines = layout(shown(proposal), size.width, proposal.height).lineBoxes
    return size.height / CGFloat(max(1, lines.count)) / 2
  }

  override func makeSpacing() -> ViewSpacing {
    let size = resolved.runs.first?.attributes.font.size ?? 17
    var spacing = ViewSpacing()
    spacing.top = .text(fontSize: size)
    spacing.bottom = .text(fontSize: size)
    return spacing
  }

  // MARK: Drawing, hits, semantics

  override var draws: Bool { true }

  override func render(into builder: inout DisplayListBuilder, at origin: CGPoint) {
    guard !resolved.runs.allSatisfy({ $0.string.isEmpty }) else { return }
    let layout = layout(shown(placedProposal), size.width, placedProposal.height)
    let environment = scope.values
    if environment.redaction.hidesContent {
      builder.add(origin: origin, size: size) { RedactedShape.items(for: layout, in: $0, environment) }
    } else if let renderer = environment.textRenderer {
      let items = renderer.items(readable(layout), size: size, in: environment, graph.textEngine)
      guard !items.isEmpty else { return }
      builder.add(
        .group(DisplayGroup(transform: CGAffineTransform(translationX: origin.x, y: origin.y), items: items)))
    } else if let crossing, crossing.isMoving {
      let resolved = resolved
      builder.add(origin: origin, size: size) { frame in
        crossing.draw(layout, in: frame, paints: resolved.paints(in: environment, frame))
      }
    } else {
      let resolved = resolved
      builder.add(origin: origin, size: size) { frame in
        [.text(layout, at: frame.origin, paints: resolved.paints(in: environment, frame))]
      }
    }
    for link in links where link.draws { link.show(in: &builder, at: origin) }
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    guard point.x >= 0, point.y >= 0, point.x < size.width, point.y < size.height else { return nil }
    return links.first { link in link.areas.contains { $0.contains(point) } } ?? self
  }

  override func describe(into builder: inout SemanticsBuilder) {
    var text = SemanticsElement(role: .text, label: resolved.readableString, node: self)
    guard !links.isEmpty else { return builder.add(text) }
    let inside = builder.collect { inner in
      for link in links { link.describe(into: &inner) }
    }
    if inside.count == 1, inside[0].label == text.label {
      var link = inside[0]
      link.children = [text]
      builder.add(link)
    } else {
      text.children = inside
      builder.add(text)
    }
  }

  private func readable(_ layout: any TextLayout) -> Text.Layout {
    let paints = resolved.paints(in: scope.values, CGRect(origin: .zero, size: size))
    return Text.Layout(source: TextLayoutSource(layout, resolved, paints: paints))
  }

  // MARK: The layout as a preference

  func preferenceHasReader<Key: PreferenceKey>(_ key: Key.Type) {
    if key == Text.LayoutKey.self { tellLayout() }
  }

  private func tellLayout() {
    guard !tellsLayout else { return }
    tellsLayout = true
    watchGeometry()
    if isPlaced { geometryDidChange() }
  }

  override func geometryMayHaveChanged() {
    preferenceDidChange(Text.LayoutKey.self)
  }

  override func preferenceContribution<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard tellsLayout, isPlaced, key == Text.LayoutKey.self else { return super.preferenceContribution(key) }
    let layout = readable(layout(shown(placedProposal), size.width, placedProposal.height))
    let origin = Anchor(Anchor<CGPoint>.Source.topLeading, of: size, transform(to: nil))
    return [Text.LayoutKey.AnchoredLayout(origin: origin, layout: layout)] as? Key.Value
  }

  // MARK: Links

  private func renewLinks() {
    let spans = TextLinkSpan.spans(in: resolved)
    guard spans != links.map(\.span) else { return }
    for link in links { link.removeSubtree() }
    links = ContiguousArray(spans.map { TextLinkNode($0, childContext) })
    for (index, link) in links.enumerated() { adopt(link, at: index) }
  }

  override func placeChildren() {
    if tellsLayout { graph.contents.geometryDidChange(of: self) }
    guard !links.isEmpty else { return }
    let layout = layout(shown(placedProposal), size.width, placedProposal.height)
    let map = CaretMap(Array(resolved.runs.map(\.string).joined()), layout.lineBoxes)
    for link in links { link.place(in: map.areas(of: link.span.characters)) }
  }

  override package func forEachChild(_ body: (ViewNode) -> Void) {
    for link in links { body(link) }
  }

  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    for link in links { body(link) }
  }
}
