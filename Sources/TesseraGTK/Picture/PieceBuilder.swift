#if Windows
import CGTK
import Foundation
import TesseraCore
import TesseraPaint

/// Makes pieces from display items, reusing those of the previous frame where it can.
@MainActor
final class PieceBuilder {
  private let scale: CGFloat
  private(set) var recordings = 0

  init(scale: CGFloat) {
    self.scale = scale
  }

  /// - Parameter visible: outside of it nothing can be seen, in the coordinates of the items.
  func renew(
    _ old: [RetainedPiece], _ items: [DisplayItem], visible: CGRect
  ) -> (pieces: [RetainedPiece], isChanged: Bool) {
    var pieces: [RetainedPiece] = []
    pieces.reserveCapacity(items.count)
    var isChanged = old.count != items.count
    let shift = Alignment(old, items)
    for index in items.indices {
      let candidate = shift.oldIndex(of: index).map { old[$0] }
      var piece = renew(candidate, items[index], visible: visible)
      if let candidate, piece.node === candidate.node {
        piece.stillFrames = min(candidate.stillFrames + 1, UnchangedRuns.patience)
      } else {
        isChanged = true
      }
      pieces.append(piece)
    }
    return (pieces, isChanged)
  }

  private func renew(_ old: RetainedPiece?, _ item: DisplayItem, visible: CGRect) -> RetainedPiece {
    if case .group(let group) = item, let frame = RetainedGroup.Frame(group, scale: scale) {
      return RetainedPiece(renew(old, frame, group.items, visible: visible))
    }
    if case .drawing(let drawing) = old?.content, let moved = move(drawing, to: item, visible: visible) {
      return RetainedPiece(moved)
    }
    var drawing = RetainedDrawing(item: item, bounds: DisplayBounds.of([item]))
    place(&drawing, visible: visible)
    return RetainedPiece(drawing)
  }

  // MARK: Groups

  private func renew(
    _ old: RetainedPiece?, _ frame: RetainedGroup.Frame, _ items: [DisplayItem], visible: CGRect
  ) -> RetainedGroup {
    var oldGroup: RetainedGroup?
    if case .group(let group) = old?.content { oldGroup = group }
    var inner = visible.offsetBy(dx: -frame.offset.width, dy: -frame.offset.height)
    if let clip = frame.clip { inner = inner.overlap(with: clip) ?? .null }
    let renewed = renew(oldGroup?.pieces ?? [], items, visible: inner)
    if let oldGroup, !renewed.isChanged, oldGroup.frame == frame {
      return RetainedGroup(
        frame: frame, pieces: renewed.pieces, stillRuns: oldGroup.stillRuns, node: oldGroup.node)
    }
    var stillRuns = oldGroup?.stillRuns ?? UnchangedRuns()
    let nodes = stillRuns.nodes(of: renewed.pieces, scale: scale)
    let content = nodes.count == 1 ? nodes[0] : nodes.isEmpty ? nil : RenderNode.container(nodes)
    return RetainedGroup(
      frame: frame, pieces: renewed.pieces, stillRuns: stillRuns, node: content.flatMap(frame.around))
  }

  // MARK: Drawings

  /// The drawing in another place; nil if the item is another drawing.
  private func move(_ drawing: RetainedDrawing, to item: DisplayItem, visible: CGRect) -> RetainedDrawing? {
    guard let offset = Displacement.of(item, from: drawing.item), offset.isWhole(inPixels: scale) else { return nil }
    if offset == drawing.offset, drawing.recording != nil || drawing.bounds == nil {
      return drawing
    }
    var moved = drawing
    moved.offset = offset
    moved.node = nil
    place(&moved, visible: visible)
    return moved
  }

  /// Gives a drawing its node, and records it first if it was not seen before.
  private func place(_ drawing: inout RetainedDrawing, visible: CGRect) {
    guard let bounds = drawing.bounds else { return }
    let offset = drawing.offset
    if drawing.recording == nil {
      guard bounds.offsetBy(dx: offset.width, dy: offset.height).overlap(with: visible) != nil else { return }
      drawing.recording = record(drawing.item, bounds)
    }
    drawing.node = drawing.recording?.moved(by: offset)
  }

  private func record(_ item: DisplayItem, _ bounds: CGRect) -> RenderNode? {
    recordings += 1
    // Edges of shapes may cover parts of the pixels around.
    let area = bounds.insetBy(dx: -1, dy: -1).integral
    return RenderNode.recording(area) { context in
      CairoCanvas(context: context, pixelScale: scale).draw(DisplayList(items: [item]))
    }
  }
}

/// The old piece to compare a new item with: lists that grew or shrank in the middle match at both ends.
@MainActor
private struct Alignment {
  private let oldCount: Int
  private let newCount: Int
  private let prefix: Int
  private let suffix: Int

  init(_ old: [RetainedPiece], _ items: [DisplayItem]) {
    oldCount = old.count
    newCount = items.count
    guard oldCount != newCount else {
      prefix = oldCount
      suffix = 0
      return
    }
    let shorter = min(oldCount, newCount)
    var first = 0
    while first < shorter, Self.match(old[first], items[first]) { first += 1 }
    var last = 0
    while last < shorter - first, Self.match(old[oldCount - 1 - last], items[newCount - 1 - last]) { last += 1 }
    prefix = first
    suffix = last
  }

  func oldIndex(of index: Int) -> Int? {
    if index < prefix { return index }
    if index >= newCount - suffix { return index - newCount + oldCount }
    return index < oldCount - suffix ? index : nil
  }

  private static func match(_ piece: RetainedPiece, _ item: DisplayItem) -> Bool {
    switch (piece.content, item) {
    case (.drawing(let drawing), _): Displacement.of(item, from: drawing.item) != nil
    case (.group, .group): true
    default: false
    }
  }
}
#endif
