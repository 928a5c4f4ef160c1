import Foundation
import SwiftUI
import TesseraCore

/// A section of a compositional layout, worked out: where its groups and their items lie (J66).
@MainActor
final class SectionPlan {
  let section: NSCollectionLayoutSection
  let count: Int
  /// Along which the layout scrolls.
  let axis: ScrollAxis
  /// Along which groups follow one another.
  private let groupAxis: ScrollAxis
  private let container: CGSize
  private let traits: UITraitCollection
  /// The lengths of groups, with the distance behind each.
  private var lengths = RowLengths(defaultGap: 0)
  /// The first item of each group; nil if all groups have the same number of items.
  private var starts: [Int]?
  /// How many items a group has.
  private var itemsPerGroup = 1
  /// A group with all its items, none of which was measured.
  private var prototype: GroupPlan
  /// The sizes of items that were found out.
  var measured: [Int: CGSize]
  /// The lengths of headers and footers that were found out, by their place among them.
  var measuredEdges: [Int: CGFloat] = [:]
  /// The greatest extent of groups across the axis in which they follow one another.
  private var thickness: CGFloat = 0

  /// Where the section begins along the axis of the layout, in points.
  var start: CGFloat = 0

  init(
    _ section: NSCollectionLayoutSection, count: Int, axis: ScrollAxis, container: CGSize, traits: UITraitCollection,
    measured: [Int: CGSize]
  ) {
    self.section = section
    self.count = count
    self.axis = axis
    self.container = container
    self.traits = traits
    self.measured = measured
    let isOrthogonal = section.orthogonalScrollingBehavior != .none
    groupAxis = ScrollAxis(isVertical: axis.isVertical != isOrthogonal)
    prototype = GroupPlan(
      section.group, in: container.without(section.contentInsets), limit: max(1, min(count, 10_000)), traits
    ) { _ in nil }
    work()
  }

  var isOrthogonal: Bool { groupAxis != axis }

  private var room: CGSize { container.without(section.contentInsets) }

  private var insets: (before: CGFloat, after: CGFloat, first: CGFloat, last: CGFloat) {
    axis.insets(UIEdgeInsets(section.contentInsets))
  }

  // MARK: Groups

  private var isEstimated: Bool { prototype.leaves.contains { $0.fitsContent.width || $0.fitsContent.height } }

  /// Whether it depends on the sizes of items how many a group has.
  private var isFlowing: Bool {
    let group = section.group
    guard case .filling = group.arrangement else { return false }
    let along = group.isHorizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
    return !along.isEstimated
      && prototype.leaves.contains { group.isHorizontal ? $0.fitsContent.width : $0.fitsContent.height }
  }

  private func work() {
    itemsPerGroup = max(1, prototype.leaves.count)
    var all: ContiguousArray<CGFloat> = []
    thickness = 0
    if isFlowing {
      var first = 0
      var starts: [Int] = []
      while first < count {
        starts.append(first)
        let plan = makePlan(first: first, limit: count - first)
        all.append(take(plan))
        first += max(1, plan.leaves.count)
      }
      self.starts = starts
    } else {
      let groups = (count + itemsPerGroup - 1) / itemsPerGroup
      all = ContiguousArray(repeating: take(prototype), count: groups)
      if isEstimated, !measured.isEmpty {
        for group in Set(measured.keys.map { $0 / itemsPerGroup }) where group < groups {
          all[group] = take(plan(of: group))
        }
      }
    }
    if !all.isEmpty { all[all.count - 1] -= section.interGroupSpacing }
    lengths.replaceAll(all)
  }

  /// The length of a group with the distance behind it, whose thickness counts.
  private func take(_ plan: GroupPlan) -> CGFloat {
    thickness = max(thickness, groupAxis.cross(plan.size))
    return groupAxis.main(plan.size) + section.interGroupSpacing
  }

  private var groupCount: Int { lengths.count }

  private func first(of group: Int) -> Int { starts?[group] ?? group * itemsPerGroup }

  private func group(of item: Int) -> Int {
    guard let starts else { return item / itemsPerGroup }
    return max(0, starts.firstPlace { $0 > item } - 1)
  }

  private func plan(of group: Int) -> GroupPlan {
    let first = first(of: group)
    let end = starts.map { group + 1 < $0.count ? $0[group + 1] : count } ?? min(count, first + itemsPerGroup)
    if !isEstimated, end - first == prototype.leaves.count { return prototype }
    return makePlan(first: first, limit: end - first)
  }

  private func makePlan(first: Int, limit: Int) -> GroupPlan {
    GroupPlan(section.group, in: room, limit: limit, traits) { measured[first + $0] }
  }

