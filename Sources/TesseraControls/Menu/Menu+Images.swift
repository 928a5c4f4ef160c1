import TesseraCore

nonisolated extension Menu where Label == TesseraControls.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { TesseraControls.Label(titleKey, systemImage: systemImage) }
  }

  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { TesseraControls.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { TesseraControls.Label(title, systemImage: systemImage) }
  }

  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { TesseraControls.Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
  }

  public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { TesseraControls.Label(titleKey, image: image) }
  }

  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { TesseraControls.Label(titleKey, image: image) }, primaryAction: primaryAction)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { TesseraControls.Label(title, image: image) }
  }

  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { TesseraControls.Label(title, image: image) }, primaryAction: primaryAction)
  }
}
