import Foundation

/// How long the rows of a lazy container are, and where they lie: known for those that were laid out, estimated for
/// the others from the average of the known (C96).
struct RowLengths {
  /// What a row is taken for before any was seen, points.
  private static let firstGuess: CGFloat = 44

  private var lengths: ContiguousArray<CGFloat> = []
  /// The distance in front of each row; not a number while it is unknown.
  private var gaps: ContiguousArray<CGFloat> = []
  private let defaultGap: CGFloat
  /// Where each row begins; one more for the end.
  private var starts: ContiguousArray<CGFloat> = [0]
  private var isStale = true

  init(defaultGap: CGFloat) {
    self.defaultGap = defaultGap
  }

  var count: Int { lengths.count }

  mutating func replaceAll(_ newLengths: ContiguousArray<CGFloat>) {
    lengths = newLengths
    gaps = ContiguousArray(repeating: .nan, count: newLengths.count)
    isStale = true
  }

  /// Whether any row was laid out.
  var hasKnown: Bool {
    for length in lengths where !length.isNaN { return true }
    return false
  }

  mutating func set(_ index: Int, length: CGFloat, gap: CGFloat) {
    guard lengths[index] != length || gaps[index] != gap else { return }
    lengths[index] = length
    gaps[index] = gap
    isStale = true
  }

  /// Where the content ends.
  mutating func total() -> CGFloat {
    update()
    return starts[count]
  }

  mutating func start(of index: Int) -> CGFloat {
    update()
    return starts[index] + gap(index)
  }

  mutating func length(of index: Int) -> CGFloat {
    update()
    return starts[index + 1] - starts[index] - gap(index)
  }

  private func gap(_ index: Int) -> CGFloat {
    if index == 0 || lengths[index] == 0 { return 0 }
    return gaps[index].isNaN ? defaultGap : gaps[index]
  }

  /// Works out where rows begin. A loop over numbers, once for each frame that brought new lengths.
  private mutating func update() {
    guard isStale else { return }
    isStale = false
    var sum: CGFloat = 0
    var known: CGFloat = 0
    for length in lengths where length > 0 {
      sum += length
      known += 1
    }
    let estimate = known > 0 ? sum / known : Self.firstGuess
    starts.removeAll(keepingCapacity: true)
    starts.reserveCapacity(lengths.count + 1)
    var position: CGFloat = 0
    for index in lengths.indices {
      starts.append(position)
      position += gap(index) + (lengths[index].isNaN ? estimate : lengths[index])
    }
    starts.append(position)
  }

  /// The rows that can be seen between two positions.
  mutating func rows(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
    update()
    guard count > 0, upper > lower else { return 0..<0 }
    var first = firstIndex { starts[$0 + 1] > lower }
    let end = firstIndex { starts[$0] + gap($0) >= upper }
    first = min(first, end)
    return first..<end
  }

  /// The first row for which `condition` holds, which holds for all behind it.
  private func firstIndex(where condition: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
