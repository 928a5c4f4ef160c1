import Observation

/// What a map of UIKit shows, for the view of SwiftUI that shows it.
@MainActor
@Observable
final class MapViewState {
  var position = MapCameraPosition.automatic
  var selected: ObjectIdentifier?
  var modes = MapInteractionModes.all
  var mapType = MKMapType.standard
  var showsUserLocation = false
  var showsCompass = true
  var showsScale = false
  /// Changes with each change of what is on the map.
  private(set) var revision = 0
  @ObservationIgnored let model = MapModel()

  nonisolated init() {}

  func contentDidChange() { revision += 1 }
}
