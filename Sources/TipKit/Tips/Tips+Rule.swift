import Foundation

extension Tips {
  /// A condition for a tip to be shown.
  public struct Rule: Sendable {
    let isTrue: @Sendable (TipStore) -> Bool

    /// A condition on a parameter; the macro `#Rule` makes it.
    public init<Value>(_ parameter: Parameter<Value>, _ condition: @escaping @Sendable (Value) -> Bool) {
      isTrue = { condition(parameter.value(in: $0)) }
    }

    /// A condition on an event; the macro `#Rule` makes it.
    public init<Info>(_ event: Event<Info>, _ condition: @escaping @Sendable (Event<Info>.Donations) -> Bool) {
      isTrue = { condition(Event<Info>.Donations(donations: event.donations(in: $0))) }
    }
  }

  /// Puts conditions together.
  @resultBuilder
  public enum RuleBuilder {
    /// One of them.
    public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
    /// One of them.
    public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
    /// All of them, in order.
    public static func buildBlock(_ parts: [Rule]...) -> [Rule] { parts.flatMap { $0 } }
    /// Those of a condition, if it is true.
    public static func buildOptional(_ part: [Rule]?) -> [Rule] { part ?? [] }
    /// Those of one branch.
    public static func buildEither(first part: [Rule]) -> [Rule] { part }
    /// Those of one branch.
    public static func buildEither(second part: [Rule]) -> [Rule] { part }
  }
}

/// A condition on a parameter, for a tip to be shown.
@freestanding(expression)
public macro Rule<Value>(
  _ input: Tips.Parameter<Value>, _ condition: @escaping @Sendable (Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "SwiftUIMacros", type: "TipRuleMacro")

/// A condition on what was donated to an event, for a tip to be shown.
@freestanding(expression)
public macro Rule<Info>(
  _ input: Tips.Event<Info>, _ condition: @escaping @Sendable (Tips.Event<Info>.Donations) -> Bool
) -> Tips.Rule = #externalMacro(module: "SwiftUIMacros", type: "TipRuleMacro")
