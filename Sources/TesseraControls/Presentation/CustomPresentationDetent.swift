import Foundation

/// Works out a height at which a sheet rests (J214).
nonisolated public protocol CustomPresentationDetent {
  /// The height in points, or nil where no sheet rests at it now. What is not finite counts as the largest height.
  static func height(in context: Context) -> CGFloat?
}

nonisolated extension CustomPresentationDetent {
  /// What the height may depend on.
  public typealias Context = PresentationDetent.Context
}
