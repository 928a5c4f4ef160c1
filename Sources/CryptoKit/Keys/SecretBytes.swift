internal import COpenSSL
import Foundation

/// Bytes that are overwritten when nothing needs them any more.
final class SecretBytes: Sendable {
  private let bytes: [UInt8]

  /// Room for `count` bytes, which `fill` writes.
  init(count: Int, fill: (UnsafeMutableRawBufferPointer) throws -> Void) rethrows {
    bytes = try [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      let raw = UnsafeMutableRawBufferPointer(buffer)
      raw.initializeMemory(as: UInt8.self, repeating: 0)
      try fill(UnsafeMutableRawBufferPointer(rebasing: raw.prefix(count)))
      filled = count
    }
  }

  convenience init(_ source: UnsafeRawBufferPointer) {
    self.init(count: source.count) { $0.copyMemory(from: source) }
  }

  convenience init(randomCount count: Int) {
    self.init(count: count) { Self.fillRandomly($0) }
  }

  deinit {
    // The array never leaves this object, so its memory is of this object alone.
    bytes.withUnsafeBytes { OPENSSL_cleanse(UnsafeMutableRawPointer(mutating: $0.baseAddress), $0.count) }
  }

  var count: Int { bytes.count }

  func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  /// Random bytes of the system's generator.
  static func random(count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      fillRandomly(UnsafeMutableRawBufferPointer(buffer))
      filled = count
    }
  }

  private static func fillRandomly(_ buffer: UnsafeMutableRawBufferPointer) {
    var generator = SystemRandomNumberGenerator()
    for index in buffer.indices { buffer[index] = generator.next() }
  }

  /// Whether both have the same bytes, in a time that their length alone decides. // CK2
  static func areEqual(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Bool {
    guard first.count == second.count else { return false }
    return first.isEmpty || CRYPTO_memcmp(first.baseAddress, second.baseAddress, first.count) == 0
  }

  static func hexadecimal(_ bytes: UnsafeRawBufferPointer) -> String {
    bytes.map { (byte: UInt8) in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
  }
}
