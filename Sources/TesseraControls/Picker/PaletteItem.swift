import TesseraCore

/// An item of a palette whose symbol says whether it is chosen (J418).
struct PaletteItem: View {
  let option: PickerOption
  let variant: SymbolVariants

  var body: some View {
    if let symbol = option.element.symbol {
      symbol.image
        .symbolVariant(option.isSelected ? variant : .none)
        .foregroundStyle(symbol.tint ?? AnyShapeStyle(.tint))
        .semantics(.hidden(true))
        .semanticsOnlyLabel(Text(verbatim: option.title))
    } else {
      option.element
    }
  }
}
