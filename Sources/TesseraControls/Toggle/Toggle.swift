import TesseraCore

/// A control that is on or off (F46).
nonisolated public struct Toggle<Label: View>: View {
  private let state: ToggleState
  private let label: Label

  @Environment(\.toggleStyle) private var style
  @Environment(\.menuClose) private var menuClose

  init(state: ToggleState, label: Label) {
    self.state = state
    self.label = label
  }

  /// A toggle with any view as its label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(state: ToggleState(isOn: isOn), label: label())
  }

  /// A toggle for several values: on if all are on, mixed if they differ. Acting on it writes them all.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.init(state: ToggleState(sources: sources.map { $0[keyPath: isOn] }), label: label())
  }

  @MainActor public var body: some View {
    let isOn = state.isOn.wrappedValue
    Group {
      if menuClose != nil {
        CheckedItem(isChecked: isOn) {
          state.isOn.wrappedValue.toggle()
        } label: {
          label
        }
      } else if let style {
        style.makeView(
          ToggleStyleConfiguration(
            label: .init(content: AnyView(label)), isOn: state.isOn, isMixed: state.isMixed))
      } else {
        UnstyledToggle(isOn: state.isOn, isMixed: state.isMixed, label: label)
      }
    }
    .semantics(.control(.toggle))
    .semantics(.value(Text(verbatim: isOn ? "1" : "0")))
  }
}

/// The value of a toggle, or the values.
nonisolated struct ToggleState {
  let isOn: Binding<Bool>
  private let sources: [Binding<Bool>]

  init(isOn: Binding<Bool>) {
    self.isOn = isOn
    sources = []
  }

  init(sources: [Binding<Bool>]) {
    self.sources = sources
    let all = UncheckedSendable(sources)
    isOn = Binding(
      get: { all.value.allSatisfy(\.wrappedValue) },
      set: { newValue in for binding in all.value { binding.wrappedValue = newValue } })
  }

  /// Whether some of the values are on and others off.
  var isMixed: Bool {
    sources.contains(where: \.wrappedValue) && !sources.allSatisfy(\.wrappedValue)
  }
}

nonisolated extension Toggle where Label == Text {
  /// A toggle with a title that is looked up in the program's strings.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A toggle with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// A toggle for several values, with a title that is looked up in the program's strings. It is mixed if they differ,
  /// and acting on it writes them all.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// A toggle for several values, with a title that is shown as it is. It is mixed if they differ, and acting on it
  /// writes them all.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

nonisolated extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style shows, with the appearance of the style outside of it.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}
