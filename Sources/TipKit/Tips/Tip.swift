import SwiftUI

/// A hint for the user, with the conditions on which it is shown.
public protocol Tip: Identifiable, Sendable {
  /// A button of the tip.
  typealias Action = Tips.Action
  /// Something that happens, which rules count.
  typealias Event = Tips.Event
  /// Whether the tip is shown soon after another one.
  typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  /// How often the tip is shown.
  typealias MaxDisplayCount = Tips.MaxDisplayCount
  /// For how long the tip is shown.
  typealias MaxDisplayDuration = Tips.MaxDisplayDuration
  /// How the tip is shown.
  typealias Option = TipOption
  /// A condition for the tip to be shown.
  typealias Rule = Tips.Rule
  /// Whether the tip can be shown.
  typealias Status = Tips.Status

  /// What the tip is remembered by; the name of its type unless it says otherwise.
  var id: String { get }

  /// What it is about.
  var title: Text { get }

  /// What it says; nil for nothing more.
  var message: Text? { get }

  /// What is seen beside it; nil for nothing.
  var image: Image? { get }

  /// Buttons below the message.
  @Tips.ActionBuilder var actions: [Action] { get }

  /// All of them have to be true for the tip to be shown.
  @Tips.RuleBuilder var rules: [Rule] { get }

  /// How often and for how long the tip is shown.
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
  public var id: String { String(describing: Self.self) }
  /// What it says; nil for nothing more.
  public var message: Text? { nil }
  /// What is seen beside it; nil for nothing.
  public var image: Image? { nil }
  public var actions: [Action] { [] }
  public var rules: [Rule] { [] }
  public var options: [any TipOption] { [] }
}
