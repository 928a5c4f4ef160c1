import TesseraCore

/// A choice of one among several values (F45).
///
/// The views inside stand for the values that `tag(_:)` gives them.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: PickerSelection<SelectionValue>
  private let label: Label
  private let content: Content
  private let currentValueLabel: AnyView?

  init(
    selection: PickerSelection<SelectionValue>, label: Label, content: Content, currentValueLabel: AnyView? = nil
  ) {
    self.selection = selection
    self.label = label
    self.content = content
    self.currentValueLabel = currentValueLabel
  }

  /// A picker with any view as its label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: PickerSelection(selection), label: label(), content: content())
  }

  /// - Parameter currentValueLabel: shown for the chosen value where only that is seen.
  public init<V: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      selection: PickerSelection(selection), label: label(), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// A picker for several values; a choice writes them all.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: PickerSelection(sources: sources.map { $0[keyPath: selection] }), label: label(), content: content())
  }

  /// The spelling of earlier SDKs.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: PickerSelection(selection), label: label, content: content())
  }

  @MainActor public var body: some View {
    ElementReader(content) { elements in
      let options = PickerOption.options(elements, of: selection)
      PickerBody(label: label, options: options, currentValueLabel: currentValueLabel, choose: selection.choose)
        .runtimeWarning(PickerOption.mistake(in: options, of: selection))
    }
  }
}

nonisolated extension Picker where Label == Text {
  /// A picker with a title that is looked up in the program's strings.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: PickerSelection(selection), label: Text(titleKey), content: content())
  }

  /// A picker with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: PickerSelection(selection), label: Text(title), content: content())
  }

  /// A picker with a title that is looked up in the program's strings.
  ///
  /// - Parameter currentValueLabel: what is shown for the chosen value in place of its view.
  public init<V: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(selection: selection, content: content, label: { Text(titleKey) }, currentValueLabel: currentValueLabel)
  }

  /// A picker with a title that is shown as it is.
  ///
  /// - Parameter currentValueLabel: what is shown for the chosen value in place of its view.
  @_disfavoredOverload
  public init<S: StringProtocol, V: View>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(selection: selection, content: content, label: { Text(title) }, currentValueLabel: currentValueLabel)
  }

  /// A picker for several values, with a title that is looked up in the program's strings. A choice writes them all.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  /// A picker for several values, with a title that is shown as it is. A choice writes them all.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }
}

/// The value of a picker, or the values.
nonisolated struct PickerSelection<Value: Hashable>: @unchecked Sendable {
  // Sendable: made with a view on the main actor, and used there.
  private let sources: [Binding<Value>]

  init(_ selection: Binding<Value>) {
    sources = [selection]
  }

  init(sources: [Binding<Value>]) {
    self.sources = sources
  }

  /// The value that is chosen; nil if there are several.
  var value: Value? {
    guard let first = sources.first?.wrappedValue else { return nil }
    return sources.allSatisfy { $0.wrappedValue == first } ? first : nil
  }

  /// Writes the value of an option. One that is none of the values of this picker changes nothing (F45).
  @MainActor
  func choose(_ option: PickerOption) {
    guard let value = option.value(as: Value.self) else { return }
    for source in sources { source.wrappedValue = value }
  }
}
