import TesseraCore

nonisolated extension Menu where Label == TesseraControls.Label<Text, Image> {
  /// A menu with a symbol and a title that is looked up in the program's strings.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { TesseraControls.Label(titleKey, systemImage: systemImage) }
  }

  /// A menu with a symbol and a title that is looked up in the program's strings.
  ///
  /// - Parameter primaryAction: what a press does; a long press opens the menu then.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { TesseraControls.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// A menu with a symbol and a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { TesseraControls.Label(title, systemImage: systemImage) }
  }

  /// A menu with a symbol and a title that is shown as it is.
  ///
  /// - Parameter primaryAction: what a press does; a long press opens the menu then.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { TesseraControls.Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
  }

  /// A menu with a picture and a title that is looked up in the program's strings.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { TesseraControls.Label(titleKey, image: image) }
  }

  /// A menu with a picture and a title that is looked up in the program's strings.
  ///
  /// - Parameter primaryAction: what a press does; a long press opens the menu then.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { TesseraControls.Label(titleKey, image: image) }, primaryAction: primaryAction)
  }

  /// A menu with a picture and a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { TesseraControls.Label(title, image: image) }
  }

  /// A menu with a picture and a title that is shown as it is.
  ///
  /// - Parameter primaryAction: what a press does; a long press opens the menu then.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { TesseraControls.Label(title, image: image) }, primaryAction: primaryAction)
  }
}
