nonisolated extension Image {
  /// How much brighter than white pictures may be shown. Screens here show none brighter: all ranges look the same.
  public struct DynamicRange: Hashable, Sendable {
    private let rank: Int

    /// Nothing is brighter than white.
    public static let standard = DynamicRange(rank: 0)
    /// Something may be a little brighter than white.
    public static let constrainedHigh = DynamicRange(rank: 1)
    /// Something may be as bright as the screen allows.
    public static let high = DynamicRange(rank: 2)
  }

  /// How bright the picture may be; nil leaves that to the views around it.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image {
    var image = self
    image.allowedDynamicRange = range
    return image
  }
}

nonisolated extension EnvironmentValues {
  /// How bright pictures may be; nil leaves that to each.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { images.allowedDynamicRange }
    set { images.allowedDynamicRange = newValue }
  }
}
