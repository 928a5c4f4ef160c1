import Foundation

/// Hears where the machine is, and what the user allows. Each method may be left out.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// The manager was created, or the user allowed or forbade something (CL5).
  @MainActor func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)

  /// The same; the older form.
  @MainActor func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)

  /// The machine is at these places, the last one now (CL6).
  @MainActor func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])

  /// The place cannot be found, or may not be known.
  @MainActor func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)

  /// A heading was found; never on desktops.
  @MainActor func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)

  /// Whether the system may show how to calibrate a compass; never asked on desktops.
  @MainActor func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool

  /// A region is watched now (CL8).
  @MainActor func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)

  /// A region cannot be watched.
  @MainActor func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)

  /// The machine came into a region (CL8).
  @MainActor func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)

  /// The machine left a region (CL8).
  @MainActor func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)

  /// Whether the machine is in a region, as was asked.
  @MainActor func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)

  /// The user arrived at a place or left it; never on desktops.
  @MainActor func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)

  /// The system paused; never on desktops.
  @MainActor func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)

  /// The system goes on; never on desktops.
  @MainActor func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  @MainActor public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}

  /// Does nothing.
  @MainActor public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}

  /// Does nothing.
  @MainActor public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}

  /// Does nothing.
  @MainActor public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}

  /// Does nothing.
  @MainActor public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}

  /// False.
  @MainActor public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }

  /// Does nothing.
  @MainActor public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}

  /// Does nothing.
  @MainActor public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {}

  /// Does nothing.
  @MainActor public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}

  /// Does nothing.
  @MainActor public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}

  /// Does nothing.
  @MainActor public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}

  /// Does nothing.
  @MainActor public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}

  /// Does nothing.
  @MainActor public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}

  /// Does nothing.
  @MainActor public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
}