  /// Takes the size of an item that was found out.
  func measure(_ item: Int, _ size: CGSize) {
    measured[item] = size
    guard starts == nil, groupCount > 0 else { return work() }
    let group = group(of: item)
    let plan = plan(of: group)
    let isLast = group == groupCount - 1
    lengths.set(group, length: take(plan) - (isLast ? section.interGroupSpacing : 0), gap: 0)
  }

  // MARK: Headers and footers

  private struct Edge {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    let size: CGSize
    let index: Int
  }

  private func edges(isBefore: Bool) -> [Edge] {
    section.boundarySupplementaryItems.enumerated().compactMap { index, item in
      guard item.alignment.isBefore(axis) == isBefore else { return nil }
      var size = item.layoutSize.size(in: section.supplementariesFollowContentInsets ? roomAcross : container)
      if let length = measuredEdges[index] { size = axis.size(main: length, cross: axis.cross(size)) }
      return Edge(item: item, size: size, index: index)
    }
  }

  /// The room without the insets across the axis.
  private var roomAcross: CGSize {
    axis.size(main: axis.main(container), cross: axis.cross(container) - insets.first - insets.last)
  }

  private func length(of edges: [Edge]) -> CGFloat {
    edges.reduce(0) { $0 + ($1.item.extendsBoundary ? axis.main($1.size) : 0) }
  }

  private var lengthBefore: CGFloat { length(of: edges(isBefore: true)) }

  // MARK: Places

  /// Where the groups begin along the axis of the layout.
  private var groupsStart: CGFloat { start + lengthBefore + insets.before }

  private var groupsLength: CGFloat {
    if isOrthogonal { return groupCount > 0 ? thickness : 0 }
    return groupCount > 0 ? max(0, lengths.total()) : 0
  }

  var end: CGFloat { groupsStart + groupsLength + insets.after + length(of: edges(isBefore: false)) }

  /// The items in a rectangle, with their frames in the coordinates of the content, or of the part that scrolls by
  /// itself.
  func items(in rect: CGRect) -> [(item: Int, leaf: GroupPlan.Leaf)] {
    guard groupCount > 0 else { return [] }
    let origin = groupAxis.isVertical ? groupOrigin.y : groupOrigin.x
    var result: [(Int, GroupPlan.Leaf)] = []
    for group in lengths.rows(from: groupAxis.start(rect) - origin, to: groupAxis.end(rect) - origin) {
      for (item, leaf) in leaves(of: group) where leaf.frame.intersects(rect) { result.append((item, leaf)) }
    }
    return result
  }

  private func leaves(of group: Int) -> [(Int, GroupPlan.Leaf)] {
    let along = lengths.start(of: group)
    let shift = groupAxis.isVertical ? CGPoint(x: 0, y: along) : CGPoint(x: along, y: 0)
    let first = first(of: group)
    return plan(of: group).leaves.enumerated().map { index, leaf in
      var leaf = leaf
      leaf.frame = leaf.frame.offsetBy(dx: groupOrigin.x + shift.x, dy: groupOrigin.y + shift.y)
      return (first + index, leaf)
    }
  }

  /// Where the first group begins.
  private var groupOrigin: CGPoint {
    if isOrthogonal {
      return axis.isVertical ? CGPoint(x: insets.first, y: 0) : CGPoint(x: 0, y: insets.first)
    }
    return axis.rect(main: groupsStart, cross: insets.first, size: .zero).origin
  }

  /// Where an item lies, as `items(in:)` says it; nil if there is none.
  func leaf(of item: Int) -> GroupPlan.Leaf? {
    guard item >= 0, item < count, groupCount > 0 else { return nil }
    return leaves(of: group(of: item)).first { $0.0 == item }?.1
  }

  /// The part that scrolls by itself; nil for none.
  func scroller(_ index: Int) -> SectionScroller? {
    guard isOrthogonal, groupCount > 0 else { return nil }
    let insets = insets
    return SectionScroller(
      section: index,
      frame: axis.rect(
        main: groupsStart, cross: 0, size: axis.size(main: groupsLength, cross: axis.cross(container))),
      contentSize: axis.size(main: groupsLength, cross: insets.first + max(0, lengths.total()) + insets.last),
      isHorizontal: !groupAxis.isVertical, stop: stop)
  }

