import Foundation
import SwiftUI

/// A section of a flow layout: its items in lines (J65).
struct FlowSection {
  /// What the layout and its delegate say of a section.
  struct Metrics {
    let count: Int
    /// How long lines can be, with the insets, in points.
    let cross: CGFloat
    let insets: UIEdgeInsets
    let header: CGFloat
    let footer: CGFloat
    let lineSpacing: CGFloat
    let itemSpacing: CGFloat
  }

  private struct Line {
    let items: Range<Int>
    let start: CGFloat
    let end: CGFloat
  }

  let metrics: Metrics
  let start: CGFloat
  private(set) var end: CGFloat = 0
  /// Where items lie, in the coordinates of the content.
  private(set) var frames: ContiguousArray<CGRect> = []
  private var lines: [Line] = []
  private let axis: ScrollAxis

  /// - Parameters:
  ///   - metrics: what is said of the section.
  ///   - axis: along which it scrolls.
  ///   - start: where it begins, in points.
  ///   - size: the size of an item.
  init(_ metrics: Metrics, axis: ScrollAxis, start: CGFloat, size: (Int) -> CGSize) {
    self.metrics = metrics
    self.axis = axis
    self.start = start
    frames.reserveCapacity(metrics.count)
    let insets = axis.insets(metrics.insets)
    let room = metrics.cross - insets.first - insets.last
    var position = start + metrics.header + insets.before
    var pending: [CGSize] = []
    var used: CGFloat = 0
    for item in 0..<metrics.count {
      let size = size(item)
      let length = axis.cross(size)
      if !pending.isEmpty, used + metrics.itemSpacing + length > room + 0.001 {
        position = addLine(pending, at: position, room, isLast: false) + metrics.lineSpacing
        pending = []
        used = 0
      }
      used += length + (pending.isEmpty ? 0 : metrics.itemSpacing)
      pending.append(size)
    }
    if !pending.isEmpty { position = addLine(pending, at: position, room, isLast: true) }
    end = position + insets.after + metrics.footer
  }

  /// Places the items of a line.
  ///
  /// - Returns: where it ends.
  private mutating func addLine(
    _ sizes: [CGSize], at position: CGFloat, _ room: CGFloat, isLast: Bool
  ) -> CGFloat {
    let thickness = sizes.map { axis.main($0) }.max() ?? 0
    let lengths = sizes.map { axis.cross($0) }
    let free = room - lengths.reduce(0, +)
    let spacing = spacing(lengths, free, room, isLast: isLast)
    var cross = axis.insets(metrics.insets).first
    if !isLast, sizes.count == 1 { cross += max(0, free / 2) }
    for size in sizes {
      let main = position + (thickness - axis.main(size)) / 2
      frames.append(axis.rect(main: main, cross: cross, size: size))
      cross += axis.cross(size) + spacing
    }
    lines.append(Line(items: frames.count - sizes.count..<frames.count, start: position, end: position + thickness))
    return position + thickness
  }

  /// Lines are as long as the room is. In the last one, items of one size stand below those of the lines before.
  private func spacing(_ lengths: [CGFloat], _ free: CGFloat, _ room: CGFloat, isLast: Bool) -> CGFloat {
    if !isLast { return lengths.count > 1 ? free / CGFloat(lengths.count - 1) : 0 }
    guard let first = lengths.first, first > 0, lengths.allSatisfy({ $0 == first }), let full = lines.last,
      full.items.count > 1, full.items.allSatisfy({ axis.cross(frames[$0].size) == first })
    else { return metrics.itemSpacing }
    return (room - first * CGFloat(full.items.count)) / CGFloat(full.items.count - 1)
  }

  /// The items of the lines between two places.
  func lines(from lower: CGFloat, to upper: CGFloat) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var line = lines.firstPlace { $0.end > lower }
    while line < lines.count, lines[line].start < upper {
      result.append(lines[line].items)
      line += 1
    }
    return result
  }
}
