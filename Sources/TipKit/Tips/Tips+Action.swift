import SwiftUI

extension Tips {
  /// A button of a tip.
  public struct Action: Identifiable, Sendable {
    public let id: String
    let label: @Sendable () -> Text
    let perform: @Sendable () -> Void

    /// - Parameters:
    ///   - id: what the program knows the button by.
    ///   - title: its title.
    ///   - perform: called when it is pressed, before the action of the tip's view.
    public init(id: String? = nil, title: some StringProtocol, perform handler: @escaping @Sendable () -> Void = {}) {
      let title = String(title)
      self.init(id: id ?? title, perform: handler) { Text(LocalizedStringKey(title)) }
    }

    /// - Parameters:
    ///   - id: what the program knows the button by; a button without one has a name of its own.
    ///   - perform: called when it is pressed, before the action of the tip's view.
    ///   - label: its title.
    public init(
      id: String? = nil, perform handler: @escaping @Sendable () -> Void = {}, _ label: @escaping @Sendable () -> Text
    ) {
      self.id = id ?? UUID().uuidString
      self.label = label
      perform = handler
    }
  }

  /// Puts buttons together.
  @resultBuilder
  public enum ActionBuilder {
    /// One of them.
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    /// One of them.
    public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
    /// All of them, in order.
    public static func buildBlock(_ parts: [Action]...) -> [Action] { parts.flatMap { $0 } }
    /// Those of a condition, if it is true.
    public static func buildOptional(_ part: [Action]?) -> [Action] { part ?? [] }
    /// Those of one branch.
    public static func buildEither(first part: [Action]) -> [Action] { part }
    /// Those of one branch.
    public static func buildEither(second part: [Action]) -> [Action] { part }
    /// Those of a loop.
    public static func buildArray(_ parts: [[Action]]) -> [Action] { parts.flatMap { $0 } }
  }
}
