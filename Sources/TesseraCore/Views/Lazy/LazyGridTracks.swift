import Foundation

/// Where the columns of a lazy vertical grid lie, or the rows of a horizontal one (C95).
nonisolated struct LazyGridTracks {
  struct Track {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment
    /// The maximum length of a track that is as long as its content.
    var maximum: CGFloat
  }

  private(set) var tracks: ContiguousArray<Track> = []
  /// From the start of the first track to the end of the last.
  private(set) var length: CGFloat = 0

  /// - Parameter room: for all tracks and the distances between them; not a number if that is open.
  init(_ items: [GridItem], room: CGFloat) {
    let gaps = items.dropLast().map { Self.usable($0.spacing) }
    var rest = room - gaps.reduce(0, +)
    for item in items { if case .fixed(let length) = item.size { rest -= Self.usable(length) } }
    var open = items.count { if case .fixed = $0.size { false } else { true } }
    for item in items {
      let share = rest.isFinite ? max(0, rest) / CGFloat(max(open, 1)) : .nan
      let taken = add(item, share: share)
      if case .fixed = item.size { continue }
      rest -= taken
      open -= 1
    }
    if let last = tracks.last { length = last.start + last.length }
    if tracks.isEmpty {
      tracks.append(Track(start: 0, length: room.isFinite ? room : 10, alignment: .center, maximum: .infinity))
    }
  }

  /// - Returns: how much room the item takes.
  private mutating func add(_ item: GridItem, share: CGFloat) -> CGFloat {
    let alignment = item.alignment ?? .center
    switch item.size {
    case .fixed(let length):
      return append([Self.usable(length)], alignment, item.spacing, maximum: Self.usable(length))
    case .flexible(let minimum, let maximum):
      let length = share.isNaN ? minimum : min(max(share, minimum), max(minimum, maximum))
      return append([Self.usable(length)], alignment, item.spacing, maximum: max(minimum, maximum))
    case .adaptive(let minimum, let maximum):
      let minimum = max(1, Self.usable(minimum))
      let gap = Self.usable(item.spacing)
      guard !share.isNaN else {
        return append([minimum], alignment, item.spacing, maximum: max(minimum, maximum))
      }
      let count = max(1, Int(min((share + gap) / (minimum + gap), 10_000)))
      let each = (share - gap * CGFloat(count - 1)) / CGFloat(count)
      let length = min(max(each, min(minimum, share)), max(minimum, maximum))
      return append(
        Array(repeating: length, count: count), alignment, item.spacing, maximum: max(minimum, maximum))
    }
  }

  private mutating func append(
    _ lengths: [CGFloat], _ alignment: Alignment, _ spacing: CGFloat?, maximum: CGFloat
  ) -> CGFloat {
    let gap = Self.usable(spacing)
    var taken: CGFloat = -gap
    for length in lengths {
      let start = tracks.last.map { $0.start + $0.length + pendingGap } ?? 0
      tracks.append(Track(start: start, length: length, alignment: alignment, maximum: maximum))
      pendingGap = gap
      taken += length + gap
    }
    return max(0, taken)
  }

  /// The distance behind the last track.
  private var pendingGap: CGFloat = 0

  /// NaN counts as 0.
  private static func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }

  private static func usable(_ spacing: CGFloat?) -> CGFloat {
    guard let spacing else { return ViewSpacing.standardDistance }
    return spacing.isFinite ? spacing : 0
  }
}
