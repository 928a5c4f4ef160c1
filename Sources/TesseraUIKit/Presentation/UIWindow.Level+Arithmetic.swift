import SwiftUI

// Not beside the type, which every program with `import SwiftUI` sees: each operator is one more that the compiler tries
// in every expression.
extension UIWindow.Level {
  /// A level that is in front of this one by so much.
  public static func + (level: Self, offset: CGFloat) -> Self { Self(level.rawValue + offset) }

  /// A level that is behind this one by so much.
  public static func - (level: Self, offset: CGFloat) -> Self { Self(level.rawValue - offset) }
}
