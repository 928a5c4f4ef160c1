import Foundation

/// What is done to the picture that the items of a group make.
nonisolated package enum DisplayEffect {
  /// Nothing: the items are only drawn as one picture.
  case flatten
  /// Softens the picture; the radius is the standard deviation, in points. An opaque blur stays inside its bounds.
  case blur(radius: CGFloat, isOpaque: Bool)
  /// Draws the picture's outline in a color behind it, softened and moved. Points.
  case shadow(Color.Resolved, radius: CGFloat, offset: CGSize)
  case colors(ColorMatrix)
  /// Takes the place of what lies behind the group, within the clip; softened and made more colorful.
  case backdrop(radius: CGFloat, saturation: Double)
  /// Keeps of the picture what these items cover, as much as they are opaque.
  case mask([DisplayItem])
  /// Moves each point of the picture, with perspective.
  case projection(ProjectionTransform)
  /// Mixes the picture with what lies behind the group.
  case blend(CGBlendMode)
  /// Changes the picture by a function of a Metal source file.
  case shader(ShaderCall, ShaderUse)
}
