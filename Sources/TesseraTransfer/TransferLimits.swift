/// The upper limits of a transfer, regardless of the server.
package struct TransferLimits: Sendable {
  /// Bytes of the body, after decompression.
  package var byteCount = 64 << 20
  /// For the whole transfer.
  package var duration = Duration.seconds(300)
  /// How long a server may send nothing, or next to nothing, in whole seconds.
  package var silence = Duration.seconds(60)
  /// How many redirects are followed.
  package var redirectCount = 16
  /// Bytes of all headers.
  package var headerByteCount = 256 << 10

  package init() {}

  /// For tests, whose machine may be busy with others: silent servers are waited for an hour.
  package static var patient: TransferLimits {
    var limits = TransferLimits()
    limits.duration = .seconds(3600)
    limits.silence = .seconds(3600)
    return limits
  }
}
