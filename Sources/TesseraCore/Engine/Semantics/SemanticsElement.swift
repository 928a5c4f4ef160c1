import Foundation

/// One thing that assistive technology and tests find on a surface.
@MainActor
package struct SemanticsElement {
  package var role: SemanticsRole
  package var label: String
  package var value: String
  package var identifier: String
  package var isSelected = false
  /// Whether the element is an accessory, such as the handle that moves a row.
  var isAccessory = false
  /// Whether a view hides the element; one around it may show it again (J9).
  var isHidden = false
  /// The role before traits changed it.
  var ownRole: SemanticsRole?
  /// The modifier that labeled several elements at once. A combined element has this label only once.
  var labelSource: ObjectIdentifier?
  /// Whether the children are parts of this element instead of elements.
  package var isCombined = false
  package var traits: AccessibilityTraits = []
  /// The result of the element's action.
  package var hint = ""
  /// The reading priority. The default is 0; equal elements keep their order.
  package var sortPriority = 0.0
  /// What can be done with the element otherwise than by the pointer.
  package var actions: [SemanticsAction] = []
  var adjustmentAction: (@MainActor (AccessibilityAdjustmentDirection) -> Void)?
  /// Elements inside this one, in reading order.
  package var children: [SemanticsElement]
  package let node: LayoutNode
  /// The value as a number that can be set; nil for elements without one.
  package var adjustment: SemanticsAdjustment?
  /// The node that a press activates, if it is only a part of the element, such as the switch of a row.
  package var activation: LayoutNode?

  /// What it tells beside all this.
  package var details = SemanticsDetails()

  /// The audio graph, made when it is asked for.
  package var chart: (@MainActor () -> AXChartDescriptor?)?

  package init(
    role: SemanticsRole, label: String = "", value: String = "", identifier: String = "",
    children: [SemanticsElement] = [], node: LayoutNode
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.identifier = identifier
    self.children = children
    self.node = node
  }

  /// One element made of several, labeled by them all.
  init(combining elements: [SemanticsElement], role: SemanticsRole, node: LayoutNode) {
    self.init(
      role: role,
      label: elements.joinedLabel,
      children: elements,
      node: node)
  }

  package var isEnabled: Bool { node.scope.values.isEnabled && activation?.scope.values.isEnabled != false }

  package var frame: CGRect { node.frameInSurface }

  /// The node that a press must reach to act on the element.
  package var activationNode: LayoutNode { activation ?? node }

  /// The texts of this element and those inside it, in reading order.
  package var texts: [String] {
    let isText = role == .text || ownRole == .text
    let own = isText && !isCombined && !label.isEmpty && !node.isSemanticsOnly ? [label] : []
    return own + children.flatMap(\.texts)
  }
}

/// Collects elements in reading order.
@MainActor
package struct SemanticsBuilder {
  package private(set) var elements: [SemanticsElement] = []

  mutating func add(_ element: SemanticsElement) {
    elements.append(element)
  }

  /// The elements that `body` adds, as they are found side by side in another one.
  func collect(_ body: (inout SemanticsBuilder) -> Void) -> [SemanticsElement] {
    collectAll(body).asSiblings
  }

  /// The elements that `body` adds, with those that a view around it may still show, hide or put elsewhere.
  func collectAll(_ body: (inout SemanticsBuilder) -> Void) -> [SemanticsElement] {
    var inner = SemanticsBuilder()
    body(&inner)
    return inner.elements
  }
}

extension [SemanticsElement] {
  /// The siblings that can be found, in reading order: a modal one hides all others (J9).
  package var asSiblings: [SemanticsElement] {
    var siblings = self
    if contains(where: \.isHidden) { siblings.removeAll(where: \.isHidden) }
    if contains(where: { $0.details.pair != nil }) { siblings.joinPairs() }
    if siblings.contains(where: { $0.traits.contains(.isModal) }) {
      siblings.removeAll { !$0.traits.contains(.isModal) }
    }
    return siblings.inReadingOrder
  }

