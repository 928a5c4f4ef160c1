/// Whether a section shows its content, which its header lets users change; nil for sections that always do.
nonisolated package struct SectionExpansionKey: ViewTraitKey {
  package typealias Value = Binding<Bool>?
}

nonisolated extension Section where Parent: View, Content: View, Footer: View {
  /// Whether users can collapse the section at its header, in a list of a sidebar (J216). In the beginning it is expanded.
  public func collapsible(_ collapsible: Bool) -> some View {
    CollapsibleSection(section: self, isCollapsible: collapsible)
  }
}

nonisolated private struct CollapsibleSection<Parent: View, Content: View, Footer: View>: View {
  let section: Section<Parent, Content, Footer>
  let isCollapsible: Bool

  @MainActor var body: some View {
    CollapsibleSectionBody(section: section, isCollapsible: isCollapsible)
  }
}

/// A section that keeps by itself whether its content is shown.
private struct CollapsibleSectionBody<Parent: View, Content: View, Footer: View>: View {
  let section: Section<Parent, Content, Footer>
  let isCollapsible: Bool

  @State private var isExpanded = true

  init(section: Section<Parent, Content, Footer>, isCollapsible: Bool) {
    self.section = section
    self.isCollapsible = isCollapsible
  }

  var body: some View {
    Section(
      header: section.header, content: section.content, footer: section.footer,
      isExpanded: isCollapsible ? section.isExpanded ?? $isExpanded : nil)
  }
}
