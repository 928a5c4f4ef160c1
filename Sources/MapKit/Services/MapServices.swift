import Synchronization

/// The services that find places and ways. A desktop has none, so a program sets its own; until then searches and
/// directions throw `MKError.serverFailure` (MK6).
nonisolated public struct MapServices: Sendable {
  /// Finds places for a search, and for the address of a `MKGeocodingRequest`.
  public var search: (@Sendable (MapSearchQuery) async throws -> [MKMapItem])?
  /// Finds ways between places.
  public var directions: (@Sendable (MapRouteQuery) async throws -> [MapRoute])?

  /// Creates services; nil for one that there is not.
  public init(
    search: (@Sendable (MapSearchQuery) async throws -> [MKMapItem])? = nil,
    directions: (@Sendable (MapRouteQuery) async throws -> [MapRoute])? = nil
  ) {
    self.search = search
    self.directions = directions
  }

  private static let state = Mutex(MapServices())

  /// The services of the program.
  public static var current: MapServices {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }

  static func places(for query: MapSearchQuery) async throws -> [MKMapItem] {
    guard let search = current.search else {
      MapWarning.write("no service for searches is set up, so they throw MKError.serverFailure; see MapServices.")
      throw MKError(.serverFailure)
    }
    return try await search(query)
  }

  static func routes(for query: MapRouteQuery) async throws -> [MapRoute] {
    guard let directions = current.directions else {
      MapWarning.write("no service for directions is set up, so they throw MKError.serverFailure; see MapServices.")
      throw MKError(.serverFailure)
    }
    return try await directions(query)
  }
}
