/// What coordinates are measured from (C112).
nonisolated public enum CoordinateSpace {
  /// The top-left corner of the surface that shows the views.
  case global
  /// The top-left corner of the view itself.
  case local
  /// The nearest containing view that was given this name; the surface if there is none.
  case named(AnyHashable)
}

nonisolated extension CoordinateSpace: Equatable, Hashable {}

// AnyHashable is not Sendable because it may hold anything; names are values that are only compared.
nonisolated extension CoordinateSpace: @unchecked Sendable {}

nonisolated extension CoordinateSpace {
  /// Whether this is the space of the surface.
  public var isGlobal: Bool { self == .global }

  /// Whether this is the space of the view itself.
  public var isLocal: Bool { self == .local }
}
