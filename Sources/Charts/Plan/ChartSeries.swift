import SwiftUI

/// What is drawn as one: a mark, or the marks of a line or an area.
nonisolated struct ChartSeries {
  /// The indices of the marks in the plan: most series are one mark alone.
  let first: Int
  var rest: [Int] = []
  let kind: ChartMark.Kind
  let zIndex: Double
  let layer: Int

  private struct Key: Hashable {
    let kind: ChartMark.Kind
    let series: _PlottedValue?
    let keys: [_PlottedValue]
    let layer: Int?
    let plot: Int?
  }

  var indices: [Int] { [first] + rest }

  /// All series of a chart, in the order in which they are drawn.
  static func all(of marks: [ChartMark]) -> [ChartSeries] {
    var result: [ChartSeries] = []
    var known: [Key: Int] = [:]
    for index in marks.indices {
      let kind = marks[index].kind
      if kind == .line || kind == .area {
        let mark = marks[index]
        let key = Key(
          kind: mark.kind, series: mark.series?.value, keys: mark.series == nil ? mark.attributes.seriesKeys : [],
          layer: mark.attributes.mask ?? mark.attributes.layers.last?.id, plot: mark.plot)
        if let place = known[key] {
          result[place].rest.append(index)
          continue
        }
        known[key] = result.count
      }
      result.append(
        ChartSeries(first: index, kind: kind, zIndex: marks[index].attributes.zIndex, layer: marks[index].layer))
    }
    guard result.contains(where: { $0.zIndex != 0 || $0.layer != result[0].layer }) else { return result }
    // Sorting keeps no order by itself.
    return result.enumerated().sorted { first, second in
      (first.element.zIndex, first.element.layer, first.offset)
        < (second.element.zIndex, second.element.layer, second.offset)
    }.map(\.element)
  }
}
