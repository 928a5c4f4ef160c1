import Foundation
import SwiftUI

/// The items of a group, worked out for a room (J66).
@MainActor
struct GroupPlan {
  /// A cell of a group.
  struct Leaf {
    /// In the coordinates of the group, with the distances to its edges taken off.
    var frame: CGRect
    let item: NSCollectionLayoutItem?
    var zIndex = 0

    /// Whether the width and the height are those of the content.
    @MainActor var fitsContent: (width: Bool, height: Bool) {
      guard let size = item?.layoutSize else { return (false, false) }
      return (size.widthDimension.isEstimated, size.heightDimension.isEstimated)
    }
  }

  private(set) var leaves: [Leaf] = []
  private(set) var size = CGSize.zero
  /// Along the group, as far as items reach.
  private var used: CGFloat = 0
  private var thickness: CGFloat = 0
  /// The first cell of each item.
  private var starts: [Int] = []
  private let group: NSCollectionLayoutGroup
  private let inner: CGSize
  private let axis: ScrollAxis

  /// - Parameters:
  ///   - group: the group.
  ///   - room: what is around it.
  ///   - limit: how many items there are at most.
  ///   - traits: of the view.
  ///   - measured: the size of a cell that was found out, by its place among the cells of the group.
  init(
    _ group: NSCollectionLayoutGroup, in room: CGSize, limit: Int, _ traits: UITraitCollection,
    measured: (Int) -> CGSize?
  ) {
    self.group = group
    axis = ScrollAxis(isVertical: !group.isHorizontal)
    let offered = group.layoutSize.size(in: room)
    inner = offered.without(group.contentInsets)
    switch group.arrangement {
    case .custom(let provider):
      let environment = CollectionEnvironment(offered, insets: group.contentInsets, traits)
      leaves = provider(environment).prefix(limit).map { Leaf(frame: $0.frame, item: nil, zIndex: $0.zIndex) }
    case .repeating(let item, let count):
      for _ in 0..<count where leaves.count < limit { _ = add(item, limit, traits, measured: measured) }
    case .sharing(let item, let count):
      let gaps = spacing * CGFloat(count - 1)
      let length = max(0, (axis.main(inner) - gaps) / CGFloat(count))
      for _ in 0..<count where leaves.count < limit { _ = add(item, limit, traits, length, measured: measured) }
    case .filling(let items): fill(items, limit, traits, measured: measured)
    }
    spread()
    size = takenSize(offered)
  }

  private var spacing: CGFloat { group.interItemSpacing?.spacing ?? 0 }

  private mutating func fill(
    _ items: [NSCollectionLayoutItem], _ limit: Int, _ traits: UITraitCollection, measured: (Int) -> CGSize?
  ) {
    guard !items.isEmpty else { return }
    var next = 0
    while leaves.count < limit, add(items[next % items.count], limit, traits, isBounded: next > 0, measured: measured) {
      next += 1
    }
  }

  /// Adds an item behind the others.
  ///
  /// - Returns: false if it does not fit any more, or takes no room.
  private mutating func add(
    _ item: NSCollectionLayoutItem, _ limit: Int, _ traits: UITraitCollection, _ length: CGFloat? = nil,
    isBounded: Bool = false, measured: (Int) -> CGSize?
  ) -> Bool {
    let first = leaves.count
    var inside: [Leaf] = []
    var size = item.layoutSize.size(in: inner)
    if let group = item as? NSCollectionLayoutGroup {
      var room = inner
      if let length { room = axis.size(main: length, cross: axis.cross(inner)) }
      let plan = GroupPlan(group, in: room, limit: limit - first, traits) { measured(first + $0) }
      (inside, size) = (plan.leaves, plan.size)
      if inside.isEmpty { return false }
    } else {
      if let length { size = axis.size(main: length, cross: axis.cross(size)) }
      if let known = measured(first) {
        if item.layoutSize.widthDimension.isEstimated { size.width = known.width }
        if item.layoutSize.heightDimension.isEstimated { size.height = known.height }
      }
      inside = [Leaf(frame: CGRect(origin: .zero, size: size).without(item.contentInsets), item: item)]
    }
    let around = item.edgeSpacing?.insets ?? .zero
    let outer = CGSize(
      width: size.width + around.leading + around.trailing, height: size.height + around.top + around.bottom)
    let start = used + (first > 0 ? spacing : 0)
    if isBounded, start + axis.main(outer) > axis.main(inner) + 0.01 { return false }
    let place = axis.rect(main: start, cross: 0, size: outer).origin
    let (x, y) = (
      place.x + around.leading + group.contentInsets.leading, place.y + around.top + group.contentInsets.top
    )
    starts.append(first)
    leaves += inside.map { leaf in
      var leaf = leaf
      leaf.frame = leaf.frame.offsetBy(dx: x, dy: y)
      return leaf
    }
    used = start + axis.main(outer)
    thickness = max(thickness, axis.cross(outer))
    return axis.main(outer) > 0
  }

  /// Flexible distances take what room is left.
  private mutating func spread() {
    guard group.interItemSpacing?.isFlexibleSpacing == true, starts.count > 1 else { return }
    let extra = (axis.main(inner) - used) / CGFloat(starts.count - 1)
    guard extra > 0 else { return }
    for index in leaves.indices {
      let frame = leaves[index].frame
      let place = CGFloat(starts.lastIndex { $0 <= index } ?? 0)
      leaves[index].frame = axis.moved(frame, to: axis.start(frame) + extra * place)
    }
  }

  /// Lengths of the content are those of the items.
  private func takenSize(_ offered: CGSize) -> CGSize {
    guard !leaves.isEmpty, inner != .zero || used > 0 else { return offered }
    let insets = group.contentInsets
    let content = axis.size(main: used, cross: thickness)
    var size = offered
    if group.layoutSize.widthDimension.isEstimated { size.width = content.width + insets.leading + insets.trailing }
    if group.layoutSize.heightDimension.isEstimated { size.height = content.height + insets.top + insets.bottom }
    return size
  }
}
