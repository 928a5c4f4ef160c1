import Foundation
import Glibc

/// The file of a settings domain: lines of text, of which the last one for a name counts.
///
/// A change is one more line, written with one system call. A line counts once it is complete. So a process that dies
/// at any moment loses at most the change that it had not finished writing; what was written before has been handed to
/// the system. When most lines are outdated, a new file is written beside the old one, flushed to the disk, and moved
/// into its place. Several processes may use the same file: each locks it, and first reads what is new.
///
/// Not safe for several threads at once; `SettingsDomain` takes care of that.
nonisolated final class SettingsFile {
  /// Files larger than this were not written here, in bytes.
  private static let maximumSize = 64 << 20
  /// A file with fewer lines is never rewritten.
  private static let smallLineCount = 100

  private let path: String
  private(set) var values: [String: SettingsValue] = [:]
  /// -1 while the file is not open.
  private var descriptor: CInt = -1
  /// How much of the file was read, in bytes: up to the end of a line.
  private var length = 0
  private var lineCount = 0
  private var hasComplained = false

  init(path: String) {
    self.path = path
  }

  deinit {
    close()
  }

  /// Reads what is there, and what other processes wrote since the last time. A file that is not there is not made.
  func refresh() {
    if isThere { _ = whileLocked { true } }
  }

  /// Adds a change; false if the file cannot be written, which is then said once.
  @discardableResult
  func write(_ value: SettingsValue?, forKey key: String) -> Bool {
    let isWritten = whileLocked {
      guard append(SettingsWriter.line(value, forKey: key)) else { return false }
      values[key] = value
      return lineCount <= Self.smallLineCount + 2 * values.count || writeAnew()
    }
    values[key] = value
    return isWritten
  }

  /// Waits until the disk has everything.
  func synchronize() -> Bool {
    guard isThere else { return !hasComplained }
    return whileLocked { fsync(descriptor) == 0 || complain() }
  }

  private var isThere: Bool { descriptor >= 0 || access(path, F_OK) == 0 }

  // MARK: Opening

  /// Runs `body` while no other process uses the file and `values` is what the file says.
  private func whileLocked(_ body: () -> Bool) -> Bool {
    guard openCurrent() else { return false }
    defer { flock(descriptor, LOCK_UN) }
    guard readNew() else { return false }
    return body()
  }

  /// Opens and locks the file that has the name now: another process may have put a new one into its place.
  private func openCurrent() -> Bool {
    while true {
      guard descriptor >= 0 || open() else { return false }
      while flock(descriptor, LOCK_EX) != 0 {
        guard errno == EINTR else { return complain() }
      }
      if isCurrent { return true }
      close()
    }
  }

  private var isCurrent: Bool {
    var named = stat()
    var opened = stat()
    return stat(path, &named) == 0 && fstat(descriptor, &opened) == 0 && named.st_ino == opened.st_ino
      && named.st_dev == opened.st_dev
  }

  private func open() -> Bool {
    let folder = (path as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    // Without waiting for the other end, in case there is a pipe.
    descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { return complain() }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close()
      return complain("it is not a plain file")
    }
    values = [:]
    length = 0
    lineCount = 0
    return true
  }

  private func close() {
    if descriptor >= 0 { Glibc.close(descriptor) }
    descriptor = -1
  }

  // MARK: Reading

  /// Reads the lines after those that were read before.
  private func readNew() -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return complain() }
    if status.st_size == 0 { return append(SettingsWriter.header) }
    guard status.st_size > length else { return status.st_size == length || setAside("it became shorter") }
    guard status.st_size <= Self.maximumSize else { return setAside("it is larger than any that was written here") }
    guard let bytes = read(count: Int(status.st_size) - length) else { return complain() }
    guard let end = bytes.lastIndex(of: UInt8(ascii: "\n")) else { return cutOff() && (length > 0 || readNew()) }
    let isWhole = take(String(decoding: bytes[...end], as: UTF8.self))
    length += end + 1
    if !isWhole { return setAside("a line in it is malformed") }
    return end + 1 == bytes.count || cutOff()
  }

  private func read(count: Int) -> [UInt8]? {
    let offset = length
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let step = pread(descriptor, buffer.baseAddress! + filled, count - filled, offset + filled)
        guard step > 0 else { break }
        filled += step
      }
    }
    return bytes.count == count ? bytes : nil
  }

  /// Takes over what whole lines say; false if one of them says nothing.
  private func take(_ text: String) -> Bool {
    var isWhole = true
    var isFirst = length == 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      lineCount += 1
      if isFirst {
        isFirst = false
        if line == SettingsWriter.header.dropLast() { continue }
      }
      if let (key, value) = try? SettingsReader.read(line) { values[key] = value } else { isWhole = false }
    }
    return isWhole
  }

  /// Removes an unfinished line: its writer died before the change was confirmed.
  private func cutOff() -> Bool {
    ftruncate(descriptor, length) == 0 || complain()
  }

  /// Renames a file that is not as it should be, and begins a new one with what could be read of it.
  private func setAside(_ reason: String) -> Bool {
    let newPath = "\(path).damaged-\(Int(Date().timeIntervalSince1970 * 1000))"
    guard rename(path, newPath) == 0 else { return complain() }
    SettingsWarning.report("The settings in \(path) were set aside as \(newPath): \(reason).")
    return writeAnew()
  }

  // MARK: Writing

  private func append(_ text: String) -> Bool {
    var text = text
    let count = text.utf8.count
    let written = text.withUTF8 { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    guard written == count else {
      // The disk is full: half a line must not stay.
      _ = ftruncate(descriptor, length)
      return complain()
    }
    length += count
    lineCount += 1
    return true
  }

  /// Writes a file with one line for each setting and puts it into the place of the old one.
  private func writeAnew() -> Bool {
    let newPath = path + ".new"
    let file = Glibc.open(newPath, O_RDWR | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o600)
    guard file >= 0 else { return complain() }
    var text = SettingsWriter.header
    for (key, value) in values.sorted(by: { $0.key < $1.key }) { text += SettingsWriter.line(value, forKey: key) }
    let isWritten = Self.writeAll(text, to: file) && fsync(file) == 0 && flock(file, LOCK_EX) == 0
    guard isWritten, rename(newPath, realPath) == 0 else {
      Glibc.close(file)
      unlink(newPath)
      return complain()
    }
    synchronizeFolder()
    close()
    descriptor = file
    length = text.utf8.count
    lineCount = values.count + 1
    return true
  }

  /// The file's own place, if its name is a link.
  private var realPath: String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func writeAll(_ text: String, to file: CInt) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var written = 0
      while written < bytes.count {
        let count = Glibc.write(file, bytes.baseAddress! + written, bytes.count - written)
        guard count > 0 else { return false }
        written += count
      }
      return true
    }
  }

  /// Flushes the new name of a file to the disk.
  private func synchronizeFolder() {
    let folder = Glibc.open((realPath as NSString).deletingLastPathComponent, O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    Glibc.close(folder)
  }

  /// Says once that the file cannot be used; the settings then live as long as the process. Returns false.
  private func complain(_ reason: String? = nil) -> Bool {
    let reason = reason ?? String(cString: strerror(errno))
    if !hasComplained {
      SettingsWarning.report("The settings in \(path) cannot be read or saved: \(reason).")
    }
    hasComplained = true
    return false
  }
}

/// What goes wrong with settings files is said on the standard error stream.
nonisolated enum SettingsWarning {
  static func report(_ message: String) {
    FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
  }
}
