import TesseraCore

nonisolated extension Toggle where Label == TesseraControls.Label<Text, Image> {
  /// A toggle with a symbol and a title that is looked up in the program's strings.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TesseraControls.Label(titleKey, systemImage: systemImage) }
  }

  /// A toggle for several values, with a symbol and a title that is looked up in the program's strings. It is mixed if
  /// they differ, and acting on it writes them all.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { TesseraControls.Label(titleKey, systemImage: systemImage) }
  }

  /// A toggle with a symbol and a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TesseraControls.Label(title, systemImage: systemImage) }
  }

  /// A toggle for several values, with a symbol and a title that is shown as it is. It is mixed if they differ, and
  /// acting on it writes them all.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { TesseraControls.Label(title, systemImage: systemImage) }
  }

  /// A toggle with a picture and a title that is looked up in the program's strings.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TesseraControls.Label(titleKey, image: image) }
  }

  /// A toggle for several values, with a picture and a title that is looked up in the program's strings. It is mixed if
  /// they differ, and acting on it writes them all.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { TesseraControls.Label(titleKey, image: image) }
  }

  /// A toggle with a picture and a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TesseraControls.Label(title, image: image) }
  }

  /// A toggle for several values, with a picture and a title that is shown as it is. It is mixed if they differ, and
  /// acting on it writes them all.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { TesseraControls.Label(title, image: image) }
  }
}
