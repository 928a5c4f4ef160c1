// Kills a process that writes settings, again and again, and checks that everything is there that it had confirmed.
//
// Usage: SettingsTorture KILLS. The settings are below XDG_CONFIG_HOME. Exit status 1: something was lost.
import Foundation
import TesseraCore

/// A process that forks has one thread, so that its children are whole.
private let forkProcess: @convention(c) () -> pid_t = unsafeBitCast(
  dlsym(nil, "fork"), to: (@convention(c) () -> pid_t).self)

private let suite = "torture"
private let path = SettingsPlaces.file(named: suite, in: SettingsPlaces.configuration)
private let kills = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 1

/// What is stored besides the counter: of any length, at times long, so that it can be cut in the middle.
private func text(for count: Int) -> String {
  String(repeating: "\(count) \"ä\" ", count: count.isMultiple(of: 16) ? 100 : 1 + count % 10)
}

/// Writes forever, and says through `pipe` what is written.
private func write(from start: Int, confirmingTo pipe: CInt) -> Never {
  let defaults = UserDefaults(suiteName: suite)!
  var count = start
  while true {
    count += 1
    defaults.set(text(for: count), forKey: "text \(count % 5)")
    defaults.set(count, forKey: "count")
    withUnsafeBytes(of: count) { _ = Glibc.write(pipe, $0.baseAddress, $0.count) }
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

private func fail(_ message: String) -> Never {
  print(message)
  exit(EXIT_FAILURE)
}

/// Reads the file as the next process would; returns the stored number.
private func check(confirmed: Int) -> Int {
  let settings = SettingsDomain(path: path)
  guard settings.synchronize() else { fail("the settings cannot be read") }
  let count = settings.value(forKey: "count")?.asInteger ?? 0
  guard count >= confirmed, count <= confirmed + 1 else { fail("\(confirmed) was confirmed, \(count) is there") }
  for age in 0..<min(5, count) {
    let number = count - age
    let stored = settings.value(forKey: "text \(number % 5)")?.asString
    // The text of the next number may have been written already.
    guard stored == text(for: number) || stored == text(for: number + 5) else { fail("the text of \(number) is lost") }
  }
  return count
}

private var random = SystemRandomNumberGenerator()
private var count = 0
for number in 0..<kills {
  var ends: [CInt] = [0, 0]
  guard pipe(&ends) == 0 else { fail("no pipe") }
  let child = forkProcess()
  guard child >= 0 else { fail("no process") }
  if child == 0 { write(from: count, confirmingTo: ends[1]) }
  close(ends[1])
  // Half of them die at any time from their start on, the others while they write.
  if number.isMultiple(of: 2) { waitForConfirmation(through: ends[0]) }
  usleep(UInt32.random(in: 0...3_000, using: &random))
  kill(child, SIGKILL)
  waitpid(child, nil, 0)
  count = check(confirmed: max(count, lastConfirmation(from: ends[0])))
  close(ends[0])
}
print("\(kills) kills, \(count) writes, nothing lost")
