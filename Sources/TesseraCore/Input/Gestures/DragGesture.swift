import Foundation

/// A movement of the pointer while it is down (E3).
nonisolated public struct DragGesture: PrimitiveGesture {
  /// The state of the drag.
  public struct Value: Equatable, Sendable {
    /// The time of the event.
    public var time: Date
    /// The location of the pointer.
    public var location: CGPoint
    /// The location where the pointer went down.
    public var startLocation: CGPoint
    /// Points per second.
    public var velocity: CGSize

    /// The distance from where the pointer went down to where it is.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The predicted location where the pointer comes to rest (E3).
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The distance from where the pointer went down to its predicted end (E3).
    public var predictedEndTranslation: CGSize {
      CGSize(width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// How far the pointer must move before the gesture begins, points.
  public var minimumDistance: CGFloat
  /// The coordinate space of locations.
  public var coordinateSpace: CoordinateSpace
  /// The kinds of input that it reacts to.
  var inputKinds = GestureInputKinds.all

  /// A movement of the pointer while it is down.
  ///
  /// - Parameter minimumDistance: how far it must move before the gesture begins, points.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// A movement of the pointer while it is down.
  ///
  /// - Parameter minimumDistance: how far it must move before the gesture begins, points.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// - Parameter inputKinds: the kinds of input that it reacts to; other input is ignored (E17).
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local,
    inputKinds: GestureInputKinds
  ) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    self.inputKinds = inputKinds
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    DragRecognizer(gesture)
  }
}

private final class DragRecognizer: PointerRecognizer<DragGesture.Value> {
  private let gesture: DragGesture
  private var track = VelocityTracker<CGPoint.AnimatableData>()

  init(_ gesture: DragGesture) {
    self.gesture = gesture
    super.init(inputKinds: gesture.inputKinds)
  }

  override func follow(_ event: GestureEvent) {
    if event.kind != .waited { track.add(event.location.animatableData, at: event.time.inSeconds) }
    switch event.kind {
    case .down, .moved: if isRecognized || event.distance >= gesture.minimumDistance { phase = .active(value(event)) }
    case .up: phase = isRecognized ? .ended(value(event)) : .failed
    case .waited: break
    }
  }

  private func value(_ event: GestureEvent) -> DragGesture.Value {
    let space = gesture.coordinateSpace
    let (start, location) = (event.node.point(event.start, in: space), event.node.point(event.location, in: space))
    let velocity = track.velocity
    return DragGesture.Value(
      time: event.node.scope.values.now, location: location, startLocation: start,
      velocity: CGSize(width: velocity.first, height: velocity.second))
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
