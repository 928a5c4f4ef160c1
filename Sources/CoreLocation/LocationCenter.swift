import Foundation
import Synchronization
import TesseraCore

/// What all managers of a program share: the permission, the last location, and the service of the desktop.
@MainActor
final class LocationCenter: ConsentTaking {
  private struct Known {
    var status = CLAuthorizationStatus.notDetermined
    var location: CLLocation?
  }

  private struct WeakFollower {
    weak var follower: LocationFollower?
  }

  private let place: ServicePlace<any LocationService>
  nonisolated private let known = Mutex(Known())
  private var followers: [WeakFollower] = []
  /// What the user is asked for now.
  private var wanted: CLAuthorizationStatus?
  /// The accuracy with which the service runs; nil while it does not.
  private var runningAccuracy: Double?

  nonisolated init(_ place: ServicePlace<any LocationService>) {
    self.place = place
  }

  /// That of the running code.
  nonisolated static var current: LocationCenter {
    ProgramServices.current.locations.storage { LocationCenter($0) }
  }

  /// What the user allows.
  nonisolated var status: CLAuthorizationStatus { known.withLock { $0.status } }

  /// Where the machine was last.
  nonisolated var location: CLLocation? { known.withLock { $0.location } }

  var isAllowed: Bool { status == .authorizedWhenInUse || status == .authorizedAlways }

  // MARK: Followers

  func add(_ follower: LocationFollower) {
    followers.removeAll { $0.follower == nil }
    followers.append(WeakFollower(follower: follower))
  }

  private func tellAll(_ tell: (LocationFollower) -> Void) {
    for follower in followers.compactMap(\.follower) { tell(follower) }
  }

  // MARK: The service

  /// CL5: the user is asked once.
  func ask(for permission: CLAuthorizationStatus) {
    switch status {
    case .notDetermined:
      wanted = permission
      update()
    case .authorizedWhenInUse where permission == .authorizedAlways: setStatus(.authorizedAlways)
    default: break
    }
  }

  /// CL11: one tap allows locations while the program runs.
  func takeConsent() {
    guard !isAllowed else { return }
    setStatus(.authorizedWhenInUse)
    update()
  }

  /// Starts or stops the service, as the followers need it now.
  func update() {
    let accuracies = isAllowed ? followers.compactMap { $0.follower?.neededAccuracy } : []
    let needed = accuracies.min() ?? (wanted == nil ? nil : 0)
    guard needed != runningAccuracy, let service = place.service else { return }
    runningAccuracy = needed
    service.onEvent = { [weak self] in self?.receive($0) }
    if let needed { service.start(accuracy: needed) } else { service.stop() }
  }

  private func receive(_ event: LocationServiceEvent) {
    switch event {
    case .allowed:
      setStatus(wanted ?? (isAllowed ? status : .authorizedWhenInUse))
      wanted = nil
    case .denied:
      wanted = nil
      setStatus(.denied)
      tellAll { $0.wasDenied() }
    case .location(let location):
      let location = CLLocation(location)
      known.withLock { $0.location = location }
      tellAll { $0.consider(location) }
    }
    update()
  }

  private func setStatus(_ status: CLAuthorizationStatus) {
    let changes = known.withLock { known in
      defer { known.status = status }
      return known.status != status
    }
    if changes { tellAll { $0.tellPermission() } }
  }
}

extension CLLocation {
  fileprivate convenience init(_ location: DesktopLocation) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: location.latitude, longitude: location.longitude),
      altitude: location.altitude ?? 0, horizontalAccuracy: location.accuracy,
      verticalAccuracy: location.altitude == nil ? -1 : location.accuracy, course: location.course ?? -1,
      speed: location.speed ?? -1, timestamp: location.date)
  }
}