  /// Where scrolling comes to rest; nil for everywhere.
  private var stop: (@MainActor (CGFloat, CGFloat, CGFloat) -> CGFloat)? {
    let view = axis.cross(container)
    switch section.orthogonalScrollingBehavior {
    case .none, .continuous: return nil
    case .paging:
      return { proposed, start, _ in
        guard view > 0 else { return proposed }
        let page = (start / view).rounded()
        return min(max((proposed / view).rounded(), page - 1), page + 1) * view
      }
    case .continuousGroupLeadingBoundary:
      return { [unowned self] proposed, _, _ in place(of: nearest(to: proposed), isCentered: false) }
    case .groupPaging, .groupPagingCentered:
      let isCentered = section.orthogonalScrollingBehavior == .groupPagingCentered
      return { [unowned self] proposed, start, velocity in
        let shift = isCentered ? offsetOfCenter : 0
        let current = nearest(to: start + shift)
        var target = nearest(to: proposed + shift)
        if target == current, velocity != 0 { target += velocity > 0 ? 1 : -1 }
        target = min(max(target, current - 1), current + 1)
        return place(of: min(max(0, target), groupCount - 1), isCentered: isCentered)
      }
    }
  }

  /// How far a group that lies in the middle begins from the edge.
  private var offsetOfCenter: CGFloat {
    (axis.cross(container) - groupAxis.main(prototype.size)) / 2 - insets.first
  }

  private func nearest(to place: CGFloat) -> Int {
    let group = lengths.rows(from: place, to: place + 1).first ?? (place <= 0 ? 0 : groupCount - 1)
    guard group + 1 < groupCount else { return group }
    return place - lengths.start(of: group) > lengths.start(of: group + 1) - place ? group + 1 : group
  }

  private func place(of group: Int, isCentered: Bool) -> CGFloat {
    lengths.start(of: group) - (isCentered ? offsetOfCenter : 0)
  }

  // MARK: Views beside the items

  /// The headers and footers.
  func edgeAttributes(_ index: Int, visible: CGRect) -> [UICollectionViewLayoutAttributes] {
    var result: [UICollectionViewLayoutAttributes] = []
    var place = start
    for edge in edges(isBefore: true) {
      result.append(attributes(edge, at: place, index, visible))
      if edge.item.extendsBoundary { place += axis.main(edge.size) }
    }
    place = groupsStart + groupsLength + insets.after
    for edge in edges(isBefore: false) {
      let start = edge.item.extendsBoundary ? place : place - axis.main(edge.size)
      result.append(attributes(edge, at: start, index, visible))
      if edge.item.extendsBoundary { place += axis.main(edge.size) }
    }
    return result
  }

  private func attributes(
    _ edge: Edge, at place: CGFloat, _ section: Int, _ visible: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let item = edge.item
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: section))
    let follows = self.section.supplementariesFollowContentInsets
    let (first, room) =
      follows ? (insets.first, axis.cross(roomAcross)) : (0, axis.cross(container))
    let share = axis.isVertical ? item.alignment.share.x : item.alignment.share.y
    var main = place
    attributes.zIndex = item.zIndex
    if item.pinToVisibleBounds {
      let length = axis.main(edge.size)
      let isBefore = item.alignment.isBefore(axis)
      let pinned = isBefore ? axis.start(visible) : axis.end(visible) - length
      main = isBefore ? min(max(place, pinned), max(place, end - length)) : max(min(place, pinned), min(place, start))
      if main != place { attributes.zIndex = max(item.zIndex, 1024) }
    }
    let cross = first + share * (room - axis.cross(edge.size))
    attributes.frame = axis.rect(main: main, cross: cross, size: edge.size)
      .offsetBy(dx: item.offset.x, dy: item.offset.y)
    let along = axis.isVertical ? item.layoutSize.heightDimension : item.layoutSize.widthDimension
    if along.isEstimated { attributes.fitsContent = (!axis.isVertical, axis.isVertical) }
    return attributes
  }

  /// Takes the length of a header or footer that was found out.
  ///
  /// - Returns: whether there is such a view.
  func measureEdge(_ kind: String, _ size: CGSize) -> Bool {
    guard let index = section.boundarySupplementaryItems.firstIndex(where: { $0.elementKind == kind }) else {
      return false
    }
    measuredEdges[index] = axis.main(size)
    return true
  }

  /// The views behind the section.
  func decorationAttributes(_ index: Int) -> [UICollectionViewLayoutAttributes] {
    section.decorationItems.map { item in
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index))
      attributes.frame = axis.rect(
        main: start, cross: 0, size: axis.size(main: end - start, cross: axis.cross(container))
      ).without(item.contentInsets)
      attributes.zIndex = item.zIndex
      return attributes
    }
  }
}

extension NSRectAlignment {
  /// Whether it lies before the items of a section, rather than behind them.
  fileprivate func isBefore(_ axis: ScrollAxis) -> Bool {
    axis.isVertical ? share.y < 1 : share.x < 1
  }
}

extension UIEdgeInsets {
  /// Leading edges are left ones.
  init(_ insets: NSDirectionalEdgeInsets) {
    func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    self.init(
      top: usable(insets.top), left: usable(insets.leading), bottom: usable(insets.bottom),
      right: usable(insets.trailing))
  }
}
