import Synchronization

/// The sounds that the code of a clock played.
final class SoundJournal: Sendable {
  private let names = Mutex<[String]>([])

  /// Takes the name of a sound.
  var recorder: @Sendable (String) -> Void {
    { name in self.names.withLock { $0.append(name) } }
  }

  var entries: [String] { names.withLock { $0 } }
}
