import Foundation
import TesseraCore

/// Stands for the service that tells a screen's program where its machine is.
@MainActor
final class LocationJournal: LocationService {
  /// Whether the user allows it; nil before an answer.
  private(set) var isAllowed: Bool?
  private(set) var isStarted = false
  /// Meters that the program finds exact enough; 0 for the best.
  private(set) var accuracy = 0.0
  private var location: DesktopLocation?
  var onEvent: (@MainActor (LocationServiceEvent) -> Void)?

  init(_ place: ServicePlace<any LocationService>) {
    place.service = self
  }

  /// Whether the user was asked and did not answer yet.
  var isAsking: Bool { isStarted && isAllowed == nil }

  func start(accuracy: Double) {
    self.accuracy = accuracy
    isStarted = true
    if let isAllowed { answer(isAllowed) }
  }

  func stop() {
    isStarted = false
  }

  /// The user allows or forbids it; also after an earlier answer.
  func answer(_ isAllowed: Bool) {
    self.isAllowed = isAllowed
    guard isStarted else { return }
    onEvent?(isAllowed ? .allowed : .denied)
    tellLocation()
  }

  /// The machine is at another place.
  func move(to location: DesktopLocation) {
    self.location = location
    tellLocation()
  }

  private func tellLocation() {
    guard isStarted, isAllowed == true, let location else { return }
    onEvent?(.location(location))
  }
}
