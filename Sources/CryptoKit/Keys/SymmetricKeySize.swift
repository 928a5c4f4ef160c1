import TesseraValues

/// How many bits a symmetric key has.
public struct SymmetricKeySize: Sendable {
  /// The number of bits.
  public let bitCount: Int

  /// A key of 16 bytes.
  public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
  /// A key of 24 bytes.
  public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
  /// A key of 32 bytes.
  public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }

  /// A number of bits above zero that is a multiple of 8. Any other is warned of once, and raised to the next one that is.
  public init(bitCount: Int) {
    let isWhole = bitCount > 0 && bitCount.isMultiple(of: 8)
    if !isWhole {
      RuntimeWarning.report(.withoutEffect("SymmetricKeySize: \(bitCount) bits are not whole bytes"))  // CK5
    }
    self.bitCount = isWhole ? bitCount : max(8, bitCount > Int.max - 8 ? 8 : (bitCount + 7) / 8 * 8)
  }
}
