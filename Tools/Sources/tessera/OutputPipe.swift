import Foundation
import Synchronization

/// A pipe that a program writes to, and as much of what came as is kept.
final class OutputPipe: Sendable {
  /// For the program. Closing it is the business of the pipe's owner.
  let writeEnd: Int32
  private let kept: Mutex<BoundedOutput>
  private let end = DispatchSemaphore(value: 0)

  /// - Parameter limit: how many bytes are kept.
  init(limit: Int) throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw CommandFailure("no pipe can be made: \(String(cString: strerror(errno)))")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    writeEnd = ends[1]
    kept = Mutex(BoundedOutput(limit: limit))
    let readEnd = ends[0]
    Thread.detachNewThread { self.read(readEnd) }
  }

  private func read(_ readEnd: Int32) {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = Glibc.read(readEnd, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      kept.withLock { $0.append(buffer[..<count]) }
    }
    close(readEnd)
    end.signal()
  }

  /// What came until the last writer closed the pipe, or until the time is up, in seconds.
  func drained(within time: Double) -> Data {
    _ = end.wait(timeout: .now() + time)
    return kept.withLock { $0.data }
  }
}
