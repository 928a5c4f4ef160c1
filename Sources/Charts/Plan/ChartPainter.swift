import SwiftUI

/// Draws the marks of a chart into a canvas.
nonisolated struct ChartPainter {
  let geometry: ChartGeometry
  private var plan: ChartPlan { geometry.plan }

  static let line = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
  private static let standardSymbol = AnyChartSymbolShape(BasicChartSymbolShape.circle)
  private static let rule = StrokeStyle(lineWidth: 1)

  init(_ geometry: ChartGeometry) {
    self.geometry = geometry
  }

  /// Draws some of the pieces of a layer.
  func draw(_ selection: ChartPieces.Selection, _ context: GraphicsContext) {
    let pieces = ChartPieces(plan)
    let shown = pieces.all(in: selection.path)
    draw(shown[selection.range(in: shown.count)], pieces, context)
  }

  /// Draws the marks through which a layer is seen.
  func drawMask(_ layer: Int, _ context: GraphicsContext) {
    let pieces = ChartPieces(plan)
    draw(pieces.masks[layer]?[...] ?? [], pieces, context)
  }

  private func draw(_ shown: ArraySlice<ChartPieces.Piece>, _ pieces: ChartPieces, _ context: GraphicsContext) {
    for piece in shown {
      switch piece {
      case .series(let series): draw(series, context)
      case .layer(let layer, let inner): draw(layer, inner, pieces, context)
      }
    }
  }

  private func draw(
    _ layer: MarkLayer, _ inner: [ChartPieces.Piece], _ pieces: ChartPieces, _ context: GraphicsContext
  ) {
    var context = layer.effects.applied(to: context)
    if case .masked = layer.kind {
      context.clipToLayer { draw(pieces.masks[layer.id]?[...] ?? [], pieces, $0) }
    }
    context.drawLayer { draw(inner[...], pieces, $0) }
  }

  private func draw(_ series: ChartSeries, _ context: GraphicsContext) {
    let first = plan.marks[series.first]
    var context = first.attributes.effects.applied(to: context)
    context.opacity *= series.rest.reduce(first.attributes.presence) { max($0, plan.marks[$1].attributes.presence) }
    switch series.kind {
    case .bar, .rectangle: drawBox(first, context)
    case .rule: drawRule(first, context)
    case .point: drawSymbol(first, context)
    case .sector: drawSector(first, context)
    case .line: drawLine(series, context)
    case .area: drawArea(series, context)
    }
  }

  // MARK: Styles

  private func style(of mark: ChartMark) -> AnyShapeStyle { plan.style(of: mark) }

  private func lineStyle(of mark: ChartMark, _ standard: StrokeStyle) -> StrokeStyle {
    mark.attributes.lineStyle ?? mark.attributes.lineStyleBy.flatMap { plan.lineStyles.output(for: $0.value) }
      ?? standard
  }

  private func fill(_ path: Path, _ mark: ChartMark, _ context: GraphicsContext) {
    var context = clipped(context, to: path.boundingRect, mark)
    guard mark.attributes.alignsStyleWithPlot else {
      context.fill(path, with: .style(style(of: mark)))
      return
    }
    context.clip(to: path)
    context.fill(Path(geometry.bounds), with: .style(style(of: mark)))
  }

  private func clipped(_ context: GraphicsContext, to frame: CGRect, _ mark: ChartMark) -> GraphicsContext {
    guard let clip = mark.attributes.clipShape else { return context }
    var context = context
    context.clip(to: clip.shape.path(in: frame), style: clip.style)
    return context
  }

  private func stroke(_ path: Path, _ mark: ChartMark, _ line: StrokeStyle, _ context: GraphicsContext) {
    guard mark.attributes.alignsStyleWithPlot else {
      context.stroke(path, with: .style(style(of: mark)), style: line)
      return
    }
    fill(path.strokedPath(line), mark, context)
  }

  // MARK: Single marks

  private func drawBox(_ mark: ChartMark, _ context: GraphicsContext) {
    guard let box = geometry.frame(of: mark), box.width > 0, box.height > 0 else { return }
    fill(boxPath(mark, box), mark, context)
  }

  private func boxPath(_ mark: ChartMark, _ box: CGRect) -> Path {
    if let radius = mark.attributes.cornerRadius {
      let radius = min(radius, box.width / 2, box.height / 2)
      return radius > 0 ? Path(roundedRect: box, cornerRadius: radius, style: mark.attributes.cornerStyle) : Path(box)
    }
    guard mark.kind == .bar, mark.isOutermost else { return Path(box) }
    let radius = min(3, box.width / 4, box.height / 4)
    let extent = mark.isVertical ? mark.y : mark.x
    guard let stacked = extent.stacked, radius > 0.5 else { return Path(box) }
    let rises = stacked.end >= stacked.start
    let corners =
      mark.isVertical
      ? (rises
        ? RectangleCornerRadii(topLeading: radius, topTrailing: radius)
        : RectangleCornerRadii(bottomLeading: radius, bottomTrailing: radius))
      : (rises
        ? RectangleCornerRadii(bottomTrailing: radius, topTrailing: radius)
        : RectangleCornerRadii(topLeading: radius, bottomLeading: radius))
    return UnevenRoundedRectangle(cornerRadii: corners).path(in: box)
  }

  private func drawRule(_ mark: ChartMark, _ context: GraphicsContext) {
    guard let box = geometry.frame(of: mark) else { return }
    var path = Path()
    path.move(to: CGPoint(x: box.minX, y: box.minY))
    path.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
    stroke(path, mark, lineStyle(of: mark, Self.rule), context)
  }

  private func drawSector(_ mark: ChartMark, _ context: GraphicsContext) {
    guard let sector = SectorGeometry(mark, in: geometry.bounds) else { return }
    fill(sector.path, mark, context)
  }

  // MARK: Symbols

  private func drawSymbol(_ mark: ChartMark, _ context: GraphicsContext) {
    guard let point = geometry.point(of: mark) else { return }
    let symbol =
      mark.attributes.symbol ?? mark.attributes.symbolBy.flatMap { plan.symbols.output(for: $0.value) }
      ?? .shape(Self.standardSymbol)
    // Views are shown by the layer of annotations.
    guard case .shape(let shape) = symbol else { return }
    let path = shape.path(at: point, area: geometry.area(of: mark))
    if shape.isOutline {
      stroke(path, mark, StrokeStyle(lineWidth: 1.5, lineCap: .round), context)
    } else {
      fill(path, mark, context)
    }
  }

  // MARK: Lines and areas

  private func drawLine(_ series: ChartSeries, _ context: GraphicsContext) {
    let first = plan.marks[series.first]
    // Points one above the other run along y.
    let curve = CurvePath(
      method: first.attributes.interpolation ?? .linear,
      runsAlongX: plan.y.kind == .number || plan.x.kind != .number)
    var path = Path()
    for run in runs(series, { geometry.point(of: $0) }) {
      curve.add(run, to: &path, isStart: true)
    }
    stroke(path, first, lineStyle(of: first, Self.line), context)
    for index in series.indices {
      let attributes = plan.marks[index].attributes
      if attributes.symbol != nil || attributes.symbolBy != nil { drawSymbol(plan.marks[index], context) }
    }
  }

  private func drawArea(_ series: ChartSeries, _ context: GraphicsContext) {
    let first = plan.marks[series.first]
    var path = Path()
    for run in runs(series, { geometry.edges(of: $0) }) {
      let curve = CurvePath(method: first.attributes.interpolation ?? .linear, runsAlongX: first.isVertical)
      curve.add(run.map(\.1), to: &path, isStart: true)
      curve.backward.add(run.reversed().map(\.0), to: &path, isStart: false)
      path.closeSubpath()
    }
    fill(path, first, context)
  }

  /// What follows one another without a gap: a value without a place interrupts a line (CH20).
  private func runs<Place>(_ series: ChartSeries, _ place: (ChartMark) -> Place?) -> [[Place]] {
    var runs: [[Place]] = [[]]
    for index in series.indices {
      if let place = place(plan.marks[index]) {
        runs[runs.count - 1].append(place)
      } else if !runs[runs.count - 1].isEmpty {
        runs.append([])
      }
    }
    return runs.filter { !$0.isEmpty }
  }
}
