import TesseraCore

/// A heading that shows and hides what belongs to it. The content does not exist while it is hidden (F44).
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content

  @State private var ownIsExpanded = false
  @Environment(\.disclosureGroupStyle) private var style

  private init(isExpanded: Binding<Bool>?, label: Label, content: @escaping () -> Content) {
    self.isExpanded = isExpanded
    self.label = label
    self.content = content
  }

  /// A group that opens and closes by itself.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(isExpanded: nil, label: label(), content: content)
  }

  /// A group that is open while a value is true.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded: isExpanded, label: label(), content: content)
  }

  @MainActor public var body: some View {
    let isExpanded = isExpanded ?? $ownIsExpanded
    if let style {
      style.makeView(
        DisclosureGroupStyleConfiguration(
          label: .init(content: AnyView(label)),
          content: .init(
            content: AnyView(DeferredContent(content: content).environment(\.disclosureGroupStyle, style))),
          isExpanded: isExpanded))
    } else {
      DisclosureAppearance(isExpanded: isExpanded, label: label, content: DeferredContent(content: content))
    }
  }
}

/// Content that is made when it is shown.
private struct DeferredContent<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View {
    content()
  }
}

nonisolated extension DisclosureGroup where Label == Text {
  /// A group with a title that is looked up in the program's strings. It is closed in the beginning.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A group with a title that is shown as it is. It is closed in the beginning.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }

  /// A group with a title that is looked up in the program's strings.
  ///
  /// - Parameter isExpanded: whether the content is shown.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// A group with a title that is shown as it is.
  ///
  /// - Parameter isExpanded: whether the content is shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}

/// A heading with a sign that points to the content while that is shown.
struct DisclosureAppearance<Label: View, Content: View>: View {
  let isExpanded: Binding<Bool>
  let label: Label
  let content: Content

  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.idiom) private var idiom

  var body: some View {
    if idiom == .desktop {
      DesktopDisclosure(isExpanded: isExpanded, label: label, content: content, closedAngle: closedAngle)
    } else {
      group
    }
  }

  private var group: some View {
    VStack(alignment: .leading) {
      Button {
        isExpanded.wrappedValue.toggle()
      } label: {
        HStack {
          if isInListRow { label.modifier(ButtonForeground(style: AnyShapeStyle(Color.primary))) } else { label }
          Spacer(minLength: 0)
          ChevronGlyph().glyphLine(2).fill(.tint)
            .frame(width: 6, height: 11)
            .rotationEffect(angle)
            .frame(width: 12)
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.borderless)
      .semantics(.value(Text(verbatim: isExpanded.wrappedValue ? "1" : "0")))
      if isExpanded.wrappedValue { content }
    }
  }

  private var angle: Angle {
    isExpanded.wrappedValue ? .degrees(90) : closedAngle
  }

  private var closedAngle: Angle { .degrees(layoutDirection == .rightToLeft ? 180 : 0) }
}
