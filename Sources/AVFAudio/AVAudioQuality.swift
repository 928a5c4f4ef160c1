/// How good a recording is to be.
public enum AVAudioQuality: Int, Sendable {
  /// The least quality.
  case min = 0
  /// Little quality, and small files.
  case low = 0x20
  /// Between low and high.
  case medium = 0x40
  /// High quality, and large files.
  case high = 0x60
  /// The best quality.
  case max = 0x7F
}
