nonisolated struct SymbolVariantModifier: EnvironmentModifier {
  let variant: SymbolVariants

  func write(to values: inout EnvironmentValues) {
    values.symbolVariants = values.symbolVariants.union(variant)
  }
}

extension View {
  /// How large symbols in the view are beside text of the same font.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }

  /// Adds a symbol variant to those that were set further out.
  ///
  /// Symbols that do not have the form are shown as they are.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    modifier(SymbolVariantModifier(variant: variant))
  }

  /// How the layers of symbols in the view are colored.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// How bright pictures in the view may be.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }

  /// How the colors of symbols in the view are shown.
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    environment(\.symbolColorRenderingMode, mode)
  }

  /// How the values of variable symbols in the view are shown; nil dims what they do not reach (J465).
  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    environment(\.symbolVariableValueMode, mode)
  }
}
