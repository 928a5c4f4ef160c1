import Synchronization
import TesseraCore

/// The sounds that the code of a clock played.
final class SoundJournal: Sendable {
  private let names = Mutex<[String]>([])

  /// Takes the name of a sound.
  var recorder: SoundRecorder {
    SoundRecorder { name in self.names.withLock { $0.append(name) } }
  }

  var entries: [String] { names.withLock { $0 } }
}
