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

    public init(_ ignoresDisplayFrequency: Bool) {
      ignores = ignoresDisplayFrequency
    }
  }

  /// Puts options together.
  @resultBuilder
  public enum OptionsBuilder {
    public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
    public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
    public static func buildBlock(_ parts: [any TipOption]...) -> [any TipOption] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [any TipOption]?) -> [any TipOption] { part ?? [] }
    public static func buildEither(first part: [any TipOption]) -> [any TipOption] { part }
    public static func buildEither(second part: [any TipOption]) -> [any TipOption] { part }
  }
}
