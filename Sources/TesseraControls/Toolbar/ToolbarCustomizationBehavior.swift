import TesseraCore

/// What the user may do with an item of a toolbar (J433).
nonisolated public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private enum Kind {
    case `default`, reorderable, disabled
  }

  private let kind: Kind

  /// Move it, remove it and add it again.
  public static let `default` = ToolbarCustomizationBehavior(kind: .default)
  /// Move it.
  public static let reorderable = ToolbarCustomizationBehavior(kind: .reorderable)
  /// Nothing: it stays where it is.
  public static let disabled = ToolbarCustomizationBehavior(kind: .disabled)

  var canBeRemoved: Bool { kind == .default }

  var canBeMoved: Bool { kind != .disabled }
}

/// What holds of an item of a toolbar that the user arranges (J433).
nonisolated public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The item is in the menu at the end of the bar while the user has removed it.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1 << 0)
}

/// What holds of an item before the user arranges the toolbar.
nonisolated struct ToolbarItemDefault: Sendable {
  var visibility = Visibility.automatic
  var options: ToolbarCustomizationOptions = []
}

nonisolated struct ToolbarBehaviorKey: ViewTraitKey {
  typealias Value = ToolbarCustomizationBehavior
}

nonisolated struct ToolbarDefaultKey: ViewTraitKey {
  typealias Value = ToolbarItemDefault
}

/// The id of an item that the user may arrange, and whether it is shown before.
nonisolated struct ToolbarItemIdentity: Equatable, Sendable {
  let id: String
  let showsByDefault: Bool
}

nonisolated struct ToolbarItemIdentityKey: ViewTraitKey {
  typealias Value = ToolbarItemIdentity?
}

nonisolated private struct ToolbarItemDefaultEnvironmentKey: EnvironmentKey {
  static var defaultValue: ToolbarItemDefault { ToolbarItemDefault() }
}

nonisolated private struct ToolbarArrangementKey: EnvironmentKey {
  static var defaultValue: ToolbarArrangement? { nil }
}

nonisolated extension EnvironmentValues {
  /// What holds of an item before the user arranges the toolbar, where the item itself has to know.
  var toolbarItemDefault: ToolbarItemDefault {
    get { self[ToolbarItemDefaultEnvironmentKey.self] }
    set { self[ToolbarItemDefaultEnvironmentKey.self] = newValue }
  }

  /// How the user arranged the toolbar that an item is in; nil for one that cannot be arranged.
  var toolbarArrangement: ToolbarArrangement? {
    get { self[ToolbarArrangementKey.self] }
    set { self[ToolbarArrangementKey.self] = newValue }
  }
}
