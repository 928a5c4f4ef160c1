import Foundation

/// The lengths and places of the rows of a lazy container: known for those that were laid out, estimated for the others
/// from the average of the known (C96).
///
/// Rows are summed in blocks, so the cost of a new length is proportional to the size of a block and the number of
/// blocks.
package struct RowLengths {
  /// The estimated length before any row was measured, in points.
  private static let initialEstimate: CGFloat = 44
  private static let blockSize = 64

  /// The sums of the rows of a block.
  private struct Block {
    var length: CGFloat = 0
    var gaps: CGFloat = 0
    /// Rows that were measured, and rows that were not.
    var longRows: CGFloat = 0
    var unknownRows: CGFloat = 0
  }

  private var lengths: ContiguousArray<CGFloat> = []
  /// The distance in front of each row; not a number while it is unknown.
  private var gaps: ContiguousArray<CGFloat> = []
  private let defaultGap: CGFloat
  private var blocks: ContiguousArray<Block> = []
  /// Where each block begins; one more for the end.
  private var starts: ContiguousArray<CGFloat> = [0]
  /// The estimate for a row that was not measured: the average, or the last one that there was.
  private var estimate = initialEstimate
  private var hasEstimate = false
  private var isStale = true

  package init(defaultGap: CGFloat) {
    self.defaultGap = defaultGap
  }

  package var count: Int { lengths.count }

  package mutating func replaceAll(_ newLengths: ContiguousArray<CGFloat>) {
    lengths = newLengths
    gaps = ContiguousArray(repeating: .nan, count: newLengths.count)
    blocks = ContiguousArray(repeating: Block(), count: (count + Self.blockSize - 1) / Self.blockSize)
    for block in blocks.indices { sumUp(block) }
    isStale = true
  }

  /// Whether any row was laid out, of these or of earlier rows.
  var hasKnown: Bool {
    if hasEstimate { return true }
    for block in blocks.indices where blocks[block].unknownRows < CGFloat(rows(of: block).count) { return true }
    return false
  }

  /// How many rows were not laid out.
  var unknownCount: Int {
    Int(blocks.reduce(0) { $0 + $1.unknownRows })
  }

  /// How many lengths of rows and distances between them are estimated.
  var estimatedCount: Int {
    lengths.count { $0.isNaN } + gaps.dropFirst().count { $0.isNaN }
  }

  /// - Parameter gap: the distance to the row before; not a number if that row is not there, and what is known of it
  ///   stays.
  /// - Returns: whether the spacing before the row changed.
  @discardableResult
  package mutating func set(_ index: Int, length: CGFloat, gap newGap: CGFloat) -> Bool {
    let oldGap = gaps[index]
    let gap = newGap.isNaN ? oldGap : newGap
    let isSameGap = oldGap == gap || gap.isNaN
    guard lengths[index] != length || !isSameGap else { return false }
    lengths[index] = length
    gaps[index] = gap
    sumUp(index / Self.blockSize)
    isStale = true
    return !isSameGap && !oldGap.isNaN
  }

  /// Forgets the lengths of rows outside of `known`, and the spacing before them.
  mutating func forget(outside known: Range<Int>) {
    for index in lengths.indices where !known.contains(index) { lengths[index] = .nan }
    forgetGaps(outside: known)
  }

  /// Forgets the spacing of rows outside of `known`.
  mutating func forgetGaps(outside known: Range<Int>) {
    for index in gaps.indices where !known.contains(index) { gaps[index] = .nan }
    for block in blocks.indices { sumUp(block) }
    isStale = true
  }

  /// Where the content ends.
  package mutating func total() -> CGFloat {
    update()
    return starts[blocks.count]
  }

  package mutating func start(of index: Int) -> CGFloat {
    update()
    let block = index / Self.blockSize
    var position = starts[block]
    var row = block * Self.blockSize
    while row < index {
      position += gap(row) + knownOrEstimated(row)
      row += 1
    }
    return position + gap(index)
  }

  package mutating func length(of index: Int) -> CGFloat {
    update()
    return knownOrEstimated(index)
  }

  /// The rows that can be seen between two positions. Empty rows at an edge are included, so that they notice when they
  /// have something to show.
  package mutating func rows(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
    update()
    guard count > 0, upper > lower else { return 0..<0 }
    let end = firstRow { start, end in start > upper || start == upper && end > start }
    let first = firstRow { start, end in end > lower || end == lower && end == start }
    return min(first, end)..<end
  }

  // MARK: Rows

  private func gap(_ index: Int) -> CGFloat {
    if index == 0 || lengths[index] == 0 { return 0 }
    return gaps[index].isNaN ? defaultGap : gaps[index]
  }

  private func knownOrEstimated(_ index: Int) -> CGFloat {
    lengths[index].isNaN ? estimate : lengths[index]
  }

  /// The first row for whose start and end `condition` holds; it must hold for all rows after it.
  private func firstRow(where condition: (_ start: CGFloat, _ end: CGFloat) -> Bool) -> Int {
    guard let block = firstBlock(where: { condition($0, $0) }) else { return count }
    let rows = rows(of: block)
    var position = starts[block]
    for row in rows {
      // A row with unknown spacing may follow the previous row directly.
      let earliestStart = gaps[row].isNaN ? position : position + gap(row)
      position += gap(row) + knownOrEstimated(row)
      if condition(earliestStart, position) { return row }
    }
    return rows.upperBound
  }

  // MARK: Blocks

  private func rows(of block: Int) -> Range<Int> {
    block * Self.blockSize..<min((block + 1) * Self.blockSize, count)
  }

  private mutating func sumUp(_ block: Int) {
    let rows = rows(of: block)
    // Every row of a list is summed up when rows come or go: indices are checked once for all of them.
    blocks[block] = lengths.withUnsafeBufferPointer { lengths in
      gaps.withUnsafeBufferPointer { gaps in Self.sum(lengths[rows], gaps[rows], defaultGap) }
    }
  }

  private static func sum(
    _ lengths: Slice<UnsafeBufferPointer<CGFloat>>, _ gaps: Slice<UnsafeBufferPointer<CGFloat>>, _ defaultGap: CGFloat
  ) -> Block {
    var sum = Block()
    for row in lengths.indices {
      let length = lengths[row]
      if length.isNaN { sum.unknownRows += 1 }
      if length > 0 {
        sum.length += length
        sum.longRows += 1
      }
      if length != 0, row > 0 { sum.gaps += gaps[row].isNaN ? defaultGap : gaps[row] }
    }
    return sum
  }

  /// Computes the starts of blocks, once for each frame with new lengths.
  private mutating func update() {
    guard isStale else { return }
    isStale = false
    var length: CGFloat = 0
    var longRows: CGFloat = 0
    for block in blocks {
      length += block.length
      longRows += block.longRows
    }
    if longRows > 0 {
      estimate = length / longRows
      hasEstimate = true
    }
    starts.removeAll(keepingCapacity: true)
    starts.reserveCapacity(blocks.count + 1)
    var position: CGFloat = 0
    for block in blocks {
      starts.append(position)
      position += block.gaps + block.length + block.unknownRows * estimate
    }
    starts.append(position)
  }

  /// The first block for whose end `condition` holds; it must hold for all blocks after it.
  private func firstBlock(where condition: (CGFloat) -> Bool) -> Int? {
    var low = 0
    var high = blocks.count
    while low < high {
      let middle = (low + high) / 2
      if condition(starts[middle + 1]) { high = middle } else { low = middle + 1 }
    }
    return low < blocks.count ? low : nil
  }
}
