import Foundation
import TesseraCore

/// Tells a program where the machine is, if the user allows that.
///
/// Delegates are called on the main actor. Places come from the desktop's service while the program runs (CL4). Headings, beacons and
/// visits are not there: the methods that ask for them report a failure or warn once.
open class CLLocationManager: NSObject {
  private let follower: LocationFollower

  /// Hears of locations and permissions. It is not kept alive.
  open weak var delegate: (any CLLocationManagerDelegate)?

  /// Creates a manager, whose delegate soon hears of the permission that there is (CL5).
  public override init() {
    follower = LocationFollower(LocationCenter.current)
    super.init()
    let reference = UncheckedSendable(WeakManager(manager: self))
    follower.begin { event in
      guard let manager = reference.value.manager, let delegate = manager.delegate else { return }
      CLLocationManager.tell(delegate, event, of: manager)
    }
  }

  deinit {
    follower.end()
  }

  // MARK: Permission

  /// What the user allows. A program begins with `notDetermined`, each time it is started (CL5).
  open var authorizationStatus: CLAuthorizationStatus { follower.center.status }

  /// What the user allows the program.
  open class func authorizationStatus() -> CLAuthorizationStatus { LocationCenter.current.status }

  /// How exactly the program may know the place: desktops do not tell, so it is `fullAccuracy`.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

  /// Whether the machine tells of places, as far as is known: not after its service could not be reached.
  open class func locationServicesEnabled() -> Bool { LocationCenter.current.status != .denied }

  /// Asks the user, unless that was done (CL5).
  open func requestWhenInUseAuthorization() {
    follower.ask(for: .authorizedWhenInUse)
  }

  /// Asks the user, unless that was done. While the program runs, there is no difference to the permission while it is in use.
  open func requestAlwaysAuthorization() {
    follower.ask(for: .authorizedAlways)
  }

  /// Full accuracy is what the program has.
  open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws {}

  /// Full accuracy is what the program has.
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
  ) {
    completion?(nil)
  }

  // MARK: Locations

  /// Where the machine was last; nil before the first location.
  open var location: CLLocation? { follower.center.location }

  /// Meters that the machine has to move before the delegate hears of it (CL6).
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone {
    didSet {
      let distance = distanceFilter
      follower.change { $0.distanceFilter = distance }
    }
  }

  /// Meters that are exact enough. The service takes as little energy for that as it can.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest {
    didSet {
      let accuracy = desiredAccuracy
      follower.change { $0.accuracy = accuracy }
    }
  }

  /// What the user does meanwhile. Services of desktops do not ask.
  open var activityType: CLActivityType = .other
  /// Whether the service may pause. Those of desktops do not.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether locations come while no window is in use. Here they always do.
  open var allowsBackgroundLocationUpdates = false
  /// Whether the system shows that locations come while no window is in use. Desktops show it as they like.
  open var showsBackgroundLocationIndicator = false

  /// Tells the delegate where the machine is, from now on (CL6).
  open func startUpdatingLocation() {
    follower.follow()
  }

  /// Ends that.
  open func stopUpdatingLocation() {
    follower.change {
      $0.isFollowing = false
      $0.wantsOne = false
    }
  }

  /// Tells the delegate once where the machine is, or that this cannot be found within ten seconds (CL7).
  open func requestLocation() {
    follower.requestOne()
  }

  /// Tells the delegate of moves of 500 meters or more.
  open func startMonitoringSignificantLocationChanges() {
    follower.change { $0.followsBigMoves = true }
  }

  /// Ends that.
  open func stopMonitoringSignificantLocationChanges() {
    follower.change { $0.followsBigMoves = false }
  }

  /// Moves of 500 meters are told of wherever there are locations.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { true }

  // MARK: Regions

  /// The regions that are watched.
  open var monitoredRegions: Set<CLRegion> { Set(follower.watchedAreas.map { CLCircularRegion($0) }) }

  /// The largest radius of a region, in meters.
  open var maximumRegionMonitoringDistance: CLLocationDistance { 20_000_000 }

  /// Regions of circles can be watched.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { regionClass == CLCircularRegion.self }

  /// Tells the delegate when the machine comes into a region or leaves it, while the program runs (CL8).
  ///
  /// A region of another kind than `CLCircularRegion` is reported as a failure.
  open func startMonitoring(for region: CLRegion) {
    if let circle = region as? CLCircularRegion {
      follower.watch(circle.area)
    } else {
      follower.report(.cannotWatch(region.identifier))
    }
  }

  /// Ends that for the region with the same identifier.
  open func stopMonitoring(for region: CLRegion) {
    let identifier = region.identifier
    follower.change { $0.unwatch(identifier) }
  }

  /// Tells the delegate whether the machine is in a region.
  open func requestState(for region: CLRegion) {
    guard let area = (region as? CLCircularRegion)?.area else { return }
    follower.tellState(of: area)
  }

  /// Beacons are not found here.
  open class func isRangingAvailable() -> Bool { false }

  // MARK: Headings and visits

  /// Desktops have no heading.
  open class func headingAvailable() -> Bool { false }

  /// Nil: desktops have no heading.
  open var heading: CLHeading? { nil }
  /// Degrees of a turn of which the delegate hears.
  open var headingFilter: CLLocationDegrees = 1
  /// How the device is held, for its heading.
  open var headingOrientation: CLDeviceOrientation = .portrait

  /// Reports a failure: desktops have no heading.
  open func startUpdatingHeading() {
    follower.report(.failure(CLError(.headingFailure)))
  }

  /// Ends nothing.
  open func stopUpdatingHeading() {}

  /// Warns: desktops do not know when the user arrives at a place and leaves it.
  open func startMonitoringVisits() {
    ServiceWarning.write("locations: visits are not found here.")
  }

  /// Ends nothing.
  open func stopMonitoringVisits() {}

  // MARK: The delegate

  @MainActor private static func tell(
    _ delegate: any CLLocationManagerDelegate, _ event: LocationFollower.Event, of manager: CLLocationManager
  ) {
    switch event {
    case .permission:
      delegate.locationManagerDidChangeAuthorization(manager)
      delegate.locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
    case .locations(let locations): delegate.locationManager(manager, didUpdateLocations: locations)
    case .failure(let error): delegate.locationManager(manager, didFailWithError: error)
    case .watches(let area): delegate.locationManager(manager, didStartMonitoringFor: CLCircularRegion(area))
    case .cannotWatch(let identifier):
      delegate.locationManager(
        manager, monitoringDidFailFor: CLRegion(identifier: identifier), withError: CLError(.regionMonitoringFailure))
    case .entered(let area): delegate.locationManager(manager, didEnterRegion: CLCircularRegion(area))
    case .left(let area): delegate.locationManager(manager, didExitRegion: CLCircularRegion(area))
    case .state(let state, let area):
      delegate.locationManager(manager, didDetermineState: state, for: CLCircularRegion(area))
    }
  }
}

/// A manager that is not kept alive.
private struct WeakManager {
  weak var manager: CLLocationManager?
}
