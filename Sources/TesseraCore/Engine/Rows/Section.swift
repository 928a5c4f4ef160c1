import Foundation

/// A group of views with a header and a footer (F44).
///
/// In a list a section is a group of rows; in other containers it is the header, the content and the footer, one
/// after the other.
nonisolated public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  let isExpanded: Binding<Bool>?

  init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }

  /// For content that is no view, such as the rows of a table.
  package init(rowsBelow header: Parent, content: Content, footer: Footer) {
    self.init(header: header, content: content, footer: footer)
  }

  package var parts: (header: Parent, content: Content, footer: Footer) { (header, content, footer) }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public var body: Never {
    fatalError("Section is a primitive view: its body must not be called.")
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    ImplicitContainer.make(in: context) { context in
      let node = SectionNode(context)
      node.header = LazyChild.make(
        view.header.modifier(SectionPartModifier(part: .header)).trait(SectionExpansionKey.self, view.isExpanded),
        node.childContext)
      node.content = LazyChild.make(
        SectionContent(content: view.content, isExpanded: view.isExpanded), node.childContext)
      node.footer = LazyChild.make(view.footer.modifier(SectionPartModifier(part: .footer)), node.childContext)
      return node
    }
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    let node = node.withoutImplicitContainer.cast(to: SectionNode.self)
    LazyChild.update(
      node.header,
      view.header.modifier(SectionPartModifier(part: .header)).trait(SectionExpansionKey.self, view.isExpanded))
    LazyChild.update(node.content, SectionContent(content: view.content, isExpanded: view.isExpanded))
    LazyChild.update(node.footer, view.footer.modifier(SectionPartModifier(part: .footer)))
  }
}

/// The content of a section, which may be collapsed.
nonisolated private struct SectionContent<Content: View>: View {
  let content: Content
  let isExpanded: Binding<Bool>?

  @MainActor var body: some View {
    if isExpanded?.wrappedValue != false { content }
  }
}

/// Tells lists where a section begins and ends.
final class SectionNode: ViewNode {
  var header: ViewNode!
  var content: ViewNode!
  var footer: ViewNode!

  override func appendElements(to elements: inout ContiguousArray<LayoutNode>) {
    header.appendElements(to: &elements)
    content.appendElements(to: &elements)
    footer.appendElements(to: &elements)
  }

  override func appendRows(to rows: inout RowList) {
    let actions = rows.takeActions()
    rows.beginSection()
    rows.append(header, as: .header)
    content.appendRows(to: &rows)
    if let actions { rows.append(actions, as: .row) }
    rows.append(footer, as: .footer)
    rows.endSection()
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let header { body(header) }
    if let content { body(content) }
    if let footer { body(footer) }
  }
}

nonisolated extension Section where Parent: View, Content: View, Footer: View {
  /// A section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// The older way to write a section.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// A section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// The older way to write a section.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

nonisolated extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// The older way to write a section.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }

  /// A section whose content is there while `isExpanded` is true.
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// A section without header and footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

nonisolated extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section with a title that is looked up in the program's strings.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// A section with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }

  /// A section whose content is there while `isExpanded` is true.
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// A section whose content is there while `isExpanded` is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}
