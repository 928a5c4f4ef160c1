import TesseraCore

nonisolated extension Picker where Label == TesseraControls.Label<Text, Image> {
  /// A picker with a symbol and a title that is looked up in the program's strings.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { TesseraControls.Label(titleKey, systemImage: systemImage) }
  }

  /// A picker with a symbol and a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { TesseraControls.Label(title, systemImage: systemImage) }
  }

  /// A picker with a picture and a title that is looked up in the program's strings.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { TesseraControls.Label(titleKey, image: image) }
  }

  /// A picker with a picture and a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { TesseraControls.Label(title, image: image) }
  }
}
