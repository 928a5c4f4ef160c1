#if Windows
import Foundation
import TesseraCore
import TesseraMedia

/// Speaks with the desktop's Speech Dispatcher, by its command `spd-say`. It tells of no words, and cannot pause.
@MainActor
final class DesktopSpeech: SpeechService {
  private var process: Process?
  private var onEvent: (@MainActor (SpeechEvent) -> Void)?

  func speak(_ text: SpokenText, _ onEvent: @escaping @MainActor (SpeechEvent) -> Void) {
    stop()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/spd-say")
    process.arguments = Self.arguments(for: text)
    process.terminationHandler = { [weak self] ended in
      let isDone = ended.terminationStatus == 0
      Task { @MainActor in self?.didEnd(ended, isDone: isDone) }
    }
    do {
      try process.run()
    } catch {
      ServiceWarning.write("speech: nothing is spoken. The package speech-dispatcher has the command spd-say for it.")
      return onEvent(.stopped)
    }
    self.process = process
    self.onEvent = onEvent
    onEvent(.started)
  }

  private static func arguments(for text: SpokenText) -> [String] {
    /// From -100 to 100, as the command has them.
    func percent(_ value: Double) -> String { String(Int(min(max(value, -1), 1) * 100)) }
    var arguments = [
      "--wait", "--rate", percent(text.rate * 2 - 1), "--pitch", percent(log2(text.pitch)), "--volume",
      percent(text.volume * 2 - 1),
    ]
    if let language = text.language { arguments += ["--language", language] }
    return arguments + ["--", text.text]
  }

  private func didEnd(_ ended: Process, isDone: Bool) {
    guard process === ended else { return }
    let onEvent = onEvent
    process = nil
    self.onEvent = nil
    onEvent?(isDone ? .finished : .stopped)
  }

  func stop() {
    guard let process else { return }
    let onEvent = onEvent
    self.process = nil
    self.onEvent = nil
    process.terminate()
    onEvent?(.stopped)
  }

  func pause() -> Bool { false }

  func resume() {}
}
#endif
