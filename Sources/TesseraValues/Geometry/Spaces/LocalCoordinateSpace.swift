/// The coordinate space of the view itself.
nonisolated public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The view's own space; `.local` says the same.
  public init() {}

  public var coordinateSpace: CoordinateSpace { .local }
}
