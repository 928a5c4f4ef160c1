/// Entries that are taken by their weight.
@MainActor
struct WeightedEntries {
  private let entries: [Entry]
  private let ends: [Int]

  init(_ entries: [Entry]) {
    self.entries = entries.filter { $0.weight > 0 }
    var end = 0
    ends = self.entries.map { entry in
      end += entry.weight
      return end
    }
  }

  func pick(_ random: inout RandomSource) -> Entry {
    let place = random.index(below: ends[ends.count - 1])
    var low = 0
    var high = ends.count - 1
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > place { high = middle } else { low = middle + 1 }
    }
    return entries[low]
  }
}
