/// The coordinate space of the surface that shows the views.
nonisolated public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}

  public var coordinateSpace: CoordinateSpace { .global }
}
