import Foundation

/// The rows or the columns of a grid, while their lengths are found.
struct GridTracks {
  private let gaps: ContiguousArray<CGFloat>
  /// What is left for the tracks without the gaps; not a number where nothing was proposed.
  private let room: CGFloat
  /// nil for tracks that no cell has asked for anything yet.
  private var lengths: ContiguousArray<CGFloat?>

  init(gaps: ContiguousArray<CGFloat>, proposal: CGFloat) {
    self.gaps = gaps
    room = proposal - gaps.reduce(0, +)
    lengths = ContiguousArray(repeating: nil, count: gaps.count)
  }

  /// The length of all tracks and gaps.
  var length: CGFloat { length(of: 0..<gaps.count) }

  /// The length of some tracks, with the gaps between them.
  func length(of tracks: Range<Int>) -> CGFloat {
    var sum = innerGaps(of: tracks)
    for track in tracks { sum += lengths[track] ?? 0 }
    return sum
  }

  /// Where a track begins.
  func start(of track: Int) -> CGFloat {
    guard track > 0 else { return 0 }
    return length(of: 0..<track) + gaps[track]
  }

  private func innerGaps(of tracks: Range<Int>) -> CGFloat {
    tracks.dropFirst().reduce(0) { $0 + gaps[$1] }
  }

  /// What a cell in some tracks is offered: an equal part for each of what the tracks that are taken elsewhere leave.
  func share(of tracks: Range<Int>) -> CGFloat {
    guard !room.isNaN else { return .nan }
    var rest = room
    var open = tracks.count
    for (track, length) in lengths.enumerated() where !tracks.contains(track) {
      if let length { rest -= length } else { open += 1 }
    }
    return max(0, rest) * CGFloat(tracks.count) / CGFloat(max(open, 1)) + innerGaps(of: tracks)
  }

  /// Makes some tracks long enough for a cell; what several of them lack is divided equally.
  mutating func makeRoom(for length: CGFloat, in tracks: Range<Int>) {
    guard !tracks.isEmpty else { return }
    let missing = length - self.length(of: tracks)
    let share = missing.isNaN ? 0 : max(0, missing) / CGFloat(tracks.count)
    for track in tracks { lengths[track] = (lengths[track] ?? 0) + share }
  }
}
