import Foundation

/// What pickers want to know of their elements.
extension ViewElement {
  /// What the element is called: its texts. When one of them changes, the readers of the elements are evaluated again.
  @MainActor
  package var title: String {
    node.noteTitleReader()
    return node.semanticsOfSubtree()?.label ?? ""
  }

  /// How wide the element would like to be, points.
  @MainActor
  package var idealWidth: CGFloat {
    let width = node.measure(.unspecified).width
    return width.isFinite ? width : 0
  }

  /// Whether the element is nothing but a picture.
  @MainActor
  package var isPicture: Bool { node.semanticsOfSubtree()?.role == .image }

  /// The id of the row of a `ForEach` that the element is; it stands for the element where no tag does (F45).
  @MainActor
  package var rowTag: TagValue? {
    var child: ViewNode = node
    while let parent = child.parent, parent !== child, !(parent is ElementSourceNode) {
      if let rows = parent as? any IdentifiedRows {
        return rows.id(of: child).map { TagValue(value: $0, includesOptional: true) }
      }
      child = parent
    }
    return nil
  }
}

/// The part of a section that an element is, outside of lists.
package struct SectionPart: Equatable {
  package enum Kind {
    case header, row, footer
  }

  /// Which section; nil outside of sections.
  package let section: ObjectIdentifier?
  package let kind: Kind
}

extension ViewElement {
  /// Where the element stands in its section.
  @MainActor
  package var sectionPart: SectionPart {
    for layer in node.layers {
      if let part = layer.sectionPart { return part }
    }
    return SectionPart(section: nil, kind: .row)
  }

  /// What the element hands to its container.
  @MainActor
  var containerValues: ContainerValues {
    var values = node.containerValues
    values.tag = trait(TagTraitKey.self) ?? rowTag
    return values
  }

  /// What the section of the element as a whole hands to its container: the modifiers around the section say it.
  @MainActor
  var sectionContainerValues: ContainerValues {
    var values = ContainerValues()
    for layer in node.layers.prefix(while: { $0.sectionPart == nil }).reversed() {
      (layer as? any ContainerValueWriter)?.write(to: &values)
    }
    return values
  }
}

extension LayoutNode {
  /// This node and, where it was put around an element of a list, what is inside, from the outside inwards.
  fileprivate var layers: [LayoutNode] {
    var layers = [self]
    while let wrapper = layers[layers.count - 1] as? WrapperNode, wrapper.content == nil, let child = wrapper.child {
      layers.append(child)
    }
    return layers
  }

  fileprivate var sectionPart: SectionPart? {
    var child: ViewNode = self
    while let parent = child.parent, parent !== child, !(parent is ElementSourceNode) {
      if let section = parent as? SectionNode {
        let kind: SectionPart.Kind = child === section.header ? .header : child === section.footer ? .footer : .row
        return SectionPart(section: ObjectIdentifier(section), kind: kind)
      }
      child = parent
    }
    return nil
  }
}
