import Foundation

nonisolated extension DisplayEffect {
  /// Lengths of effects that are larger, in points, are mistakes: nothing of the picture would be left to be seen.
  static var largestLength: CGFloat { 1e6 }

  /// What cannot be drawn because a figure is not finite or too large, in words; nil if everything can be.
  ///
  /// It is asked once, where an effect enters the display list: what is behind it calculates with its figures freely.
  var problem: String? {
    switch self {
    case .blur(let radius, _):
      Self.areUsable(radius) ? nil : "A blur"
    case .shadow(_, let radius, let offset):
      Self.areUsable(radius, offset.width, offset.height) ? nil : "A shadow"
    case .backdrop(let radius, let saturation):
      Self.areUsable(radius, CGFloat(saturation)) ? nil : "A softened background"
    case .projection(let projection):
      [
        projection.m11, projection.m12, projection.m13, projection.m21, projection.m22, projection.m23, projection.m31,
        projection.m32, projection.m33,
      ].allSatisfy(\.isFinite) ? nil : "A projection"
    case .shader(let call, let use):
      Self.areUsable(
        use.reach.width, use.reach.height, call.bounds.minX, call.bounds.minY, call.bounds.width, call.bounds.height)
        ? nil : "A shader"
    case .flatten, .colors, .mask, .blend:
      nil
    }
  }

  private static func areUsable(_ lengths: CGFloat...) -> Bool {
    lengths.allSatisfy { abs($0) <= largestLength }
  }
}
