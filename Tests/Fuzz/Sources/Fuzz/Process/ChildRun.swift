import Foundation

/// A child process and what came of it.
struct ChildRun: Sendable {
  /// How long a child may be silent, in seconds of real time: it waits for something that never comes.
  private static let patience: Double = 180

  var passed = 0
  /// What failed, by seed.
  var failures: [(seed: Int, failure: Failure)] = []
  /// The seed at which the process ended before its time.
  var lost: (seed: Int, failure: Failure)?
  /// What it wrote to its standard error stream.
  var errors = ""

  /// - Parameter hasBacktrace: whether a crash says where it was, which takes seconds.
  init(_ arguments: [String], firstSeed: Int, hasBacktrace: Bool = false) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--child"] + arguments
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_BACKTRACE"] =
      hasBacktrace ? "enable=yes,color=no,limit=60,threads=crashed,images=none,sanitize=no,cache=no" : "enable=no"
    environment["FUZZ_BACKTRACE"] = hasBacktrace ? "1" : nil
    process.environment = environment
    let output = Pipe()
    let errorFile = NSTemporaryDirectory() + "fuzz-\(getpid())-\(UUID().uuidString)"
    _ = FileManager.default.createFile(atPath: errorFile, contents: nil)
    defer { try? FileManager.default.removeItem(atPath: errorFile) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle(forWritingAtPath: errorFile)
    do { try process.run() } catch {
      lost = (firstSeed, Failure(kind: .crash, message: "the process does not start: \(error)"))
      return
    }
    let current = read(output.fileHandleForReading, of: process, firstSeed)
    process.waitUntilExit()
    let text = FileManager.default.contents(atPath: errorFile).map { String(decoding: $0, as: UTF8.self) } ?? ""
    errors = text
    guard process.terminationReason == .uncaughtSignal || process.terminationStatus != 0 else { return }
    let hangs = process.terminationStatus == Watch.status || text.contains("hang: ")
    let place = text.split(separator: "\n").first { $0.hasPrefix("hang: ") || $0.contains("Fatal error") } ?? ""
    lost = (
      current,
      Failure(kind: hangs ? .hang : .crash, message: "\(place) (status \(process.terminationStatus))")
    )
  }

  /// Reads what the child says.
  ///
  /// - Returns: the seed that it was at.
  private mutating func read(_ handle: FileHandle, of process: Process, _ firstSeed: Int) -> Int {
    var current = firstSeed
    var rest = Data()
    let descriptor = handle.fileDescriptor
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard Glibc.poll(&poll, 1, Int32(Self.patience * 1_000)) > 0 else {
        kill(process.processIdentifier, SIGKILL)
        continue
      }
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return current }
      rest.append(contentsOf: buffer[..<count])
      while let end = rest.firstIndex(of: 10) {
        note(rest[rest.startIndex..<end], &current)
        rest = Data(rest[(end + 1)...])
      }
    }
  }

  private mutating func note(_ line: Data, _ current: inout Int) {
    switch try? JSONDecoder().decode(ChildMessage.self, from: line) {
    case .started(let seed): current = seed
    case .passed: passed += 1
    case .failed(let seed, let failure): failures.append((seed, failure))
    case nil: break
    }
  }
}
