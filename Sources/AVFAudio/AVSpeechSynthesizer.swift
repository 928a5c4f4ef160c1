import Foundation
import TesseraCore
import TesseraMedia

/// Where speech ends or pauses.
public enum AVSpeechBoundary: Int, Sendable {
  /// At once.
  case immediate = 0
  /// After the word. Here speech ends at once, too.
  case word = 1
}

/// Speaks texts one after the other, with the desktop's Speech Dispatcher (AV11).
///
/// Delegates are called on the main actor. Windows tell of no words and cannot pause. Where nothing speaks, the delegate hears that each text
/// was canceled, and a line on the standard error stream says once what is missing.
@MainActor @preconcurrency
open class AVSpeechSynthesizer: NSObject {
  private var queue: [AVSpeechUtterance] = []
  private var current: AVSpeechUtterance?
  private var waiting: Task<Void, Never>?

  /// Hears what becomes of the texts. It is not kept alive.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether a text is spoken or waits to be.
  open private(set) var isSpeaking = false
  /// Whether a text stands still.
  open private(set) var isPaused = false
  /// Whether the session of the program is used for speech. It makes no difference here.
  open var usesApplicationAudioSession = true

  /// Of the code that made it.
  private let services = MediaServices.current

  nonisolated public override init() {
    super.init()
  }

  isolated deinit {
    if current != nil { service?.stop() }
  }

  private var service: (any SpeechService)? { services.speech.service }

  /// Speaks a text after those that wait.
  open func speak(_ utterance: AVSpeechUtterance) {
    queue.append(utterance)
    isSpeaking = true
    if current == nil { speakNext() }
  }

  private func speakNext() {
    guard !queue.isEmpty else {
      isSpeaking = false
      isPaused = false
      return
    }
    let utterance = queue.removeFirst()
    current = utterance
    wait(utterance.preUtteranceDelay) { $0.begin(utterance) }
  }

  private func wait(_ seconds: TimeInterval, _ action: @escaping @MainActor (AVSpeechSynthesizer) -> Void) {
    waiting = Task { [weak self] in
      if seconds > 0, seconds.isFinite {
        guard (try? await Task.sleep(for: .seconds(seconds))) != nil else { return }
      }
      guard let self, !Task.isCancelled else { return }
      action(self)
    }
  }

  private func begin(_ utterance: AVSpeechUtterance) {
    guard let service else {
      ServiceWarning.write("speech: nothing is spoken by programs without windows.")
      return end(utterance, wasSpoken: false)
    }
    func bounded(_ value: Float, _ low: Float, _ high: Float, _ usual: Float) -> Double {
      Double(value.isNaN ? usual : min(max(value, low), high))
    }
    let text = SpokenText(
      text: utterance.speechString, rate: bounded(utterance.rate, 0, 1, 0.5),
      pitch: bounded(utterance.pitchMultiplier, 0.5, 2, 1), volume: bounded(utterance.volume, 0, 1, 1),
      language: utterance.voice?.language)
    service.speak(text) { [weak self] event in
      guard let self, self.current === utterance else { return }
      self.hear(event, of: utterance)
    }
  }

  private func hear(_ event: SpeechEvent, of utterance: AVSpeechUtterance) {
    switch event {
    case .started: delegate?.speechSynthesizer(self, didStart: utterance)
    case .word(let range):
      let range = NSRange(location: range.lowerBound, length: range.count)
      delegate?.speechSynthesizer(self, willSpeakRangeOfSpeechString: range, utterance: utterance)
    case .finished: wait(utterance.postUtteranceDelay) { $0.end(utterance, wasSpoken: true) }
    case .stopped: end(utterance, wasSpoken: false)
    }
  }

  private func end(_ utterance: AVSpeechUtterance, wasSpoken: Bool) {
    current = nil
    if queue.isEmpty { isSpeaking = false }
    if wasSpoken {
      delegate?.speechSynthesizer(self, didFinish: utterance)
    } else {
      delegate?.speechSynthesizer(self, didCancel: utterance)
    }
    if current == nil { speakNext() }
  }

  /// Ends what is spoken, and forgets what waits.
  ///
  /// - Returns: whether there was anything to end.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let utterance = current else { return false }
    let waited = queue
    queue = []
    waiting?.cancel()
    current = nil
    isSpeaking = false
    isPaused = false
    service?.stop()
    for canceled in [utterance] + waited { delegate?.speechSynthesizer(self, didCancel: canceled) }
    return true
  }

  /// Stands still.
  ///
  /// - Returns: whether that can be done: not in windows.
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let utterance = current, !isPaused, service?.pause() == true else { return false }
    isPaused = true
    delegate?.speechSynthesizer(self, didPause: utterance)
    return true
  }

  /// Goes on after a pause.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  open func continueSpeaking() -> Bool {
    guard let utterance = current, isPaused else { return false }
    isPaused = false
    service?.resume()
    delegate?.speechSynthesizer(self, didContinue: utterance)
    return true
  }
}
