/// The order of the bytes of a pixel in memory.
nonisolated public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// The bits of the order among those of a `CGBitmapInfo`.
  case orderMask = 0x7000
  /// As the layout names them.
  case orderDefault = 0
  /// Pairs of bytes are swapped.
  case order16Little = 0x1000
  /// The last of the layout is the first in memory.
  case order32Little = 0x2000
  /// Pairs of bytes are as the layout names them.
  case order16Big = 0x3000
  /// As the layout names them.
  case order32Big = 0x4000
}
