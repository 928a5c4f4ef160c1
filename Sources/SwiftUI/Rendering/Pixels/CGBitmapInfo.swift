/// How pixels lie in memory: a `CGImageAlphaInfo`, and the order of bytes.
nonisolated public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits of the `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits that say whether components are floating-point numbers.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  /// Components are floating-point numbers. Neither contexts nor pictures of them are made here.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits of the order of bytes.
  public static let byteOrderMask = CGBitmapInfo(.orderMask)
  /// The bytes of a pixel are in memory as the layout names them.
  public static let byteOrderDefault = CGBitmapInfo(.orderDefault)
  /// Pairs of bytes are swapped.
  public static let byteOrder16Little = CGBitmapInfo(.order16Little)
  /// The last byte of the layout is the first in memory.
  public static let byteOrder32Little = CGBitmapInfo(.order32Little)
  /// Pairs of bytes are as the layout names them.
  public static let byteOrder16Big = CGBitmapInfo(.order16Big)
  /// The bytes of a pixel are in memory as the layout names them.
  public static let byteOrder32Big = CGBitmapInfo(.order32Big)

  private init(_ order: CGImageByteOrderInfo) {
    self.init(rawValue: order.rawValue)
  }

  /// Where alpha is; nil for a value that means nothing.
  package var alpha: CGImageAlphaInfo? { CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue) }
  /// nil for a value that means nothing.
  package var order: CGImageByteOrderInfo? { CGImageByteOrderInfo(rawValue: rawValue & Self.byteOrderMask.rawValue) }
}
