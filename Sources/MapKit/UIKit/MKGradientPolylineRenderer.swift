/// Draws a line whose color changes along its way (MK30).
@MainActor @preconcurrency
open class MKGradientPolylineRenderer: MKPolylineRenderer {
  /// The colors, each at its place.
  public private(set) var colors: [UIColor] = []
  /// Where the colors are, from 0 for the beginning of the line to 1 for its end.
  public private(set) var locations: [CGFloat] = []

  /// Sets the colors, each at its place from 0 to 1. Without places, or with fewer places than colors, they lie evenly; places
  /// that are no numbers are 0.
  open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
    self.colors = colors
    let isComplete = locations.count >= colors.count
    self.locations = colors.indices.map { index in
      guard isComplete else { return colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0 }
      let place = locations[index]
      return place.isNaN ? 0 : min(max(place, 0), 1)
    }
    setNeedsDisplay()
  }

  /// In so many pieces a line is drawn at least, each in a color of its own.
  private static let pieceCount = 64

  override var parts: [(kind: MapElement.Kind, attributes: MapAttributes)] {
    guard !colors.isEmpty else { return super.parts }
    return pieces.map { piece in
      var attributes = attributes
      let color = self.color(at: piece.middle)
      attributes.stroke?.0 = AnyShapeStyle(color.opacity(alpha))
      return (.line([piece.start, piece.end]), attributes)
    }
  }

  private struct Piece {
    let start: MKMapPoint
    let end: MKMapPoint
    /// Its middle, as a part of the whole line.
    let middle: CGFloat
  }

  /// The segments of the line, long ones in several pieces.
  private var pieces: [Piece] {
    let points = polyline.mapPoints
    let lengths = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    let whole = lengths.reduce(0, +)
    guard whole > 0 else { return [] }
    var pieces: [Piece] = []
    var before = 0.0
    for (index, length) in lengths.enumerated() where length > 0 {
      let (start, end) = (points[index], points[index + 1])
      let count = max(1, Int((length / whole * Double(Self.pieceCount)).rounded(.up)))
      func point(_ share: Double) -> MKMapPoint {
        MKMapPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      }
      for piece in 0..<count {
        let (from, to) = (Double(piece) / Double(count), Double(piece + 1) / Double(count))
        let middle = (before + length * (from + to) / 2) / whole
        pieces.append(Piece(start: point(from), end: point(to), middle: middle))
      }
      before += length
    }
    return pieces
  }

  /// Between two places, colors are mixed; before the first and after the last one they stay.
  private func color(at place: CGFloat) -> Color {
    let stops = zip(locations, colors).sorted { $0.0 < $1.0 }
    guard let first = stops.first, let last = stops.last else { return .clear }
    guard let next = stops.firstIndex(where: { $0.0 >= place }) else { return Color(last.1) }
    guard next > 0 else { return Color(first.1) }
    let (start, end) = (stops[next - 1], stops[next])
    let share = end.0 > start.0 ? (place - start.0) / (end.0 - start.0) : 1
    return Color(start.1).mix(with: Color(end.1), by: share, in: .device)
  }
}
