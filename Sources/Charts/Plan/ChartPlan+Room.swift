import SwiftUI

nonisolated extension AnnotationOverflowResolution {
  /// Whether a scale makes room.
  var padsScale: Bool { x == .padScale || y == .padScale }
}

nonisolated extension AnnotationPosition {
  /// Where an annotation of a mark lies.
  func kind(at mark: ChartMark) -> Kind {
    guard kind == .automatic else { return kind }
    if mark.kind == .sector { return .overlay }
    return mark.kind == .bar && !mark.isVertical ? .trailing : .top
  }
}

nonisolated extension ChartPlan {
  /// Makes the scales leave room for annotations that ask for it (CH15).
  ///
  /// - Parameter sizes: those of annotations that are known by now.
  mutating func makeRoom(for sizes: [Int: CGSize]) {
    guard !sizes.isEmpty else { return }
    for mark in marks where mark.kind != .sector {
      for annotation in mark.attributes.annotations where annotation.overflow.padsScale {
        guard let size = sizes[annotation.group] else { continue }
        let kind = annotation.position.kind(at: mark)
        let symbol = mark.kind == .point ? CGFloat(4) : 0
        let spacing = (annotation.spacing ?? MarkPlaces.spacing) + symbol
        if annotation.overflow.x == .padScale {
          x.pads += pads(mark.x, x, size.width, spacing, isBefore: kind.isLeading, isAfter: kind.isTrailing)
        }
        if annotation.overflow.y == .padScale {
          y.pads += pads(mark.y, y, size.height, spacing, isBefore: kind.isTop, isAfter: kind.isBottom)
        }
      }
    }
  }

  /// The room that an annotation needs beside the values of a mark, or around their middle.
  private func pads(
    _ extent: MarkExtent, _ scale: PositionScale, _ length: CGFloat, _ spacing: CGFloat, isBefore: Bool, isAfter: Bool
  ) -> [ScalePad] {
    let places = extent.stacked.map { [$0.start, $0.end] } ?? extent.data.compactMap { scale.place(of: $0) }
    guard let low = places.min(), let high = places.max() else { return [] }
    if isBefore { return places.map { ScalePad(place: $0, before: length + spacing, after: 0) } }
    if isAfter { return places.map { ScalePad(place: $0, before: 0, after: length + spacing) } }
    return [ScalePad(place: (low + high) / 2, before: length / 2, after: length / 2)]
  }
}

nonisolated extension AnnotationPosition.Kind {
  fileprivate var isTop: Bool { self == .top || self == .topLeading || self == .topTrailing }
  fileprivate var isBottom: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }
  fileprivate var isLeading: Bool { self == .leading || self == .topLeading || self == .bottomLeading }
  fileprivate var isTrailing: Bool { self == .trailing || self == .topTrailing || self == .bottomTrailing }
}
