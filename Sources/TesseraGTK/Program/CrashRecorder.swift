#if Windows
import CGTK
import Foundation
import Synchronization

/// Writes where the program was when it crashes, into a file whose name is known before (J269).
///
/// What runs after the crash uses neither memory that is made then nor locks: nothing can be relied on anymore.
nonisolated enum CrashRecorder {
  /// What a report has before the stack, and where the stack ends.
  static let beginning = "crashed with signal "
  static let mapsTitle = "\nmemory:\n"

  private static let signals: [CInt] = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
  private static let depth = 128
  private static let stackSize = 128 * 1024

  // Addresses of memory that is never freed: the path, the first line, room for the stack, and what was done before.
  private static let path = Atomic<UInt>(0)
  private static let head = Atomic<UInt>(0)
  private static let frames = Atomic<UInt>(0)
  private static let earlier = Atomic<UInt>(0)

  /// Begins to listen. Once is enough.
  ///
  /// - Parameters:
  ///   - file: where the report goes; its folder is there.
  ///   - title: the beginning of its first line.
  static func begin(_ file: String, title: String) {
    guard path.load(ordering: .relaxed) == 0 else { return }
    path.store(UInt(bitPattern: strdup(file)), ordering: .relaxed)
    head.store(UInt(bitPattern: strdup("\(title) \(beginning)")), ordering: .relaxed)
    let room = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: depth)
    // The first call loads what later ones need.
    _ = backtrace(room, CInt(depth))
    frames.store(UInt(bitPattern: room), ordering: .relaxed)
    let old = UnsafeMutablePointer<sigaction>.allocate(capacity: signals.count)
    old.initialize(repeating: sigaction(), count: signals.count)
    earlier.store(UInt(bitPattern: old), ordering: .relaxed)
    useOwnStack()
    for (index, number) in signals.enumerated() {
      var action = sigaction()
      action.__sigaction_handler.sa_sigaction = { number, _, _ in CrashRecorder.crashed(number) }
      action.sa_flags = SA_SIGINFO | SA_ONSTACK
      sigaction(number, &action, old + index)
    }
  }

  /// A stack that is full leaves no room for what writes the report.
  private static func useOwnStack() {
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
    stack.ss_size = stackSize
    sigaltstack(&stack, nil)
  }

  private static func crashed(_ number: CInt) {
    // What was done before is done next: the instruction runs again and fails again.
    if let old = UnsafeMutablePointer<sigaction>(bitPattern: earlier.load(ordering: .relaxed)) {
      for index in 0..<signals.count { sigaction(signals[index], old + index, nil) }
    }
    guard let path = UnsafePointer<CChar>(bitPattern: path.load(ordering: .relaxed)),
      let head = UnsafePointer<CChar>(bitPattern: head.load(ordering: .relaxed)),
      let room = UnsafeMutablePointer<UnsafeMutableRawPointer?>(bitPattern: frames.load(ordering: .relaxed))
    else { return }
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    _ = write(file, head, strlen(head))
    writeNumber(number, file)
    backtrace_symbols_fd(room, backtrace(room, CInt(depth)), file)
    copyMaps(to: file)
    close(file)
  }

  private static func writeNumber(_ number: CInt, _ file: CInt) {
    var digits: (UInt8, UInt8, UInt8) = (
      UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / 10 % 10),
      UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10), UInt8(ascii: "\n")
    )
    _ = write(file, &digits, 3)
  }

  /// What lies where in memory tells the next start which lines the addresses are.
  private static func copyMaps(to file: CInt) {
    mapsTitle.withCString { _ = write(file, $0, strlen($0)) }
    let maps = open("/proc/self/maps", O_RDONLY | O_CLOEXEC)
    guard maps >= 0 else { return }
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 16) { buffer in
      while true {
        let count = read(maps, buffer.baseAddress, buffer.count)
        guard count > 0, write(file, buffer.baseAddress, count) == count else { break }
      }
    }
    close(maps)
  }
}
#endif
