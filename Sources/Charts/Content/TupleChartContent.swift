import SwiftUI

/// Several pieces of chart content.
nonisolated public struct TupleChartContent<Content>: PrimitiveChartContent {
  private let pieces: [any ChartContent]

  init<each Piece: ChartContent>(_ content: (repeat each Piece)) where Content == (repeat each Piece) {
    var pieces: [any ChartContent] = []
    for piece in repeat each content { pieces.append(piece) }
    self.pieces = pieces
  }

  @MainActor public func _collect(into collector: inout _ChartCollector) {
    for (index, piece) in pieces.enumerated() { collector.collect(piece: index, piece) }
  }
}
