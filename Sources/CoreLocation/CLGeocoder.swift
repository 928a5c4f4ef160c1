import Foundation
import TesseraCore

/// Finds addresses of places, and places of addresses. That takes a service, and desktops have none: each search ends with
/// `CLError.Code.network` (CL10).
open class CLGeocoder: NSObject {
  /// What a search calls at its end.
  public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

  /// Creates a geocoder.
  public override init() {}

  /// Whether a search goes on; never, as each one ends at once.
  open var isGeocoding: Bool { false }

  /// Ends nothing.
  open func cancelGeocode() {}

  /// Throws: there is no service for addresses.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] { throw error() }

  /// The same with a function that hears of it.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale? = nil,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    fail(completionHandler)
  }

  /// Throws: there is no service for addresses.
  open func geocodeAddressString(
    _ address: String, in region: CLRegion? = nil, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] { throw error() }

  /// The same with a function that hears of it.
  open func geocodeAddressString(
    _ address: String, in region: CLRegion? = nil, preferredLocale locale: Locale? = nil,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    fail(completionHandler)
  }

  private func error() -> CLError {
    ServiceWarning.write("locations: there is no service for addresses. Searches of CLGeocoder fail.")
    return CLError(.network)
  }

  private func fail(_ completionHandler: @escaping CLGeocodeCompletionHandler) {
    let error = error()
    let completion = UncheckedSendable(completionHandler)
    Task { @MainActor in completion.value(nil, error) }
  }
}
