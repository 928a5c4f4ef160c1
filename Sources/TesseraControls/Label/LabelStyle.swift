import TesseraCore

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the looks.
  associatedtype Body: View

  /// What the style is told of a label.
  typealias Configuration = LabelStyleConfiguration

  /// The label's looks.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a label that its style shows.
nonisolated public struct LabelStyleConfiguration {
  /// The label's title, type erased.
  nonisolated public struct Title: View {
    let content: AnyView

    public var body: some View {
      content
    }
  }

  /// The label's icon, type erased.
  nonisolated public struct Icon: View {
    let content: AnyView

    public var body: some View {
      content
    }
  }

  /// What is written.
  public var title: Title
  /// The picture.
  public var icon: Icon

  init(title: Title, icon: Icon) {
    self.title = title
    self.icon = icon
  }
}

extension EnvironmentValues {
  nonisolated var labelStyle: ControlStyle<LabelStyleConfiguration>? {
    get { controlStyle(for: LabelStyleConfiguration.self) }
    set { setControlStyle(newValue) }
  }
}

extension View {
  /// Sets the appearance of the labels in this view.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    controlStyle(style, at: \.labelStyle) { $0.makeBody(configuration: $1) }
  }
}
