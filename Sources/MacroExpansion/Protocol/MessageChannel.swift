#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The two-way connection to the compiler: standard input and output, each message a length of eight bytes,
/// least significant first, and then that many bytes of JSON.
struct MessageChannel {
  /// A longer message is taken for a broken stream.
  private static let maximumLength: UInt64 = 1 << 30

  private let input: Int32
  private let output: Int32

  /// A connection that reads from one file descriptor and writes to the other.
  init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
    self.input = input
    self.output = output
  }

  /// Waits for the next message. nil: the compiler has closed the connection.
  func receive() -> [UInt8]? {
    guard let header = read(count: MemoryLayout<UInt64>.size) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length <= Self.maximumLength else { return nil }
    return read(count: Int(length))
  }

  /// Sends a message. Returns false when the reader has closed the channel.
  func send(_ message: String) -> Bool {
    let length = withUnsafeBytes(of: UInt64(message.utf8.count).littleEndian) { Array($0) }
    return write(length + Array(message.utf8))
  }

  private func read(count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let result = bytes.withUnsafeMutableBytes { systemRead(input, $0.baseAddress! + filled, count - filled) }
      if result < 0, errno == EINTR { continue }
      guard result > 0 else { return nil }
      filled += result
    }
    return bytes
  }

  private func write(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let result = bytes.withUnsafeBytes { systemWrite(output, $0.baseAddress! + sent, bytes.count - sent) }
      if result < 0, errno == EINTR { continue }
      guard result > 0 else { return false }
      sent += result
    }
    return true
  }
}

/// The system's `read`, which the method of the same name hides.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}

/// The system's `write`, which the method of the same name hides.
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}
