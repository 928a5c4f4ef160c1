import Foundation
import Synchronization

/// Says on the standard error stream what a program should know of the services of the desktop, each message once.
package enum ServiceWarning {
  private static let told = Mutex<Set<String>>([])

  package static func write(_ message: String) {
    guard told.withLock({ $0.insert(message).inserted }) else { return }
    FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
  }
}
