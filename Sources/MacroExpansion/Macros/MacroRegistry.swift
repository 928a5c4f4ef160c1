/// All macros by the name of their type in `#externalMacro`.
enum MacroRegistry {
  private static let attachedMacros: [String: @Sendable (AttachedExpansion) throws(ExpansionError) -> String] = [
    "EntryMacro": EntryMacro.expand,
    "PreviewableMacro": PreviewableMacro.expand,
    "CasePathableMacro": CasePathableMacro.expand,
    "AnimatableMacro": AnimatableMacro.expand,
    "AnimatableDataMacro": AnimatableDataMacro.expand,
    "AnimatableIgnoredMacro": AnimatableIgnoredMacro.expand,
    "StateMacro": StateMacro.expand,
    "StateProjectionMacro": StateProjectionMacro.expand,
    "ModelMacro": ModelMacro.expand,
    "PersistedPropertyMacro": PersistedPropertyMacro.expand,
    "ModelMarkMacro": ModelMarkMacro.expand,
    "ManagedPropertyMacro": ManagedPropertyMacro.expand,
    "ModelActorMacro": ModelActorMacro.expand,
    "TipParameterMacro": TipParameterMacro.expand,
  ]

  private static let freestandingMacros: [String: @Sendable (FreestandingExpansion) throws(ExpansionError) -> String] =
    [
      "PreviewMacro": PreviewMacro.expand,
      "SelectorMacro": SelectorMacro.expand,
      "TipRuleMacro": TipRuleMacro.expand,
      "ModelListMacro": ModelMarkMacro.expandList,
    ]

  /// The source that takes the place of the macro, or stands beside it.
  static func expand(_ request: ExpansionRequest) throws(ExpansionError) -> String {
    switch request {
    case .attached(let expansion):
      guard let expand = attachedMacros[expansion.macro] else {
        throw ExpansionError("There is no macro '\(expansion.macro)' in this plug-in", in: expansion.attribute, at: 0)
      }
      return try expand(expansion)
    case .freestanding(let expansion):
      guard let expand = freestandingMacros[expansion.macro] else {
        throw ExpansionError("There is no macro '\(expansion.macro)' in this plug-in", in: expansion.call, at: 0)
      }
      return try expand(expansion)
    }
  }
}
