/// An address as text.
nonisolated public final class MKAddress: NSObject, Sendable {
  /// All of it.
  public let fullAddress: String
  /// Its first part.
  public let shortAddress: String?

  /// Creates an address; nil if it is empty.
  public init?(fullAddress: String, shortAddress: String?) {
    guard !fullAddress.isEmpty else { return nil }
    self.fullAddress = fullAddress
    self.shortAddress = shortAddress
  }
}
