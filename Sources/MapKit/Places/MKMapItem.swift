// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Synchronization
import TesseraCore

/// A place that can be shown by the desktop's program for maps.
nonisolated public final class MKMapItem: NSObject, Identifiable, Sendable {
  /// The place.
  public let placemark: MKPlacemark
  /// Whether this is where the machine is, wherever that is.
  public let isCurrentLocation: Bool
  private let details = Mutex(Details())

  private struct Details {
    var name: String?
    var phoneNumber: String?
    var url: URL?
    var timeZone: TimeZone?
    var category: MKPointOfInterestCategory?
  }

  /// Creates an item of a place, with its name.
  public convenience init(placemark: MKPlacemark) {
    self.init(placemark, isCurrentLocation: false)
  }

  /// Creates an item of a location.
  ///
  /// - Parameter address: not used; there is no service that knows more about it.
  public convenience init(location: CLLocation, address: MKAddress?) {
    self.init(
      MKPlacemark(
        coordinate: location.coordinate, addressDictionary: (address?.fullAddress).map { ["Street": $0] }),
      isCurrentLocation: false)
  }

  private init(_ placemark: MKPlacemark, isCurrentLocation: Bool) {
    self.placemark = placemark
    self.isCurrentLocation = isCurrentLocation
    super.init()
    name = placemark.name
  }

  /// The item of where the machine is; its placemark has no valid place, because it is asked for only when it is shown.
  public class func forCurrentLocation() -> MKMapItem {
    let item = MKMapItem(MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid), isCurrentLocation: true)
    item.name = "Current Location"
    return item
  }

  /// The place as a location.
  public var location: CLLocation {
    CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
  }

  /// What it is called.
  public var name: String? {
    get { details.withLock { $0.name } }
    set { details.withLock { $0.name = newValue } }
  }

  /// Its phone number.
  public var phoneNumber: String? {
    get { details.withLock { $0.phoneNumber } }
    set { details.withLock { $0.phoneNumber = newValue } }
  }

  /// Its page.
  public var url: URL? {
    get { details.withLock { $0.url } }
    set { details.withLock { $0.url = newValue } }
  }

  /// Its time zone.
  public var timeZone: TimeZone? {
    get { details.withLock { $0.timeZone } }
    set { details.withLock { $0.timeZone = newValue } }
  }

  /// What it is for.
  public var pointOfInterestCategory: MKPointOfInterestCategory? {
    get { details.withLock { $0.category } }
    set { details.withLock { $0.category = newValue } }
  }

  /// The `geo:` address of the place, with its name; nil if it has no valid place (MK5).
  var address: URL? {
    let place = placemark.coordinate
    guard CLLocationCoordinate2DIsValid(place) else { return nil }
    let numbers = "\(place.latitude),\(place.longitude)"
    let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~"))
    let label = name?.addingPercentEncoding(withAllowedCharacters: allowed).map { "?q=\(numbers)(\($0))" }
    return URL(string: "geo:\(numbers)\(label ?? "")")
  }

  /// Shows the place in the desktop's program for `geo:` addresses (MK5).
  ///
  /// - Parameter launchOptions: what the program should show; no desktop takes it, so it is not used.
  /// - Returns: whether the item has a place.
  @MainActor @discardableResult
  public func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    guard let address else { return false }
    UIApplication.shared.open(address)
    return true
  }

  /// Shows the first of some places in the desktop's program for `geo:` addresses: such an address has one place.
  ///
  /// - Returns: whether one of the items has a place.
  @MainActor @discardableResult
  public class func openMaps(with items: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
    items.contains { $0.openInMaps(launchOptions: launchOptions) }
  }
}

/// The option for how one travels. No desktop takes it.
nonisolated public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
/// As the user likes. No desktop takes it.
nonisolated public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// By car. No desktop takes it.
nonisolated public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// On foot. No desktop takes it.
nonisolated public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// By public transport. No desktop takes it.
nonisolated public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// The option for the look of the map. No desktop takes it.
nonisolated public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapTypeKey"
/// The option for the middle of the map. No desktop takes it.
nonisolated public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenterKey"
/// The option for how much is seen. No desktop takes it.
nonisolated public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpanKey"
/// The option for traffic. No desktop takes it.
nonisolated public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTrafficKey"
