import Foundation

/// Properties of elements for pickers.
extension ViewElement {
  /// The title of the element: its texts. When one of them changes, the readers of the elements are evaluated again.
  @MainActor
  package var title: String {
    node.noteTitleReader()
    return node.semanticsOfSubtree()?.label ?? ""
  }

  /// The ideal width of the element, in points.
  @MainActor
  package var idealWidth: CGFloat {
    let width = node.measure(.unspecified).width
    return width.isFinite ? width : 0
  }

  /// Whether the element is nothing but a picture.
  @MainActor
  package var isPicture: Bool { node.semanticsOfSubtree()?.role == .image }

  /// The id of the row of a `ForEach` that the element is; it represents the element if there is no tag (F45).
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
    case header, row, footer, actions
  }

  /// Which section; nil outside of sections.
  package let section: ObjectIdentifier?
  package let kind: Kind
}

extension ViewElement {
  /// The part of its section that the element is.
  @MainActor
  package var sectionPart: SectionPart {
    for layer in node.layers {
      if let part = layer.sectionPart { return part }
    }
    return SectionPart(section: nil, kind: .row)
  }

  /// The container values of the element.
  @MainActor
  var containerValues: ContainerValues {
    var values = node.containerValues
    values.tag = trait(TagTraitKey.self) ?? rowTag
    return values
  }

  /// The container values of the element's section: those of the modifiers around the section.
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
  /// This node and, if it wraps an element of a list, the nodes inside, outermost first.
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
      if let holder = parent as? SectionActionsNode, child === holder.actions {
        return SectionPart(section: holder.section.map { ObjectIdentifier($0) }, kind: .actions)
      }
      if let section = parent as? SectionNode {
        let kind: SectionPart.Kind = child === section.header ? .header : child === section.footer ? .footer : .row
        return SectionPart(section: ObjectIdentifier(section), kind: kind)
      }
      child = parent
    }
    return nil
  }
}
