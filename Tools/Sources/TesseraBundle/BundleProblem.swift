/// Why a program cannot be bundled, in words for the user.
public struct BundleProblem: Error, Equatable, CustomStringConvertible {
  /// The reason, and what can be done about it.
  public let description: String

  /// - Parameter description: the reason, and what can be done about it.
  public init(_ description: String) {
    self.description = description
  }
}
