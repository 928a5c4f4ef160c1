import TesseraCore

/// Controls in groups, one below the other, as in settings (F44).
nonisolated public struct Form<Content: View>: View {
  private let content: Content

  @Environment(\.formStyle) private var style
  @Environment(\.usesMacControls) private var isMac

  /// A form of controls and sections.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: some View {
    if let style {
      style.makeView(FormStyleConfiguration(content: .init(content: AnyView(content))))
    } else if isMac {
      // J234, DK7
      FormColumns(content: content)
    } else {
      GroupedForm(content: content)
    }
  }
}

/// A form as a list of groups.
struct GroupedForm<Content: View>: View {
  let content: Content

  var body: some View {
    List { content }.listStyle(.insetGrouped).environment(\.formPlace, .grouped)
  }
}

nonisolated extension EnvironmentValues {
  var formStyle: ControlStyle<FormStyleConfiguration>? {
    get { controlStyle(for: FormStyleConfiguration.self) }
    set { setControlStyle(newValue) }
  }
}

extension View {
  /// The appearance of the forms in this view.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    controlStyle(style, at: \.formStyle) { style, configuration in
      style.makeBody(configuration: configuration)
    }
  }
}
