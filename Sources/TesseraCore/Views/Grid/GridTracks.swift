import Foundation

/// The rows or the columns of a grid, while their lengths are found (J12).
///
/// Cells are served in groups of equal layout priority. Within a group a track is open until its last cell has been
/// served; only then does its length count against what the others are offered.
struct GridTracks {
  private struct Track {
    let gap: CGFloat
    var length: CGFloat = 0
    /// The length that cells of greater priority gave the track.
    var earlierLength: CGFloat = 0
    /// What the cells of the group in service took.
    var taken: CGFloat = 0
    /// How many cells of the group in service keep the track open.
    var pending = 0
    var isOpen = false
    /// Whether a cell that stands in this track alone was ever served.
    var isSettled = false
  }

  private var tracks: ContiguousArray<Track>
  /// What the tracks can take without the gaps; not a number where nothing was proposed.
  private let room: CGFloat
  private var totalLength: CGFloat = 0
  private var openCount = 0
  /// What the closed tracks of the group in service leave of the room.
  private var rest: CGFloat = .nan

  init(gaps: ContiguousArray<CGFloat>, proposal: CGFloat) {
    room = proposal - gaps.reduce(0, +)
    tracks = ContiguousArray(gaps.map { Track(gap: $0) })
  }

  /// Whether the grid was proposed a length, which its tracks share.
  var isShared: Bool { !room.isNaN }

  /// J11: what a cell is offered that takes no part in the sharing.
  var unsizedOffer: CGFloat { isShared ? 0 : .nan }

  // MARK: Lengths

  /// The length of some tracks, with the gaps between them.
  func length(of range: Range<Int>) -> CGFloat {
    var sum: CGFloat = 0
    for track in range { sum += tracks[track].length + (track > range.lowerBound ? tracks[track].gap : 0) }
    return sum
  }

  /// The length of all tracks and gaps.
  var length: CGFloat { length(of: tracks.indices) }

  /// Where each track begins.
  var starts: ContiguousArray<CGFloat> {
    var position: CGFloat = 0
    var starts: ContiguousArray<CGFloat> = []
    starts.reserveCapacity(tracks.count)
    for track in tracks {
      starts.append(position + track.gap)
      position += track.gap + track.length
    }
    return starts
  }

  /// Makes a track at least this long.
  mutating func extend(_ track: Int, to length: CGFloat) {
    guard length > tracks[track].length else { return }
    totalLength += length - tracks[track].length
    tracks[track].length = length
  }

  // MARK: Serving

  /// Begins a group of cells, given the tracks of each.
  mutating func begin(_ group: some Sequence<Range<Int>>) {
    openCount = 0
    rest = room.isFinite ? room - totalLength : room
    for range in group {
      for track in range {
        tracks[track].earlierLength = tracks[track].length
        tracks[track].taken = 0
      }
    }
    for range in group where range.count == 1 {
      tracks[range.lowerBound].isSettled = true
      open(range.lowerBound)
    }
    // Cells across several tracks keep those open in which no other cell stands.
    for range in group where range.count > 1 {
      for track in range where !tracks[track].isSettled { open(track) }
    }
  }

  private mutating func open(_ track: Int) {
    tracks[track].pending += 1
    guard !tracks[track].isOpen else { return }
    tracks[track].isOpen = true
    openCount += 1
  }

  private mutating func close(_ track: Int) {
    tracks[track].pending -= 1
    guard tracks[track].pending == 0 else { return }
    tracks[track].isOpen = false
    openCount -= 1
    if room.isFinite { rest -= tracks[track].taken }
  }

  /// What a cell is offered: an equal part for each of its tracks of what closed tracks leave.
  func share(of range: Range<Int>) -> CGFloat {
    guard isShared else { return .nan }
    if range.count == 1 { return max(0, rest) / CGFloat(max(openCount, 1)) }
    var available = rest
    var otherTracks = openCount
    var fixed: CGFloat = 0
    for track in range {
      if tracks[track].isOpen { otherTracks -= 1 } else if room.isFinite { available += tracks[track].taken }
      fixed += tracks[track].earlierLength + (track > range.lowerBound ? tracks[track].gap : 0)
    }
    return fixed + max(0, available) * CGFloat(range.count) / CGFloat(max(range.count + otherTracks, 1))
  }

  /// Makes the tracks of a cell long enough for what it takes, and closes those that have no cells to come.
  mutating func take(_ length: CGFloat, in range: Range<Int>) {
    if range.count == 1 {
      let track = range.lowerBound
      extend(track, to: length)
      tracks[track].taken = max(tracks[track].taken, length)
      close(track)
    } else {
      // Without a proposal, cells across several tracks come after all others.
      if isShared { stretch(range, to: length) }
      for track in range where !tracks[track].isSettled { close(track) }
    }
  }

  /// Divides what tracks lack for a cell across them: among those that are open, else among all.
  mutating func stretch(_ range: Range<Int>, to length: CGFloat) {
    let missing = length - self.length(of: range)
    guard missing > 0 else { return }
    var openTracks = 0
    for track in range where tracks[track].isOpen { openTracks += 1 }
    let part = missing / CGFloat(openTracks == 0 ? range.count : openTracks)
    for track in range where openTracks == 0 || tracks[track].isOpen {
      extend(track, to: tracks[track].length + part)
      tracks[track].taken += part
    }
  }
}