  /// Gives the contents of pairs their labels, which are no elements of their own any more (J202).
  private mutating func joinPairs() {
    let labels = filter { $0.details.pair?.role == .label }
    var used: Set<ObjectIdentifier> = []
    for index in indices {
      guard let pair = self[index].details.pair, pair.role == .content,
        let label = labels.first(where: { $0.details.pair?.belongs(to: pair) == true })
      else { continue }
      self[index].label = label.label
      used.insert(ObjectIdentifier(label.node))
    }
    removeAll { $0.details.pair?.role == .label && used.contains(ObjectIdentifier($0.node)) }
  }

  /// The elements in the order in which they are read.
  private var inReadingOrder: [SemanticsElement] {
    guard contains(where: { $0.sortPriority != 0 }) else { return self }
    return enumerated().sorted {
      ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset)
    }.map(\.element)
  }
}

extension ViewGraph {
  /// The semantics of the present frame by layers, the front one first.
  package func semanticsLayers() -> [[SemanticsElement]] {
    var layers: [[SemanticsElement]] = []
    perform {
      root.forEachVisibleLayer { layer in
        var builder = SemanticsBuilder()
        layer.describe(into: &builder)
        layers.append(builder.elements.asSiblings)
      }
    }
    return layers.reversed()
  }

  /// Phase 7, on demand: the semantics of the present frame.
  package func semantics() -> [SemanticsElement] {
    var builder = SemanticsBuilder()
    perform { root.describe(into: &builder) }
    return builder.elements.asSiblings
  }
}

extension ViewGraph {
  /// What to call the element at a point in recordings: its label in quotes, or the point.
  package func elementName(at point: CGPoint) -> String {
    for layer in semanticsLayers() {
      for element in layer {
        if let label = element.innermostLabel(at: point) { return "\"\(label)\"" }
      }
    }
    return "(\(Int(saturating: point.x.rounded())), \(Int(saturating: point.y.rounded())))"
  }
}

extension SemanticsElement {
  fileprivate func innermostLabel(at point: CGPoint) -> String? {
    for child in children {
      if let label = child.innermostLabel(at: point) { return label }
    }
    return !label.isEmpty && frame.contains(point) ? label : nil
  }
}

extension LayoutNode {
  /// Whether the node only provides semantics for another one.
  fileprivate var isSemanticsOnly: Bool {
    var node: LayoutNode? = self
    while let current = node {
      if current is SemanticsOnlyNode { return true }
      node = current.layoutParent
    }
    return false
  }

  func isInside(_ other: LayoutNode) -> Bool {
    var node: LayoutNode? = self
    while let current = node {
      if current === other { return true }
      node = current.layoutParent
    }
    return false
  }
}

extension ViewNode {
  /// The elements of this node's view.
  final func semanticsElementsOfSubtree() -> [SemanticsElement] {
    var nodes: ContiguousArray<LayoutNode> = []
    appendElements(to: &nodes)
    var builder = SemanticsBuilder()
    for node in nodes { node.describe(into: &builder) }
    return builder.elements.asSiblings
  }

  /// The semantics of this node's view as one element; nil if the view has no size.
  package final func semanticsOfSubtree() -> SemanticsElement? {
    var nodes: ContiguousArray<LayoutNode> = []
    appendElements(to: &nodes)
    guard let first = nodes.first else { return nil }
    let elements = semanticsElementsOfSubtree()
    if elements.count == 1 { return elements[0] }
    var element = SemanticsElement(role: .group, children: elements, node: first)
    element.label = elements.joinedLabel
    return element
  }
}

extension ViewGraph {
  /// Whether a press at `point` meets `node` or something inside it.
  package func reaches(_ node: LayoutNode, at point: CGPoint) -> Bool {
    perform {
      var hit = root.hitTest(point)
      while let current = hit {
        if current === node { return true }
        hit = current.layoutParent
      }
      return false
    }
  }
}
