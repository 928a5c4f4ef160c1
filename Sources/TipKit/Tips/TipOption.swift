import Foundation

/// How often and for how long a tip is shown.
public protocol TipOption: Sendable {}

extension Tips {
  /// How often a tip is shown before it is invalidated.
  public struct MaxDisplayCount: TipOption {
    let count: Int

    /// - Parameter maxDisplayCount: what is below 1 counts as 1.
    public init(_ maxDisplayCount: Int) {
      count = max(maxDisplayCount, 1)
    }
  }

  /// For how many seconds in all a tip is shown before it is invalidated.
  public struct MaxDisplayDuration: TipOption {
    let seconds: TimeInterval

    /// - Parameter maxDisplayDuration: what is no positive number limits nothing.
    public init(_ maxDisplayDuration: TimeInterval) {
      seconds = maxDisplayDuration > 0 ? maxDisplayDuration : .infinity
    }
  }

  /// Whether a tip is shown soon after another one, too.
  public struct IgnoresDisplayFrequency: TipOption {
    let ignores: Bool

    /// Whether it is shown so.
    public init(_ ignoresDisplayFrequency: Bool) {
      ignores = ignoresDisplayFrequency
    }
  }

  /// Puts options together.
  @resultBuilder
  public enum OptionsBuilder {
    /// One of them.
    public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
    /// One of them.
    public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
    /// All of them, in order.
    public static func buildBlock(_ parts: [any TipOption]...) -> [any TipOption] { parts.flatMap { $0 } }
    /// Those of a condition, if it is true.
    public static func buildOptional(_ part: [any TipOption]?) -> [any TipOption] { part ?? [] }
    /// Those of one branch.
    public static func buildEither(first part: [any TipOption]) -> [any TipOption] { part }
    /// Those of one branch.
    public static func buildEither(second part: [any TipOption]) -> [any TipOption] { part }
  }
}
