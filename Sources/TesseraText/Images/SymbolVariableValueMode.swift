/// How the value of a variable symbol is shown (J465).
nonisolated public struct SymbolVariableValueMode: Equatable, Sendable {
  let draws: Bool

  /// Parts that the value does not reach are faint. Symbols that have one part only do not change.
  public static let color = SymbolVariableValueMode(draws: false)
  /// Parts are drawn as far as the value reaches; the rest is faint.
  public static let draw = SymbolVariableValueMode(draws: true)
}

nonisolated extension Image {
  /// How the value of a variable symbol is shown; nil leaves that to the views around it (J465).
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
    var image = self
    image.symbolVariableValueMode = mode
    return image
  }
}

nonisolated extension EnvironmentValues {
  /// How the values of variable symbols are shown; nil dims what they do not reach (J465).
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { images.symbolVariableValueMode }
    set { images.symbolVariableValueMode = newValue }
  }
}
