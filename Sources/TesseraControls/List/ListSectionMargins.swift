import Foundation
import TesseraCore

/// The margins that a section of a list has instead of those of the list's style; nil for these.
nonisolated struct ListSectionMargins: Equatable {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?

  /// What is set further in stays.
  mutating func add(_ length: CGFloat?, at edges: Edge.Set) {
    guard let length, length.isFinite else { return }
    let room = max(0, length)
    if edges.contains(.top) { top = top ?? room }
    if edges.contains(.leading) { leading = leading ?? room }
    if edges.contains(.bottom) { bottom = bottom ?? room }
    if edges.contains(.trailing) { trailing = trailing ?? room }
  }
}

nonisolated struct ListSectionMarginsKey: ViewTraitKey {
  typealias Value = ListSectionMargins
}

extension LazyRow {
  /// The room around the row, which belongs to the section that it is in (J414).
  ///
  /// - Parameters:
  ///   - usual: that at each side, in the list's style.
  ///   - top: that above, likewise.
  @MainActor func margins(usual: CGFloat, top: CGFloat) -> EdgeInsets {
    let own = element.trait(ListSectionMarginsKey.self) ?? ListSectionMargins()
    let beginsSection = isTop || kind == .header || kind == .row && isFirst && !followsHeader
    return EdgeInsets(
      top: beginsSection ? own.top ?? top : top, leading: own.leading ?? usual,
      bottom: endsSection ? own.bottom ?? 0 : 0, trailing: own.trailing ?? usual)
  }
}

extension View {
  /// Sets the room around a section of a list at some edges, in points; nil for that of the list's style (J414).
  ///
  /// Negative lengths count as 0, and those that are not finite as nil. The other edges stay as they are.
  nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    accumulatedTrait(ListSectionMarginsKey.self) { inner in
      var margins = inner ?? ListSectionMargins()
      margins.add(length, at: edges)
      return margins
    }
  }
}
