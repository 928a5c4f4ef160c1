import SwiftUI

// Not beside the type, which every program with `import SwiftUI` sees: each operator is one more that the compiler tries
// in every expression.
extension UILayoutPriority {
  /// A priority that is higher by so much.
  public static func + (left: Self, right: Float) -> Self { Self(left.rawValue + right) }

  /// A priority that is lower by so much.
  public static func - (left: Self, right: Float) -> Self { Self(left.rawValue - right) }
}
