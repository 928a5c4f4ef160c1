import SwiftUI

/// What the styles and symbols of a chart stand for (CH14).
struct ChartLegendView: View {
  private struct Entry {
    let name: String
    let style: AnyShapeStyle
    let symbol: AnyChartSymbolShape?
    let line: StrokeStyle?
  }

  private let entries: [Entry]
  private let ramp: (colors: [Color], lower: String, upper: String)?
  private let custom: (@MainActor () -> AnyView)?
  private let isVertical: Bool

  /// nil if there is nothing to explain, or it is not to be shown.
  init?(plan: ChartPlan, configuration: LegendConfiguration) {
    guard configuration.visibility != .hidden else { return nil }
    custom = configuration.content
    if case .edge(let edge) = LegendPlace(configuration.position) {
      isVertical = edge == .leading || edge == .trailing
    } else {
      isVertical = true
    }
    ramp = plan.colors.map {
      ($0.colors, plan.formats.bound($0.lower), plan.formats.bound($0.upper))
    }
    entries = Self.entries(plan)
    if custom == nil, ramp == nil, entries.isEmpty { return nil }
  }

  var body: some View {
    if let custom {
      custom()
    } else {
      LegendLayout(isVertical: isVertical) {
        if let ramp {
          HStack(spacing: 6) {
            Text(verbatim: ramp.lower)
            LinearGradient(colors: ramp.colors, startPoint: .leading, endPoint: .trailing)
              .frame(width: 80, height: 8)
              .clipShape(Capsule())
              .flipsForRightToLeftLayoutDirection(true)
            Text(verbatim: ramp.upper)
          }
        }
        // tessera:disable unstable-foreach-id - what entries show follows from their position; they keep nothing
        ForEach(entries.indices, id: \.self) { index in
          HStack(spacing: 6) {
            swatch(entries[index])
            Text(verbatim: entries[index].name)
          }
        }
      }
      .font(.caption)
      .foregroundStyle(.secondary)
    }
  }

  @ViewBuilder
  private func swatch(_ entry: Entry) -> some View {
    Canvas { context, size in
      let middle = CGPoint(x: size.width / 2, y: size.height / 2)
      if let line = entry.line {
        var path = Path()
        path.move(to: CGPoint(x: 1, y: middle.y))
        path.addLine(to: CGPoint(x: size.width - 1, y: middle.y))
        context.stroke(path, with: .style(entry.style), style: line)
      } else {
        let shape = entry.symbol ?? AnyChartSymbolShape(BasicChartSymbolShape.circle)
        let path = shape.path(at: middle, area: 56)
        if shape.isOutline {
          context.stroke(path, with: .style(entry.style), lineWidth: 1.5)
        } else {
          context.fill(path, with: .style(entry.style))
        }
      }
    }
    .frame(width: entry.line == nil ? 9 : 18, height: 9)
  }

  private static func entries(_ plan: ChartPlan) -> [Entry] {
    let styled = plan.styles.domain.filter { value in
      if case .number = value { return plan.colors == nil }
      return true
    }
    let domain = !styled.isEmpty ? styled : !plan.symbols.domain.isEmpty ? plan.symbols.domain : plan.lineStyles.domain
    return domain.map { value in
      var symbol: AnyChartSymbolShape?
      if plan.symbols.domain.contains(value), case .shape(let shape)? = plan.symbols.output(for: value) {
        symbol = shape
      }
      let isLine = plan.lineStyles.domain.contains(value) && symbol == nil
      return Entry(
        name: ChartDatum(nil, value).text(plan.formats),
        style: styled.isEmpty
          ? AnyShapeStyle(Color.blue) : plan.styles.output(for: value) ?? AnyShapeStyle(Color.blue),
        symbol: symbol, line: isLine ? plan.lineStyles.output(for: value) : nil)
    }
  }
}
