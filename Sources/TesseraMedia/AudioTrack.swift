import Foundation
import Synchronization
import TesseraCore

/// A sound that is played from any thread: the state that a player shows, and the medium on the engine's thread.
@MainActor
package final class AudioTrack {
  package enum Event: Sendable {
    case finished
    case failed(MediaProblem)
  }

  private struct State {
    var isPlaying = false
    var position = 0.0
    var volume = 1.0
    var rate = 1.0
    /// How often it is played again; negative for always.
    var loops = 0
    /// Counts what was begun, so that what is late does nothing.
    var turn = 0
  }

  nonisolated package let source: MediaSource
  nonisolated package let duration: Double
  nonisolated private let services: MediaServices
  nonisolated private let state = Mutex(State())
  private var medium: (any Medium)?
  private var loopsLeft = 0
  private var isAtEnd = false
  private var fading: Task<Void, Never>?
  private var receive: (@MainActor (Event) -> Void)?

  nonisolated package init(_ source: MediaSource, duration: Double) {
    self.source = source
    self.duration = duration
    services = .current
  }

  isolated deinit {
    medium?.close()
  }

  nonisolated package func begin(_ receive: @escaping @MainActor @Sendable (Event) -> Void) {
    EngineThread.run { [self] in self.receive = receive }
  }

  /// Ends it for good.
  nonisolated package func end() {
    EngineThread.run { [self] in
      receive = nil
      fading?.cancel()
      medium?.close()
      medium = nil
    }
  }

  // MARK: State

  nonisolated package var isPlaying: Bool { state.withLock { $0.isPlaying } }

  /// Seconds from the beginning.
  nonisolated package var position: Double {
    if EngineThread.isCurrent, let now = EngineThread.unsafelyIsolated({ medium?.position }) { return now }
    return state.withLock { $0.position }
  }

  nonisolated package var volume: Double { state.withLock { $0.volume } }
  nonisolated package var rate: Double { state.withLock { $0.rate } }

  nonisolated package var loops: Int {
    get { state.withLock { $0.loops } }
    set {
      state.withLock { $0.loops = newValue }
      EngineThread.run { [self] in loopsLeft = newValue }
    }
  }

  nonisolated package func setRate(_ rate: Double) {
    state.withLock { $0.rate = rate }
    EngineThread.run { [self] in
      if isPlaying { _ = medium?.play(rate: rate) }
    }
  }

  // MARK: Playing

  private func opened() -> any Medium {
    if let medium { return medium }
    let medium = services.open(source)
    medium.onEvent = { [weak self] in self?.medium(says: $0) }
    medium.setVolume(volume)
    let position = state.withLock { $0.position }
    if position > 0 { medium.seek(to: position) }
    self.medium = medium
    return medium
  }

  /// Opens the medium, so that it begins sooner.
  nonisolated package func prepare() {
    EngineThread.run { [self] in _ = opened() }
  }

  nonisolated package func play(after delay: Double = 0) {
    let turn = state.withLock { state in
      state.isPlaying = true
      state.turn += 1
      return state.turn
    }
    EngineThread.run { [self] in
      guard delay > 0 else { return start() }
      _ = opened()
      Task { [weak self] in
        try? await Task.sleep(for: .seconds(delay))
        guard let self, self.state.withLock({ $0.isPlaying && $0.turn == turn }) else { return }
        self.start()
      }
    }
  }

  private func start() {
    let medium = opened()
    if isAtEnd { medium.seek(to: 0) }
    isAtEnd = false
    loopsLeft = loops
    _ = medium.play(rate: rate)
  }

  nonisolated package func pause() {
    state.withLock {
      $0.isPlaying = false
      $0.turn += 1
    }
    EngineThread.run { [self] in
      medium?.pause()
      keepPosition()
    }
  }

  nonisolated package func seek(to position: Double) {
    let usable = position.isFinite ? min(max(0, position), duration) : 0
    state.withLock { $0.position = usable }
    EngineThread.run { [self] in
      isAtEnd = false
      medium?.seek(to: usable)
    }
  }

  private func keepPosition() {
    guard let position = medium?.position else { return }
    state.withLock { $0.position = position }
  }

  private func medium(says event: MediumEvent) {
    switch event {
    case .ended where loopsLeft != 0:
      if loopsLeft > 0 { loopsLeft -= 1 }
      medium?.seek(to: 0)
      _ = medium?.play(rate: rate)
    case .ended:
      isAtEnd = true
      state.withLock {
        $0.isPlaying = false
        $0.position = 0
      }
      medium?.seek(to: 0)
      receive?(.finished)
    case .failed(let problem):
      state.withLock { $0.isPlaying = false }
      receive?(.failed(problem))
    case .ready, .sought, .frame: break
    }
  }

  // MARK: Volume

  nonisolated package func setVolume(_ volume: Double, fade duration: Double) {
    EngineThread.run { [self] in
      fading?.cancel()
      let old = self.volume
      guard duration > 0 else { return applyVolume(volume) }
      fading = Task { [weak self] in
        // Steps that are too fine to be heard.
        let steps = max(1, Int(saturating: min(duration, 3_600) / 0.05))
        for step in 1...steps {
          guard (try? await Task.sleep(for: .seconds(duration / Double(steps)))) != nil else { return }
          self?.applyVolume(old + (volume - old) * Double(step) / Double(steps))
        }
      }
    }
    if duration <= 0 { state.withLock { $0.volume = volume } }
  }

  private func applyVolume(_ volume: Double) {
    state.withLock { $0.volume = volume }
    medium?.setVolume(volume)
  }
}
