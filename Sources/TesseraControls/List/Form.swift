import TesseraCore

/// Controls below each other in groups, as in settings (F44).
nonisolated public struct Form<Content: View>: View {
  private let content: Content

  @Environment(\.formStyle) private var style

  /// A form of controls and sections.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: some View {
    if let style {
      style.makeView(FormStyleConfiguration(content: .init(content: AnyView(content))))
    } else {
      GroupedForm(content: content)
    }
  }
}

/// A form as a list of groups.
struct GroupedForm<Content: View>: View {
  let content: Content

  var body: some View {
    List { content }.listStyle(.insetGrouped)
  }
}

/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of the looks.
  associatedtype Body: View

  /// What the style is told of a form.
  typealias Configuration = FormStyleConfiguration

  /// The form's looks.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a form that its style shows.
nonisolated public struct FormStyleConfiguration {
  /// The form's content, type erased.
  nonisolated public struct Content: View {
    let content: AnyView

    @MainActor public var body: some View {
      content
    }
  }

  /// The controls and sections.
  public let content: Content
}

/// The platform's own choice: groups of rows.
nonisolated public struct AutomaticFormStyle: FormStyle {
  /// The platform's own choice; `.automatic` says the same.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GroupedForm(content: configuration.content)
  }
}

/// Groups of rows.
nonisolated public struct GroupedFormStyle: FormStyle {
  /// Groups of rows; `.grouped` says the same.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GroupedForm(content: configuration.content)
  }
}

/// Controls below each other, without groups.
nonisolated public struct ColumnsFormStyle: FormStyle {
  /// Controls below each other, without groups; `.columns` says the same.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 10) { configuration.content }
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The platform's own choice: groups of rows.
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Groups of rows.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Controls below each other, without groups.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

nonisolated extension EnvironmentValues {
  var formStyle: ControlStyle<FormStyleConfiguration>? {
    get { controlStyle(for: FormStyleConfiguration.self) }
    set { setControlStyle(newValue) }
  }
}

extension View {
  /// How the forms in this view look.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    controlStyle(style, at: \.formStyle) { style, configuration in
      style.makeBody(configuration: configuration)
    }
  }
}
