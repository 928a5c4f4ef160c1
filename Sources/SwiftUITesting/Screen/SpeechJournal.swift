import TesseraCore
import TesseraMedia

/// Stands for what speaks for a screen's program: each character takes 60 milliseconds at the usual rate.
@MainActor
final class SpeechJournal: SpeechService {
  private(set) var texts: [String] = []
  private var onEvent: (@MainActor (SpeechEvent) -> Void)?
  /// What is still to be said, with the time from now.
  private var script: [(delay: Duration, event: SpeechEvent)] = []
  private var next: VirtualClock.Registration?
  private var clock: VirtualClock?

  init(_ place: ServicePlace<any SpeechService>) {
    place.service = self
  }

  func speak(_ text: SpokenText, _ onEvent: @escaping @MainActor (SpeechEvent) -> Void) {
    texts.append(text.text)
    clock = VirtualClock.current
    self.onEvent = onEvent
    // From half as fast to twice as fast.
    let character = Duration.seconds(0.06 / (0.5 + text.rate))
    script = [(.zero, .started)]
    var offset = 0
    var said = 0
    for word in text.text.split(separator: " ", omittingEmptySubsequences: false) {
      let length = word.utf16.count
      if length > 0 {
        script.append((character * Double(offset - said), .word(offset..<offset + length)))
        said = offset
      }
      offset += length + 1
    }
    script.append((character * Double(max(0, offset - 1 - said)), .finished))
    wait()
  }

  private func wait() {
    guard let first = script.first else { return }
    next = clock?.schedule(after: first.delay) { [weak self] in self?.say() }
  }

  private func say() {
    guard !script.isEmpty else { return }
    let event = script.removeFirst().event
    let onEvent = onEvent
    wait()
    onEvent?(event)
  }

  func stop() {
    guard !script.isEmpty else { return }
    next?.cancel()
    script = []
    onEvent?(.stopped)
  }

  func pause() -> Bool {
    next?.cancel()
    return !script.isEmpty
  }

  func resume() {
    wait()
  }
}
