import TesseraCore

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View

  typealias Configuration = LabelStyleConfiguration

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

  public var title: Title
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
