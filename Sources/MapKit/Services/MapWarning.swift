import Synchronization

/// Says on the standard error stream what a program should know, each message once.
nonisolated enum MapWarning {
  private static let told = Mutex<Set<String>>([])

  static func write(_ message: String) {
    guard told.withLock({ $0.insert(message).inserted }) else { return }
    FileHandle.standardError.write(Data("warning: maps: \(message)\n".utf8))
  }
}
