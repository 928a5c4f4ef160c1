import TesseraCore

/// How progress is shown.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the looks.
  associatedtype Body: View

  /// What the style is told of some progress.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Sets the appearance of the progress.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view that its style shows.
nonisolated public struct ProgressViewStyleConfiguration {
  /// What goes on, type erased.
  nonisolated public struct Label: View {
    let content: AnyView

    public var body: some View {
      content
    }
  }

  /// How far it came, in words, type erased.
  nonisolated public struct CurrentValueLabel: View {
    let content: AnyView

    public var body: some View {
      content
    }
  }

  /// From 0 to 1; nil if it is unknown.
  public let fractionCompleted: Double?
  /// What goes on; nil if nothing is written.
  public var label: Label?
  /// What is written about what is done; nil if nothing is.
  public var currentValueLabel: CurrentValueLabel?

  init(fractionCompleted: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.fractionCompleted = fractionCompleted
    self.label = label
    self.currentValueLabel = currentValueLabel
  }
}

extension EnvironmentValues {
  nonisolated var progressViewStyle: ControlStyle<ProgressViewStyleConfiguration>? {
    get { controlStyle(for: ProgressViewStyleConfiguration.self) }
    set { setControlStyle(newValue) }
  }
}

extension View {
  /// How the progress views in this view look.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    controlStyle(style, at: \.progressViewStyle) { $0.makeBody(configuration: $1) }
  }
}
