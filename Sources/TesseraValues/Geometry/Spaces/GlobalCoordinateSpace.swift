/// The coordinate space of the surface that shows the views.
nonisolated public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The space of the whole surface; `.global` says the same.
  public init() {}

  public var coordinateSpace: CoordinateSpace { .global }
}
