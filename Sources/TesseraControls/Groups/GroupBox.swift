import TesseraCore

/// Content set off by a background, with a heading.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label?
  private let content: Content

  @Environment(\.groupBoxStyle) private var style

  private init(label: Label?, content: Content) {
    self.label = label
    self.content = content
  }

  /// A box with any view as its heading.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  /// The spelling of earlier SDKs.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: label, content: content())
  }

  @MainActor public var body: some View {
    if let style {
      style.makeView(
        GroupBoxStyleConfiguration(
          label: .init(content: AnyView(label)),
          content: .init(content: AnyView(content.environment(\.groupBoxStyle, style)))))
    } else {
      GroupBoxAppearance(label: label, content: content)
    }
  }
}

nonisolated extension GroupBox where Label == EmptyView {
  /// A box without a heading.
  public init(@ViewBuilder content: () -> Content) {
    self.init(label: nil, content: content())
  }
}

nonisolated extension GroupBox where Label == Text {
  /// A box with a title that is looked up in the program's strings.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// A box with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

nonisolated extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box that a style shows, with the appearance of the style outside of it.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// Content on a rounded background, below its heading.
struct GroupBoxAppearance<Label: View, Content: View>: View {
  let label: Label?
  let content: Content

  @Environment(\.idiom) private var idiom
  @Environment(\.colorScheme) private var colorScheme

  init(label: Label?, content: Content) {
    self.label = label
    self.content = content
  }

  var body: some View {
    if idiom == .desktop {
      desktopBox
    } else {
      box
    }
  }

  /// DK16: the heading stands above the box.
  private var desktopBox: some View {
    VStack(alignment: .leading, spacing: 4) {
      label.font(.subheadline.bold()).padding(.leading, 8)
      VStack { content }
        .padding(10)
        .background(Color.primary.opacity(0.04), in: RoundedRectangle(cornerRadius: 6))
        .overlay {
          RoundedRectangle(cornerRadius: 6).strokeBorder(Color.primary.opacity(0.1), lineWidth: 0.5)
            .allowsHitTesting(false)
        }
    }
  }

  private var box: some View {
    VStack(alignment: .leading, spacing: 8) {
      label.font(.headline)
      VStack { content }.frame(maxWidth: .infinity)
    }
    .padding()
    .background(Color(system: .secondaryBackground), in: RoundedRectangle(cornerRadius: 8, style: .continuous))
  }
}
