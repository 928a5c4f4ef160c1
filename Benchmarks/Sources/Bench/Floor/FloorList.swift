import Foundation
@_spi(TesseraTools) import TesseraHeadless

/// A column of rows as plain structures, measured and placed by straight code: the minimum of work.
@MainActor
final class FloorList {
  private struct Row {
    var title: String
    let button = "Select"
    var titleSize = CGSize.zero
    var buttonSize = CGSize.zero
    var titleOrigin = CGPoint.zero
    var buttonOrigin = CGPoint.zero

    var width: CGFloat { titleSize.width + FloorList.spacing + buttonSize.width }
    var height: CGFloat { max(titleSize.height, buttonSize.height) }

    @MainActor
    init(_ title: String, _ ruler: inout TextRuler) {
      self.title = title
      buttonSize = ruler.size(of: button)
      measureTitle(&ruler)
    }

    @MainActor
    mutating func measureTitle(_ ruler: inout TextRuler) {
      titleSize = ruler.size(of: title)
    }
  }

  private nonisolated static let spacing: CGFloat = 8

  private var rows: [Row] = []
  private var ruler = TextRuler(fontSize: 17)
  /// With a word of its own: neither is to find the texts of the other in the cache.
  private var source = ItemSource("Raw")

  init(_ count: Int) {
    append(count)
  }

  func append(_ count: Int) {
    rows.reserveCapacity(rows.count + count)
    for item in source.makeItems(count) { rows.append(Row(item.title, &ruler)) }
    place()
  }

  func replaceAll() {
    let count = rows.count
    rows.removeAll(keepingCapacity: true)
    append(count)
  }

  func removeBehind(_ count: Int) {
    rows.removeLast(max(0, rows.count - count))
    place()
  }

  func remove(at index: Int) {
    rows.remove(at: index)
    place()
  }

  func swap(_ first: Int, _ second: Int) {
    rows.swapAt(first, second)
    place()
  }

  func changeEveryTenth() {
    for index in stride(from: 0, to: rows.count, by: 10) { setTitle(source.makeTitle(), at: index) }
    place()
  }

  func changeTitle(at index: Int) {
    changeTitle(source.makeTitle(), at: index)
  }

  /// Changes a title; places the rows again if they may have to move.
  func changeTitle(_ title: String, at index: Int) {
    let old = rows[index].titleSize
    setTitle(title, at: index)
    if rows[index].titleSize != old { place() }
  }

  private func setTitle(_ title: String, at index: Int) {
    rows[index].title = title
    rows[index].measureTitle(&ruler)
  }

  /// One row below the other, each in the middle of the widest.
  private func place() {
    var width: CGFloat = 0
    for row in rows { width = max(width, row.width) }
    var y: CGFloat = 0
    for index in rows.indices {
      let row = rows[index]
      let x = (width - row.width) / 2
      rows[index].titleOrigin = CGPoint(x: x, y: y + (row.height - row.titleSize.height) / 2)
      rows[index].buttonOrigin = CGPoint(
        x: x + row.titleSize.width + Self.spacing, y: y + (row.height - row.buttonSize.height) / 2)
      y += row.height + Self.spacing
    }
  }
}
