import TesseraCore

/// How the chosen item of a palette looks (J418).
nonisolated public struct PaletteSelectionEffect: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
    case automatic
    case symbolVariant(SymbolVariants)
    case custom
  }

  let kind: Kind

  /// The chosen item stands on a background.
  public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect(kind: .automatic) }

  /// The symbol of the chosen item has a variant; items that are no symbols look the same.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(kind: .symbolVariant(variant))
  }

  /// Nothing: the program shows itself which item is chosen.
  public static var custom: PaletteSelectionEffect { PaletteSelectionEffect(kind: .custom) }

  /// What the symbol of the chosen item has.
  var variant: SymbolVariants? {
    if case .symbolVariant(let variant) = kind { variant } else { nil }
  }
}

nonisolated private struct PaletteSelectionEffectKey: EnvironmentKey {
  static var defaultValue: PaletteSelectionEffect { .automatic }
}

nonisolated extension EnvironmentValues {
  var paletteSelectionEffect: PaletteSelectionEffect {
    get { self[PaletteSelectionEffectKey.self] }
    set { self[PaletteSelectionEffectKey.self] = newValue }
  }
}

extension View {
  /// Sets how the chosen items of palettes in this view look (J418).
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    environment(\.paletteSelectionEffect, effect)
  }
}
