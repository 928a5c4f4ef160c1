import Foundation
import Synchronization

/// The child processes of a batch: each gets a row of seeds, and the next when it is through or dead.
final class JobState: Sendable {
  private struct State {
    var next: Int
    var passed = 0
    var found: [Finding] = []
  }

  private static let rowLength = 50
  private let options: Options
  private let state: Mutex<State>

  init(options: Options) {
    self.options = options
    state = Mutex(State(next: options.from))
  }

  var passed: Int { state.withLock { $0.passed } }
  var found: [Finding] { state.withLock { $0.found } }

  func run() {
    let group = (0..<options.jobs).map { _ in
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread { [self] in
        while let row = nextRow() { run(row) }
        done.signal()
      }
      return done
    }
    for job in group { job.wait() }
  }

  private func nextRow() -> Range<Int>? {
    state.withLock { state in
      let end = options.from + options.count
      guard state.next < end else { return nil }
      let row = state.next..<min(end, state.next + Self.rowLength)
      state.next = row.upperBound
      return row
    }
  }

  private func run(_ row: Range<Int>) {
    var rest = row
    while !rest.isEmpty {
      let child = ChildRun(arguments(rest), firstSeed: rest.lowerBound)
      state.withLock { $0.passed += child.passed }
      for (seed, failure) in child.failures { note(seed, failure, failure.kind.rawValue, failure.message) }
      guard let lost = child.lost else { return }
      let again = ChildRun(arguments(lost.seed..<lost.seed + 1), firstSeed: lost.seed, hasBacktrace: true)
      let failure = again.lost?.failure ?? lost.failure
      let frames = Backtrace.frames(in: again.errors)
      let hint = again.lost == nil ? " (not when alone)" : ""
      note(
        lost.seed, failure, "\(failure.kind.rawValue)\(hint): \(frames.prefix(3).joined(separator: " < "))",
        failure.message + "\n" + frames.prefix(12).joined(separator: "\n"))
      rest = (lost.seed + 1)..<max(lost.seed + 1, rest.upperBound)
    }
  }

  private func arguments(_ seeds: Range<Int>) -> [String] {
    ["--from", "\(seeds.lowerBound)", "--count", "\(seeds.count)", "--limit", "\(options.limit)"]
      + (options.isHostile ? ["--hostile"] : [])
  }

  private func note(_ seed: Int, _ failure: Failure, _ signature: String, _ details: String) {
    state.withLock { $0.found.append(Finding(seed: seed, kind: failure.kind, signature: signature, details: details)) }
  }
}
