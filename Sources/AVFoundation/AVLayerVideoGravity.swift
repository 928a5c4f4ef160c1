/// How a video fits the place where it is shown.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// All of it is seen, in its own proportions.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// It fills the place in its own proportions, so that some of it may be cut off.
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// It fills the place in the place's proportions.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
