import Foundation

/// Reads and parses files, several at a time.
enum SourceReader {
  enum Result: Sendable {
    case parsed(SourceFile)
    case skipped(SourceFinder.Skipped)
  }

  /// The files in the same order, with those that cannot be read told apart.
  static func read(_ paths: [String]) -> [Result] {
    let results = Results(count: paths.count)
    let workers = max(1, min(ProcessInfo.processInfo.activeProcessorCount, paths.count))
    let group = DispatchGroup()
    for _ in 0..<workers {
      group.enter()
      DeepStack.start {
        while let index = results.next() { results.set(read(paths[index]), at: index) }
        group.leave()
      }
    }
    group.wait()
    return results.all
  }

  private static func read(_ path: String) -> Result {
    guard let data = FileManager.default.contents(atPath: path) else {
      return .skipped(.init(path: path, reason: "it cannot be read"))
    }
    guard !data.contains(0) else { return .skipped(.init(path: path, reason: "it is a binary file")) }
    guard let text = String(data: data, encoding: .utf8) else {
      return .skipped(.init(path: path, reason: "it is not UTF-8 text"))
    }
    let file = SourceFile(path: path, text: text)
    guard !file.isTooDeep else { return .skipped(.init(path: path, reason: SourceFile.tooDeep)) }
    return .parsed(file)
  }

  /// What the workers have done.
  private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    private var done: [Result?]
    private var nextIndex = 0

    init(count: Int) {
      done = Array(repeating: nil, count: count)
    }

    func next() -> Int? {
      lock.withLock {
        guard nextIndex < done.count else { return nil }
        nextIndex += 1
        return nextIndex - 1
      }
    }

    func set(_ result: Result, at index: Int) {
      lock.withLock { done[index] = result }
    }

    var all: [Result] {
      lock.withLock { done.compactMap { $0 } }
    }
  }
}

/// Threads whose stack is large enough for trees of nested code: code that is given to the tool is not to be trusted.
enum DeepStack {
  private static let size = 512 << 20

  static func start(_ work: @escaping @Sendable () -> Void) {
    let thread = Thread { work() }
    thread.stackSize = size
    thread.start()
  }

  /// Does work on such a thread and waits for it.
  static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value {
    let box = Box<Value>()
    let done = DispatchSemaphore(value: 0)
    start {
      box.value = work()
      done.signal()
    }
    done.wait()
    guard let value = box.value else { preconditionFailure("the thread ended without a value") }
    return value
  }

  private final class Box<Value>: @unchecked Sendable {
    var value: Value?
  }
}
