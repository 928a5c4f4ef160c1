nonisolated extension Text {
  /// Sets which of its lengths the text has, if it can be written shorter (J411).
  ///
  /// Dates in a `DateStyle` and ranges of dates can be. Other texts look the same with each preference.
  public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View {
    FittingText(text: self, variants: TextVariant.allCases.prefix(V._variantCount))
  }
}

/// A text in the largest of some lengths that has room in one line.
nonisolated private struct FittingText: View {
  let text: Text
  let variants: ArraySlice<TextVariant>

  @MainActor var body: some View {
    if variants.count > 1 {
      ViewThatFits(in: .horizontal) {
        ForEach(variants, id: \.self) { variant in
          text.environment(\.text.variant, variant)
        }
      }
    } else {
      text
    }
  }
}
