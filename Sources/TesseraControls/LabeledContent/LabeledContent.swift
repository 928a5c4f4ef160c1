import Foundation
import TesseraCore

/// A value with a label.
nonisolated public struct LabeledContent<Label, Content> {
  fileprivate let label: Label
  fileprivate let content: Content

  @Environment(\.labeledContentStyle) private var style

  fileprivate init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }
}

extension LabeledContent: View where Label: View, Content: View {
  @MainActor public var body: some View {
    if let style {
      style.makeView(
        LabeledContentStyleConfiguration(
          label: .init(content: AnyView(label)), content: .init(content: AnyView(content))))
    } else {
      LabeledRow(label: label, content: content)
    }
  }
}

nonisolated extension LabeledContent where Label: View, Content: View {
  /// Any view as the value, and any view as its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

nonisolated extension LabeledContent where Label == Text, Content: View {
  /// Any view as the value, with a title that is looked up in the program's strings.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Any view as the value, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

nonisolated extension LabeledContent where Label == Text, Content == Text {
  /// A text as the value.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// A text as the value.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  /// A value as a format style writes it in the environment's locale.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  /// A value as a format style writes it in the environment's locale.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

nonisolated extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// The content that a style shows, with the appearance of the style outside of it.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// A label at one end of the line, and what it is about, in a weaker color, at the other.
struct LabeledRow<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.formPlace) private var formPlace

  var body: some View {
    if labelsVisibility == .hidden {
      content
    } else if formPlace == .columns {
      DesktopControlRow(label: label, control: content)
    } else {
      RowEnds(
        label: VStack(alignment: .leading, spacing: 2) { label },
        control: content.modifier(ControlForeground(style: AnyShapeStyle(.secondary)))
          .multilineTextAlignment(typeSize.isAccessibilitySize ? .leading : .trailing))
    }
  }
}
