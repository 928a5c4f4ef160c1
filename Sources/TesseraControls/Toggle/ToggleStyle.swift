import TesseraCore

/// How toggles look and act.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the looks.
  associatedtype Body: View

  /// What the style is told of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// The toggle's looks. They are one element for assistive technology, with the value of the toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a toggle style is told of a toggle.
public struct ToggleStyleConfiguration {
  /// The toggle's label, type erased.
  nonisolated public struct Label: View {
    let content: AnyView

    public var body: some View {
      content
    }
  }

  /// What the toggle is called.
  public let label: Label
  /// Whether the toggle is on. Writing it switches it.
  @Binding public var isOn: Bool
  /// Whether the values that the toggle stands for differ.
  public let isMixed: Bool

  nonisolated init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

extension EnvironmentValues {
  nonisolated var toggleStyle: ControlStyle<ToggleStyleConfiguration>? {
    get { controlStyle(for: ToggleStyleConfiguration.self) }
    set { setControlStyle(newValue) }
  }
}

extension View {
  /// The looks of the toggles in this view.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    controlStyle(style, at: \.toggleStyle) { $0.makeBody(configuration: $1) }
  }
}
