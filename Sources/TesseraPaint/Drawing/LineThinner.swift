/// Leaves out invisible points of a chain of lines: of points that stay within a strip much narrower than a
/// pixel, the first, the last and the two ends of the strip are the whole picture.
///
/// The work of filling a path grows with the lines that meet a row of pixels, and with long paths faster than those.
/// What comes out of this is bounded by the pixels that the chain goes through.
struct LineThinner {
  struct Point {
    var x: Double
    var y: Double
  }

  /// Paths of fewer elements are drawn as they are.
  static let shortestPath = 4_096

  /// How wide a strip may be, pixels.
  private static let width = 0.125

  /// The last point that was drawn, where the strip begins.
  private var first: Point?
  private var last = Point(x: 0, y: 0)
  private var least = Point(x: 0, y: 0)
  private var most = Point(x: 0, y: 0)
  /// The ends of the strip on each axis, with the order in which they were met.
  private var ends: (left: Met, right: Met, top: Met, bottom: Met)
  private var count = 0

  private struct Met {
    var point: Point
    var order: Int
  }

  init() {
    let nothing = Met(point: last, order: 0)
    ends = (nothing, nothing, nothing, nothing)
  }

  var isOpen: Bool { first != nil }

  /// Begins a chain at a point that is drawn.
  mutating func begin(at point: Point) {
    first = point
    (last, least, most) = (point, point, point)
    let met = Met(point: point, order: 0)
    ends = (met, met, met, met)
    count = 0
  }

  /// Adds a point; calls `draw` with those that a line has to go to before.
  mutating func add(_ point: Point, _ draw: (Point) -> Void) {
    let isNarrow = max(most.x, point.x) - min(least.x, point.x) <= Self.width
    let isFlat = max(most.y, point.y) - min(least.y, point.y) <= Self.width
    if !isNarrow, !isFlat, count > 0 {
      let start = last
      finish(draw)
      begin(at: start)
    }
    include(point)
  }

  private mutating func include(_ point: Point) {
    count += 1
    last = point
    let met = Met(point: point, order: count)
    if point.x < least.x { (least.x, ends.left) = (point.x, met) }
    if point.x > most.x { (most.x, ends.right) = (point.x, met) }
    if point.y < least.y { (least.y, ends.top) = (point.y, met) }
    if point.y > most.y { (most.y, ends.bottom) = (point.y, met) }
  }

  /// Ends the chain; calls `draw` with the points that are left.
  mutating func finish(_ draw: (Point) -> Void) {
    guard first != nil, count > 0 else { return }
    let isUpright = most.y - least.y > most.x - least.x
    let pair = isUpright ? (ends.top, ends.bottom) : (ends.left, ends.right)
    for end in pair.0.order < pair.1.order ? [pair.0, pair.1] : [pair.1, pair.0]
    where end.order > 0 && end.order < count { draw(end.point) }
    draw(last)
    first = nil
    count = 0
  }
}
