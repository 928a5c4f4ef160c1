/// The coordinate space of a view that was given a name.
nonisolated public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  // Sendable: the name is a value that is only compared.
  package let name: AnyHashable

  init(name: AnyHashable) {
    self.name = name
  }

  public var coordinateSpace: CoordinateSpace { .named(name) }
}
