import TesseraCore

nonisolated extension Button where Label == TesseraControls.Label<Text, Image> {
  /// A button with a symbol and a title that is looked up in the program's strings.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { TesseraControls.Label(titleKey, systemImage: systemImage) }
  }

  /// A button with a symbol and a title that is looked up in the program's strings.
  ///
  /// - Parameter role: what the action means; nil if nothing in particular.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { TesseraControls.Label(titleKey, systemImage: systemImage) }
  }

  /// A button with a symbol and a title that is shown as it is.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { TesseraControls.Label(title, systemImage: systemImage) }
  }

  /// A button with a symbol and a title that is shown as it is.
  ///
  /// - Parameter role: what the action means; nil if nothing in particular.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { TesseraControls.Label(title, systemImage: systemImage) }
  }

  /// A button with a picture and a title that is looked up in the program's strings.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { TesseraControls.Label(titleKey, image: image) }
  }

  /// A button with a picture and a title that is looked up in the program's strings.
  ///
  /// - Parameter role: what the action means; nil if nothing in particular.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { TesseraControls.Label(titleKey, image: image) }
  }

  /// A button with a picture and a title that is shown as it is.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(_ title: S, image: ImageResource, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { TesseraControls.Label(title, image: image) }
  }

  /// A button with a picture and a title that is shown as it is.
  ///
  /// - Parameter role: what the action means; nil if nothing in particular.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { TesseraControls.Label(title, image: image) }
  }
}
