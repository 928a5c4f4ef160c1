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
  /// The level at which it is seen, in steps of a quarter; nil before it has a size.
  var level: Int?
  /// Changes with each change of what is on the map.
  private(set) var revision = 0
  @ObservationIgnored let model = MapModel()

  nonisolated init() {}

  /// Steps of a level: annotations are put together anew with each (MK31).
  nonisolated static let levelSteps = 4.0

  func zoomDidChange(to zoom: Double) {
    let new = Int((zoom * Self.levelSteps).rounded())
    if new != level { level = new }
  }

  func contentDidChange() { revision += 1 }
}
