import Foundation

/// A movement of the pointer while it is down (E3).
nonisolated public struct DragGesture: PrimitiveGesture {
  /// What the movement is so far.
  public struct Value: Equatable, Sendable {
    /// When the pointer was where it is.
    public var time: Date
    /// Where the pointer is.
    public var location: CGPoint
    /// Where the pointer went down.
    public var startLocation: CGPoint
    /// Points a second.
    public var velocity: CGSize

    /// From where the pointer went down to where it is.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the pointer would come to rest (E3).
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// From where the pointer went down to where it would come to rest (E3).
    public var predictedEndTranslation: CGSize {
      CGSize(width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// How far the pointer must move before the gesture begins, points.
  public var minimumDistance: CGFloat
  /// What locations are measured in.
  public var coordinateSpace: CoordinateSpace

  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    DragRecognizer(gesture)
  }
}

private final class DragRecognizer: _GestureRecognizer<DragGesture.Value> {
  private let gesture: DragGesture
  private var path = PointerPath()

  init(_ gesture: DragGesture) {
    self.gesture = gesture
    super.init()
  }

  override func receive(_ event: GestureEvent) {
    guard !phase.isOver else { return }
    path.add(event)
    switch event.kind {
    case .down, .moved: if isRecognized || event.distance >= gesture.minimumDistance { phase = .active(value(event)) }
    case .up: phase = isRecognized ? .ended(value(event)) : .failed
    case .waited: break
    }
  }

  private func value(_ event: GestureEvent) -> DragGesture.Value {
    let space = gesture.coordinateSpace
    let (start, location) = (event.node.point(event.start, in: space), event.node.point(event.location, in: space))
    return DragGesture.Value(
      time: event.node.scope.values.now, location: location, startLocation: start, velocity: path.velocity)
  }
}

/// Where the pointer was lately.
private struct PointerPath {
  private var samples: [(time: Duration, location: CGPoint)] = []

  /// Older places say nothing of how fast the pointer is now.
  private static let memory = Duration.milliseconds(100)

  mutating func add(_ event: GestureEvent) {
    guard event.kind != .waited else { return }
    samples.append((event.time, event.location))
    samples.removeAll { event.time - $0.time > Self.memory }
  }

  /// Points a second.
  var velocity: CGSize {
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
    let seconds = (last.time - first.time) / .seconds(1)
    return CGSize(
      width: (last.location.x - first.location.x) / seconds, height: (last.location.y - first.location.y) / seconds)
  }
}

extension LayoutNode {
  /// A point of the surface in a coordinate space around this node.
  func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: point
    case .local: point.applying(transform(to: nil).inverted())
    case .named(let name): point.applying((spaceNode(named: name)?.transform(to: nil) ?? .identity).inverted())
    }
  }
}
