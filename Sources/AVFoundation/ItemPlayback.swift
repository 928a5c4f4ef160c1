import CoreMedia
import Foundation
import Observation
import TesseraCore
import TesseraMedia

/// How an item is played: its medium, and what is known of it. Views that read it follow it.
@MainActor
@Observable
package final class ItemPlayback {
  package enum Status: Equatable {
    case unknown, ready
    case failed(AVError)
  }

  private(set) package var status = Status.unknown
  private(set) package var facts: MediaFacts?
  /// Counts the pictures, so that views that show them hear of another one.
  private(set) package var frameCount = 0
  /// Counts jumps to another place.
  private(set) package var jumpCount = 0

  @ObservationIgnored private let source: MediaSource
  /// Of the code that made it.
  @ObservationIgnored private let services = MediaServices.current
  @ObservationIgnored private var medium: (any Medium)?
  /// Where it goes once it is ready.
  @ObservationIgnored private var waitingSeek: Double?
  @ObservationIgnored private var seek: ((Bool) -> Void)?
  /// What the player does with an event.
  @ObservationIgnored var onEvent: ((MediumEvent) -> Void)?

  init(_ source: MediaSource) {
    self.source = source
  }

  isolated deinit {
    medium?.close()
    seek?(false)
  }

  /// Reads the medium, so that it can be played.
  func open() {
    guard medium == nil, status == .unknown else { return }
    let medium = services.open(source)
    self.medium = medium
    medium.onEvent = { [weak self] in self?.hear($0) }
  }

  private func hear(_ event: MediumEvent) {
    switch event {
    case .ready(let facts):
      self.facts = facts
      status = .ready
      if let waitingSeek {
        self.waitingSeek = nil
        medium?.seek(to: clamped(waitingSeek))
      }
    case .failed(let problem):
      if problem.kind == .unavailable { ServiceWarning.write("media: \(problem.reason)") }
      status = .failed(AVError(problem))
      endSeek(false)
    case .sought: endSeek(true)
    case .frame: frameCount += 1
    case .ended: break
    }
    onEvent?(event)
  }

  private func endSeek(_ isDone: Bool) {
    let seek = seek
    self.seek = nil
    seek?(isDone)
  }

  // MARK: Playing

  package var isReady: Bool { status == .ready }

  /// Seconds; nil if there is no end, or it is not known yet.
  package var duration: Double? { facts?.duration }

  package var position: Double { waitingSeek ?? medium?.position ?? 0 }

  package var frame: Bitmap? {
    // Read, so that a view runs with the next picture.
    _ = frameCount
    return medium?.frame
  }

  func play(rate: Double) -> Double { medium?.play(rate: rate) ?? rate }

  func pause() {
    medium?.pause()
  }

  func setVolume(_ volume: Double) {
    medium?.setVolume(volume)
  }

  /// Goes to a place, in seconds; the nearer end for one outside (AV6). Another one that is on its way ends undone.
  func seek(to position: Double, _ completion: ((Bool) -> Void)?) {
    endSeek(false)
    guard !position.isNaN else {
      completion?(false)
      return
    }
    if case .failed = status {
      completion?(false)
      return
    }
    jumpCount += 1
    seek = completion
    if isReady, let medium {
      medium.seek(to: clamped(position))
    } else {
      waitingSeek = max(0, position)
    }
  }

  func cancelSeek() {
    endSeek(false)
  }

  private func clamped(_ position: Double) -> Double {
    min(max(0, position), duration ?? max(0, position.isFinite ? position : 0))
  }
}
