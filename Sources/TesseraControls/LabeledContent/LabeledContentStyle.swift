import TesseraCore

/// How values with labels look.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the looks.
  associatedtype Body: View

  /// What the style is told of a value with a label.
  typealias Configuration = LabeledContentStyleConfiguration

  /// The looks of both.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of labeled content that its style shows.
nonisolated public struct LabeledContentStyleConfiguration {
  /// The label, type erased.
  nonisolated public struct Label: View {
    let content: AnyView

    public var body: some View {
      content
    }
  }

  /// The value, type erased.
  nonisolated public struct Content: View {
    let content: AnyView

    public var body: some View {
      content
    }
  }

  /// What the value is called.
  public let label: Label
  /// The value.
  public let content: Content

  init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }
}

/// The platform's own choice: both at the ends of a line.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// The platform's own choice; `.automatic` says the same.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(label: configuration.label, content: configuration.content)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The platform's own choice: both at the ends of a line.
  nonisolated public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension EnvironmentValues {
  nonisolated var labeledContentStyle: ControlStyle<LabeledContentStyleConfiguration>? {
    get { controlStyle(for: LabeledContentStyleConfiguration.self) }
    set { setControlStyle(newValue) }
  }
}

extension View {
  /// Sets the appearance of the values with labels in this view.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    controlStyle(style, at: \.labeledContentStyle) { $0.makeBody(configuration: $1) }
  }
}
