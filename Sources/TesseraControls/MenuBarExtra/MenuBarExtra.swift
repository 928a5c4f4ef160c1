import TesseraCore

/// A scene that adds an item to the bars of the program's windows, which opens a menu or a popover (J151).
///
/// Desktops give programs no common place beside the clock here. A program without other windows shows the content of its first
/// item in a window.
nonisolated public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
  private let isInserted: Binding<Bool>?
  private let content: () -> Content
  private let label: () -> Label

  private init(isInserted: Binding<Bool>?, content: @escaping () -> Content, label: @escaping () -> Label) {
    self.isInserted = isInserted
    self.content = content
    self.label = label
  }

  /// An item that shows a label.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: @escaping () -> Label) {
    self.init(isInserted: nil, content: content, label: label)
  }

  /// An item that shows a label.
  ///
  /// - Parameter isInserted: whether it is in the bars.
  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: @escaping () -> Label
  ) {
    self.init(isInserted: Optional(isInserted), content: content, label: label)
  }

  @MainActor public static func _view(of scene: Self) -> AnyView {
    AnyView(MenuBarExtraView(isInserted: scene.isInserted, content: scene.content, label: scene.label))
  }
}

nonisolated extension MenuBarExtra where Label == Text {
  /// An item with a title that is looked up in the program's strings.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// An item with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// An item with a title that is looked up in the program's strings.
  ///
  /// - Parameter isInserted: whether it is in the bars.
  public init(
    _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) { Text(titleKey) }
  }

  /// An item with a title that is shown as it is.
  ///
  /// - Parameter isInserted: whether it is in the bars.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) { Text(title) }
  }
}

nonisolated extension MenuBarExtra where Label == TesseraControls.Label<Text, Image> {
  /// An item with a symbol; its title is looked up in the program's strings and read by assistive technology.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { TesseraControls.Label(titleKey, systemImage: systemImage) }
  }

  /// An item with a symbol; its title is read by assistive technology.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { TesseraControls.Label(title, systemImage: systemImage) }
  }

  /// An item with a symbol; its title is looked up in the program's strings and read by assistive technology.
  ///
  /// - Parameter isInserted: whether it is in the bars.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) {
      TesseraControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// An item with a symbol; its title is read by assistive technology.
  ///
  /// - Parameter isInserted: whether it is in the bars.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) { TesseraControls.Label(title, systemImage: systemImage) }
  }

  /// An item with a picture of the program; its title is looked up in the program's strings and read by assistive technology.
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { TesseraControls.Label(titleKey, image: image) }
  }

  /// An item with a picture of the program; its title is read by assistive technology.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { TesseraControls.Label(title, image: image) }
  }

  /// An item with a picture of the program; its title is looked up in the program's strings and read by assistive technology.
  ///
  /// - Parameter isInserted: whether it is in the bars.
  public init(
    _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) { TesseraControls.Label(titleKey, image: image) }
  }

  /// An item with a picture of the program; its title is read by assistive technology.
  ///
  /// - Parameter isInserted: whether it is in the bars.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) { TesseraControls.Label(title, image: image) }
  }
}
