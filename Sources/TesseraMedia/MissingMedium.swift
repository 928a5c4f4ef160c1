import TesseraCore

/// A medium of a program without anything that plays: it fails.
@MainActor
final class MissingMedium: Medium {
  var onEvent: (@MainActor (MediumEvent) -> Void)?
  var position: Double { 0 }
  var frame: Bitmap? { nil }

  init() {
    Task { [weak self] in
      self?.onEvent?(
        .failed(MediaProblem(.unavailable, "Nothing is played by programs without windows.")))
    }
  }

  func play(rate: Double) -> Double { rate }
  func pause() {}
  func seek(to position: Double) {}
  func setVolume(_ volume: Double) {}
  func close() { onEvent = nil }
}
