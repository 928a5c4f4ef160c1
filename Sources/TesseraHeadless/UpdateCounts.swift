/// How often the engine did what costs time.
@_spi(TesseraTools)
public struct UpdateCounts: Equatable, Sendable {
  public var frames: Int
  /// Evaluations of bodies, those of the controls' own views included.
  public var bodies: Int
  /// Measurements that were worked out, not taken from a cache.
  public var layouts: Int
  /// Pieces of the display list that have to be made again.
  public var draws: Int
}
