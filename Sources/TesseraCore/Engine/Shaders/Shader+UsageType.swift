nonisolated extension Shader {
  /// What a shader is used for.
  public struct UsageType: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case shapeStyle, colorEffect, distortionEffect, layerEffect
    }

    package let kind: Kind

    /// It fills shapes.
    public static let shapeStyle = UsageType(kind: .shapeStyle)
    /// It changes the colors of a view.
    public static let colorEffect = UsageType(kind: .colorEffect)
    /// It moves what is seen of a view.
    public static let distortionEffect = UsageType(kind: .distortionEffect)
    /// It makes the colors of a view from all of its picture.
    public static let layerEffect = UsageType(kind: .layerEffect)
  }
}
