/// Several pieces of content.
nonisolated public struct TupleMapContent<Content>: PrimitiveMapContent {
  private let pieces: [any MapContent]

  init<each Piece: MapContent>(_ content: (repeat each Piece)) where Content == (repeat each Piece) {
    var pieces: [any MapContent] = []
    for piece in repeat each content { pieces.append(piece) }
    self.pieces = pieces
  }

  @MainActor public func _collect(into collector: inout _MapCollector) {
    for (index, piece) in pieces.enumerated() { collector.collect(at: index, piece) }
  }
}
