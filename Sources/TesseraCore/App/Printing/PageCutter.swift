import Foundation

/// Cuts a long drawing into pages, between its lines of text where that is possible (J341).
nonisolated package struct PageCutter {
  /// What should stay on one page, from its top to its bottom.
  private var pieces: [ClosedRange<CGFloat>] = []
  private let items: [DisplayItem]
  private let size: CGSize

  /// - Parameters:
  ///   - items: the drawing.
  ///   - size: of the drawing, in points.
  @MainActor
  package init(_ items: [DisplayItem], size: CGSize) {
    self.items = items
    self.size = size
    collect(items, .identity)
    pieces.sort { $0.lowerBound < $1.lowerBound }
  }

  @MainActor
  private mutating func collect(_ items: [DisplayItem], _ transform: CGAffineTransform) {
    for item in items {
      switch item {
      case .fill, .stroke: break
      case .text(let text, let point, _):
        let height = text.size.height / CGFloat(max(text.lineCount, 1))
        for line in 0..<max(text.lineCount, 0) {
          let top = point.y + CGFloat(line) * height
          add(CGRect(x: point.x, y: top, width: text.size.width, height: height), transform)
        }
      case .image(let image): add(image.frame, transform)
      case .group(let group): collect(group.items, group.transform.concatenating(transform))
      }
    }
  }

  private mutating func add(_ rect: CGRect, _ transform: CGAffineTransform) {
    let frame = rect.applying(transform)
    guard frame.minY.isFinite, frame.maxY.isFinite, frame.height > 0 else { return }
    pieces.append(frame.minY...frame.maxY)
  }

  /// The parts of the drawing that pages of a height show, from the first to the last; at least one.
  ///
  /// - Parameter height: in points; one that is not positive counts as that of the drawing.
  package func cuts(forPagesOf height: CGFloat) -> [Range<CGFloat>] {
    guard height.isFinite, height > 0, size.height.isFinite, size.height > height else {
      return [0..<max(size.height.isFinite ? size.height : 0, 0)]
    }
    var cuts: [Range<CGFloat>] = []
    var top: CGFloat = 0
    // A rounding error is no page of its own.
    while size.height - top > 0.5, cuts.count < Self.limit {
      let bottom = end(of: top, height)
      cuts.append(top..<bottom)
      top = bottom
    }
    return cuts
  }

  /// More pages than anyone prints: what is longer is cut off.
  private static let limit = 10_000

  private func end(of top: CGFloat, _ height: CGFloat) -> CGFloat {
    let wanted = min(top + height, size.height)
    guard wanted < size.height else { return wanted }
    var end = wanted
    var wasMoved = true
    // What is higher than a page is cut; what it would take along may be in the way of a higher cut, too.
    while wasMoved {
      wasMoved = false
      for piece in pieces where piece.lowerBound < end && piece.upperBound > end && piece.lowerBound > top {
        end = piece.lowerBound
        wasMoved = true
      }
    }
    return end
  }

  /// The drawing on sheets of paper: as wide as it is, or scaled down to the width that can be printed on.
  package func pages(on paper: PrintPaper) -> [PrintedPage] {
    let area = paper.printableRect
    guard size.width.isFinite, size.width > 0 else { return [PrintedPage(items: [], size: paper.size)] }
    let scale = min(1, area.width / size.width)
    return cuts(forPagesOf: area.height / scale).map { cut in
      let shown = CGRect(x: 0, y: cut.lowerBound, width: size.width, height: cut.upperBound - cut.lowerBound)
      let transform = CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: area.minX, ty: area.minY - cut.lowerBound * scale)
      let group = DisplayGroup(transform: transform, clip: DisplayGroup.Clip(path: Path(shown)), items: items)
      return PrintedPage(items: [.group(group)], size: paper.size)
    }
  }
}
