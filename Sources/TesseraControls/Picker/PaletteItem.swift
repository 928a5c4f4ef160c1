import TesseraCore

/// An item of a palette whose symbol says whether it is chosen (J418).
struct PaletteItem: View {
  let symbol: Image
  let tint: AnyShapeStyle?
  /// What the symbol has if the item is chosen.
  let variant: SymbolVariants
  let option: PickerOption

  /// nil where the item has no symbol, or where nothing is said of it.
  init?(_ option: PickerOption, _ effect: PaletteSelectionEffect) {
    guard let variant = effect.variant, let (symbol, tint) = option.element.symbol else { return nil }
    self.symbol = symbol
    self.tint = tint
    self.variant = variant
    self.option = option
  }

  var body: some View {
    symbol
      .symbolVariant(option.isSelected ? variant : .none)
      .foregroundStyle(tint ?? AnyShapeStyle(.tint))
      .semantics(.hidden(true))
      .semanticsOnlyLabel(Text(verbatim: option.title))
  }
}
