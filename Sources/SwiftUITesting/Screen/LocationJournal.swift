import Foundation
import TesseraCore

/// Stands for the desktop that tells the place of a screen's program.
@MainActor
final class LocationJournal: LocationDesktop {
  nonisolated let place = LocationPlace()
  var onEvent: (@MainActor (LocationEvent) -> Void)?
  private(set) var isRunning = false
  private(set) var accuracy = 0.0
  var fix: LocationFix? {
    didSet { tell() }
  }
  var permission = LocationPermission.unanswered {
    didSet { tell() }
  }

  init() {
    place.desktop = self
  }

  func start(accuracy: Double) {
    self.accuracy = accuracy
    guard !isRunning else { return }
    isRunning = true
    tell()
  }

  func stop() {
    isRunning = false
  }

  private func tell() {
    guard isRunning else { return }
    switch permission {
    case .unanswered: break
    case .denied: onEvent?(.denied)
    case .unavailable: onEvent?(.unavailable)
    case .allowed:
      onEvent?(.allowed)
      if let fix, isRunning { onEvent?(.place(fix)) }
    }
  }
}
