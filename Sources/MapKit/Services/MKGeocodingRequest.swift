/// A search for the place of an address, by the service of `MapServices` (MK6).
nonisolated public final class MKGeocodingRequest: NSObject, Sendable {
  /// The address.
  public let addressString: String

  /// Creates a request; nil if the address is empty.
  public init?(addressString: String) {
    guard !addressString.isEmpty else { return nil }
    self.addressString = addressString
  }

  /// The places of the address.
  ///
  /// - Throws: what the service throws; `MKError.serverFailure` without one.
  public var mapItems: [MKMapItem] {
    get async throws {
      try await MapServices.places(for: MapSearchQuery(text: addressString, region: nil, filter: nil))
    }
  }
}
