/// The coordinate space of the view itself.
nonisolated public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}

  public var coordinateSpace: CoordinateSpace { .local }
}
