import SwiftUI

/// What a chart draws, in its order: series, and layers of them (CH23).
nonisolated struct ChartPieces {
  indirect enum Piece {
    case series(ChartSeries)
    case layer(MarkLayer, [Piece])
  }

  /// Some of the pieces of a layer.
  struct Selection {
    /// The ids of the layers around them.
    var path: [Int] = []
    var first = 0
    /// The one behind the last; nil for all that follow, also those that leave.
    var end: Int?

    func range(in count: Int) -> Range<Int> {
      let last = min(end ?? count, count)
      return min(first, last)..<last
    }
  }

  let pieces: [Piece]
  /// What layers are seen through, by their ids.
  private(set) var masks: [Int: [Piece]] = [:]

  init(_ plan: ChartPlan) {
    let series = ChartSeries.all(of: plan.marks)
    guard plan.hasLayers else {
      pieces = series.map(Piece.series)
      return
    }
    func attributes(_ series: ChartSeries) -> MarkAttributes { plan.marks[series.first].attributes }
    func group(_ series: [ChartSeries], depth: Int) -> [Piece] {
      var inner: [Int: [ChartSeries]] = [:]
      var order: [(MarkLayer?, ChartSeries)] = []
      for item in series {
        let layers = attributes(item).layers
        guard depth < layers.count else {
          order.append((nil, item))
          continue
        }
        if inner[layers[depth].id] == nil { order.append((layers[depth], item)) }
        inner[layers[depth].id, default: []].append(item)
      }
      return order.map { layer, item in
        guard let layer else { return .series(item) }
        return .layer(layer, group(inner[layer.id] ?? [], depth: depth + 1))
      }
    }
    pieces = group(series.filter { attributes($0).mask == nil }, depth: 0)
    for (id, series) in Dictionary(grouping: series, by: { attributes($0).mask }) {
      guard let id else { continue }
      masks[id] = series.map(Piece.series)
    }
  }

  /// The pieces inside a layer.
  func all(in path: [Int]) -> [Piece] {
    var result = pieces
    for id in path {
      result =
        result.lazy.compactMap { piece in
          guard case .layer(let layer, let inner) = piece, layer.id == id else { return nil }
          return inner
        }.first ?? []
    }
    return result
  }
}

extension ChartPieces.Piece {
  /// Whether the piece is shown by a view, or holds one that is.
  nonisolated var hasView: Bool {
    guard case .layer(let layer, let inner) = self else { return false }
    return layer.isView || inner.contains(where: \.hasView)
  }
}
