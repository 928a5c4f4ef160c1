import CSQLite
import Foundation
import SwiftData

/// A process that forks has one thread, so that its children are whole.
private let forkProcess: @convention(c) () -> pid_t = unsafeBitCast(
  dlsym(nil, "fork"), to: (@convention(c) () -> pid_t).self)

/// Kills a process that saves at any moment, and checks that the last save it had confirmed is there, whole.
struct KilledSaver {
  let file: URL
  /// How many saves each child's notes stay for.
  private static let kept = 10

  init(file: URL) { self.file = file }

  func run(kills: Int) {
    var count = 0
    for number in 0..<kills {
      var ends: [CInt] = [0, 0]
      guard pipe(&ends) == 0 else { fail("no pipe") }
      let child = forkProcess()
      guard child >= 0 else { fail("no process") }
      if child == 0 { save(from: count, confirmingTo: ends[1]) }
      close(ends[1])
      // Some of them die at any time from their start on, the others while they save.
      if !number.isMultiple(of: 4) { waitForConfirmation(through: ends[0]) }
      usleep(UInt32.random(in: 0...8_000))
      kill(child, SIGKILL)
      waitpid(child, nil, 0)
      count = check(confirmed: max(count, lastConfirmation(from: ends[0])))
      close(ends[0])
    }
    print("\(kills) kills, \(count) saves, nothing lost")
  }

  /// At times long, so that it does not fit into a page.
  private func text(_ number: Int, _ index: Int) -> String {
    String(repeating: "\(number) \(index) ä ", count: number.isMultiple(of: 8) ? 2_000 : 1 + number % 10)
  }

  /// Saves forever, and says through `pipe` what is saved: three notes come, the oldest ones go, one changes.
  private func save(from start: Int, confirmingTo pipe: CInt) -> Never {
    do {
      let context = try open(file)
      var count = start
      while true {
        count += 1
        for index in 0..<3 { context.insert(Note(number: count, text: text(count, index))) }
        let oldest = count - Self.kept
        try context.delete(model: Note.self, where: #Predicate { $0.number > 0 && $0.number <= oldest })
        let counters = try context.fetch(FetchDescriptor<Note>(predicate: #Predicate { $0.number < 0 }))
        if let counter = counters.first {
          counter.number = -count
        } else {
          context.insert(Note(number: -count, text: "counter"))
        }
        try context.save()
        withUnsafeBytes(of: count) { _ = Glibc.write(pipe, $0.baseAddress, $0.count) }
      }
    } catch {
      fail("a save failed: \(error)")
    }
  }

  /// The last number that came through the pipe, 0 for none.
  private func lastConfirmation(from pipe: CInt) -> Int {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while case let count = read(pipe, &buffer, buffer.count), count > 0 { bytes += buffer[..<count] }
    let whole = bytes.count / MemoryLayout<Int>.size * MemoryLayout<Int>.size
    guard whole > 0 else { return 0 }
    return bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: whole - MemoryLayout<Int>.size, as: Int.self) }
  }

  /// Returns when something comes through the pipe, at the latest after a second.
  private func waitForConfirmation(through pipe: CInt) {
    var request = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
    poll(&request, 1, 1_000)
  }

  /// Opens the store as the next process would; returns the number of the last save.
  private func check(confirmed: Int) -> Int {
    let count: Int
    do {
      let context = try open(file)
      let notes = try context.fetch(FetchDescriptor<Note>())
      count = -(notes.map(\.number).min() ?? 0)
      guard count >= confirmed, count <= confirmed + 1 else { fail("\(confirmed) was confirmed, \(count) is there") }
      let numbers = max(1, count - Self.kept + 1)..<count + 1
      let expected = numbers.flatMap { number in (0..<3).map { text(number, $0) } }
      let found = notes.filter { $0.number > 0 }.sorted { ($0.number, $0.id) < ($1.number, $1.id) }.map(\.text)
      guard found == expected else { fail("the notes of save \(count) are others") }
    } catch {
      fail("the store cannot be opened: \(error)")
    }
    checkFile()
    return count
  }

  /// Asks SQLite whether all pages of the file are in order.
  private func checkFile() {
    var handle: OpaquePointer?
    defer { sqlite3_close(handle) }
    var answer = ""
    let result = withUnsafeMutablePointer(to: &answer) { answer in
      guard sqlite3_open(file.path, &handle) == SQLITE_OK else { return SQLITE_CANTOPEN }
      // The order of texts is not SQLite's own.
      let order: @convention(c) (UnsafeMutableRawPointer?, CInt, UnsafeRawPointer?, CInt, UnsafeRawPointer?) -> CInt = {
        _, _, _, _, _ in 0
      }
      sqlite3_create_collation(handle, "SWIFT", SQLITE_UTF8, nil, order)
      return sqlite3_exec(
        handle, "PRAGMA integrity_check",
        { answer, _, values, _ in
          guard let text = values?[0] else { return 0 }
          answer?.assumingMemoryBound(to: String.self).pointee += String(cString: text)
          return 0
        }, answer, nil)
    }
    guard result == SQLITE_OK, answer == "ok" else { fail("the file is damaged: \(answer) (\(result))") }
  }
}
