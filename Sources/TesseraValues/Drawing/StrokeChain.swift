import Foundation

/// A connected part of a path as straight pieces between vertices, none of them without length.
struct StrokeChain {
  struct Vertex {
    var point: CGPoint
    /// Whether the vertex only stands for a point of a curve, so that it is no corner to be seen.
    var isSmooth: Bool
  }

  /// A closed chain does not repeat its first vertex at its end.
  private(set) var vertices: [Vertex]
  private(set) var isClosed: Bool

  private init(vertices: [Vertex], isClosed: Bool) {
    self.vertices = vertices
    self.isClosed = isClosed
  }

  /// A stretch of a dashed line.
  private init(dash: [Vertex]) {
    vertices = []
    isClosed = false
    for vertex in dash { append(vertex.point, isSmooth: vertex.isSmooth) }
  }

  init(_ subpath: Subpath, tolerance: CGFloat) {
    vertices = [Vertex(point: subpath.start, isSmooth: false)]
    isClosed = subpath.isClosed
    for segment in subpath.segments {
      segment.flatten(tolerance: tolerance) { append($0, isSmooth: !segment.isLine) }
      vertices[vertices.count - 1].isSmooth = false
    }
    if isClosed, vertices.count > 1, vertices[0].point == vertices[vertices.count - 1].point { vertices.removeLast() }
    if vertices.count < 3, isClosed { isClosed = false }
    if subpath.segments.isEmpty, !subpath.isClosed { vertices = [] }
  }

  private mutating func append(_ point: CGPoint, isSmooth: Bool) {
    if let last = vertices.last, (last.point - point).length < 1e-9 { return }
    vertices.append(Vertex(point: point, isSmooth: isSmooth))
  }

  var pieceCount: Int { isClosed ? vertices.count : vertices.count - 1 }

  func start(_ piece: Int) -> CGPoint { vertices[piece].point }

  func end(_ piece: Int) -> CGPoint { vertices[(piece + 1) % vertices.count].point }

  func direction(_ piece: Int) -> CGPoint { (end(piece) - start(piece)).normalized }

  var lastDirection: CGPoint { direction(pieceCount - 1) }

  /// The chain gone through the other way; a closed one from the same vertex.
  var reversed: StrokeChain {
    guard isClosed, let first = vertices.first else {
      return StrokeChain(vertices: vertices.reversed(), isClosed: isClosed)
    }
    return StrokeChain(vertices: [first] + vertices.dropFirst().reversed(), isClosed: true)
  }

  /// The drawn stretches of a pattern of drawn and left-out lengths, laid along the chain.
  func dashes(pattern: [CGFloat], phase: CGFloat) -> [StrokeChain] {
    guard vertices.count > 1 else { return [self] }
    var dashes: [StrokeChain] = []
    var cursor = DashCursor(pattern: pattern, phase: phase)
    var current: [Vertex] = cursor.isDrawn ? [vertices[0]] : []
    func finish() {
      if !current.isEmpty { dashes.append(StrokeChain(dash: current)) }
      current = []
    }
    for piece in 0..<pieceCount {
      let (start, end) = (start(piece), end(piece))
      let length = (end - start).length
      var position: CGFloat = 0
      while position + cursor.rest < length, dashes.count < Self.maximumDashes {
        position += cursor.rest
        let point = Vertex(point: start.mixed(with: end, position / length), isSmooth: false)
        if cursor.isDrawn, position > 0 { current.append(point) }
        finish()
        cursor.advance()
        if cursor.isDrawn { current = [point] }
      }
      cursor.use(length - position)
      if cursor.isDrawn { current.append(vertices[(piece + 1) % vertices.count]) }
    }
    finish()
    return dashes
  }

  /// Guards against patterns far finer than anything that can be seen.
  private static let maximumDashes = 20_000
}

/// A place in a pattern of drawn and left-out lengths.
private struct DashCursor {
  private let pattern: [CGFloat]
  private var index = 0
  /// What is left of the current length.
  private(set) var rest: CGFloat

  var isDrawn: Bool { index.isMultiple(of: 2) }

  init(pattern: [CGFloat], phase: CGFloat) {
    self.pattern = pattern
    rest = pattern[0]
    let total = pattern.reduce(0, +)
    guard phase.isFinite, total > 0 else { return }
    var skip = phase.truncatingRemainder(dividingBy: total)
    if skip < 0 { skip += total }
    while skip >= rest, skip > 0 {
      skip -= rest
      advance()
    }
    rest -= skip
  }

  mutating func advance() {
    index = (index + 1) % pattern.count
    rest = pattern[index]
  }

  mutating func use(_ length: CGFloat) {
    rest = max(0, rest - length)
  }
}
