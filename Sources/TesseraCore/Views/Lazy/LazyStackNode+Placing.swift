import Foundation

/// Where rows and their elements lie.
extension LazyStackNode {
  final func placeShownRows() {
    placedAnchor = shown.first.map { (index: $0, start: lengths.start(of: $0)) }
    var stuck: [LayoutNode] = []
    for index in shown {
      let elements = shownElements[index - shown.lowerBound]
      if place(elements, of: index) { stuck.append(contentsOf: elements) }
    }
    for (index, elements) in pinned.elements where place(elements, of: index) { stuck.append(contentsOf: elements) }
    if pinned.isNeeded { drawInFront(stuck) }
  }

  /// Places the elements of a row.
  ///
  /// - Returns: whether they are pinned, away from the row's own place.
  final func place(_ elements: ContiguousArray<LayoutNode>, of index: Int) -> Bool {
    let proposal = rowProposal(cross)
    let start = lengths.start(of: index)
    var position = pinnedStart(of: index, elements, start)
    let isStuck = position != start
    var previous: LayoutNode?
    for element in elements {
      if let previous { position += distance(previous, element) }
      let elementSize = element.measure(proposal)
      placeChild(
        element, at: CGPoint(axis, main: position, cross: crossPosition(element, proposal, elementSize)), proposal)
      position += usable(elementSize[axis])
      previous = element
    }
    return isStuck
  }

  /// Where a pinned row begins: in the window as long as its section is visible.
  final func pinnedStart(
    of index: Int, _ elements: ContiguousArray<LayoutNode>, _ start: CGFloat
  ) -> CGFloat {
    guard let section = pinned.section(of: index, in: rows) else { return start }
    let window = windowBounds()
    guard window.lower.isFinite, window.upper.isFinite else { return start }
    // A row out of sight may never have been measured.
    let length = elements.reduce(CGFloat.zero) { $0 + usable($1.measure(rowProposal(cross))[axis]) }
    let sectionStart = lengths.start(of: section.rows.lowerBound)
    let last = section.rows.upperBound - 1
    let sectionEnd = lengths.start(of: last) + lengths.length(of: last)
    if rows[index].place.kind == .header { return max(start, min(window.lower, sectionEnd - length)) }
    return min(start, max(window.upper - length, sectionStart))
  }

  final func crossPosition(_ element: LayoutNode, _ proposal: LayoutProposal, _ elementSize: CGSize) -> CGFloat {
    let box = ViewDimensions(width: size.width, height: size.height)
    return parameters.alignment.defaultValue(in: box) - element.guide(parameters.alignment, proposal, elementSize)
  }

  final func rowStart(_ index: Int) -> CGFloat { lengths.start(of: index) }

  final func rowLength(_ index: Int) -> CGFloat { lengths.length(of: index) }

  /// The known or estimated frame of a row, in this node's coordinates.
  final func frame(of source: any RowSource, at index: Int) -> CGRect? {
    guard let position = position(of: source, at: index) else { return nil }
    var start = lengths.start(of: position)
    let length = lengths.length(of: position)
    if axis == .horizontal, isRightToLeft { start = size.width - start - length }
    return CGRect(
      origin: CGPoint(axis, main: start, cross: 0),
      size: CGSize(axis, main: length, cross: size[axis.crossing]))
  }

  /// The position of a row of a source among all rows; the first position if it was expanded to several rows.
  final func position(of source: any RowSource, at index: Int) -> Int? {
    if let lines, source !== lines {
      return lines.line(of: source, at: index).flatMap { position(of: lines, at: $0) }
    }
    if let position = rows.position(of: source, at: index) { return position }
    guard let node = source.rowNode(at: index), node.holdsRowSources,
      case .row(let inner, let innerIndex) = node.firstScrollDestination
    else { return nil }
    return position(of: inner, at: innerIndex)
  }
}
