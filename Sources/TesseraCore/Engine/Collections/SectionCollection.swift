import Foundation

/// The sections that a view consists of. Adjacent views outside of sections form one without header and footer.
nonisolated public struct SectionCollection: RandomAccessCollection {
  public typealias Element = SectionConfiguration
  public typealias Index = Int

  private let sections: [SectionConfiguration]

  @MainActor
  init(_ elements: [ViewElement]) {
    var groups: [SectionParts] = []
    for element in elements {
      let part = element.sectionPart
      if groups.isEmpty || groups[groups.count - 1].section != part.section {
        groups.append(SectionParts(part.section))
      }
      groups[groups.count - 1].append(element, part.kind)
    }
    sections = groups.map(\.configuration)
  }

  public var startIndex: Int { sections.startIndex }

  public var endIndex: Int { sections.endIndex }

  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// The elements of a section, as they are found.
private struct SectionParts {
  let section: ObjectIdentifier?
  private var header: [ViewElement] = []
  private var rows: [ViewElement] = []
  private var footer: [ViewElement] = []
  private var actions: [ViewElement] = []
  private var first: ViewElement?

  init(_ section: ObjectIdentifier?) {
    self.section = section
  }

  mutating func append(_ element: ViewElement, _ kind: SectionPart.Kind) {
    if first == nil { first = element }
    switch kind {
    case .header: header.append(element)
    case .row: rows.append(element)
    case .footer: footer.append(element)
    case .actions: actions.append(element)
    }
  }

  @MainActor
  var configuration: SectionConfiguration {
    guard let first else { preconditionFailure("A section was begun without an element.") }
    return SectionConfiguration(
      id: SectionConfiguration.ID(section: section ?? first.id), header: SubviewsCollection(header),
      content: SubviewsCollection(rows), footer: SubviewsCollection(footer),
      actions: SectionConfiguration.Actions(subviews: SubviewsCollection(actions)),
      containerValues: first.sectionContainerValues)
  }
}
