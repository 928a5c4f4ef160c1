import Foundation

/// Clicks in a row, and where (E1).
nonisolated public struct SpatialTapGesture: PrimitiveGesture {
  /// What is known of the last click.
  public struct Value: Equatable, Sendable {
    /// Where it was, in the coordinate space of the gesture.
    public var location: CGPoint
  }

  /// How many clicks it takes.
  public var count: Int
  /// The coordinate space of the location.
  public var coordinateSpace: CoordinateSpace
  /// The kinds of input that it reacts to.
  var inputKinds = GestureInputKinds.all

  /// Clicks in a row.
  ///
  /// - Parameters:
  ///   - count: how many it takes; less than 1 counts as 1.
  ///   - coordinateSpace: what the location is measured in.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// Clicks in a row.
  ///
  /// - Parameters:
  ///   - count: how many it takes; less than 1 counts as 1.
  ///   - coordinateSpace: what the location is measured in.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// - Parameter inputKinds: the kinds of input that it reacts to; other input is ignored (E17).
  public init(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, inputKinds: GestureInputKinds
  ) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
    self.inputKinds = inputKinds
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    TapRecognizer(count: gesture.count, inputKinds: gesture.inputKinds) { event in
      Value(location: event.node.point(event.location, in: gesture.coordinateSpace))
    }
  }
}
