import Foundation

/// One line of a lazy grid: its cells side by side (C95).
final class GridLineNode: ContainerNode {
  private unowned let grid: GridLinesNode
  /// Whether the cells differ from those that the line was made for.
  var isOutdated = false
  /// Whether the line is the header or the footer of a section, which fills the line.
  var isWhole = false

  init(_ grid: GridLinesNode, _ context: NodeContext) {
    self.grid = grid
    super.init(context)
  }

  func show(_ elements: ContiguousArray<LayoutNode>) {
    children = elements
    for (index, element) in elements.enumerated() { adopt(element, at: index) }
    childrenDidChange()
  }

  override package func appendRows(to rows: inout RowList) {
    // An outdated line makes its container collect all lines again.
    if isOutdated { rows.append(grid, 0..<1) } else { super.appendRows(to: &rows) }
  }

  private var axis: Axis { grid.parameters.axis }

  /// Cells have no spacing of their own: the grid determines the spacing of lines.
  override func makeSpacing() -> ViewSpacing { ViewSpacing() }

  private func offer(_ track: LazyGridTracks.Track) -> LayoutProposal {
    LayoutProposal(axis, main: .nan, cross: track.length)
  }

  override func sizeThatFits(_ proposal: LayoutProposal) -> CGSize {
    let room = proposal[axis.crossing]
    if isWhole {
      let size = children.first?.measure(LayoutProposal(axis, main: .nan, cross: room)) ?? .zero
      return CGSize(axis, main: size[axis], cross: room.isFinite ? room : size[axis.crossing])
    }
    let tracks = LazyGridTracks(grid.parameters.items, room: room)
    var length: CGFloat = 0
    var growth: CGFloat = 0
    for (child, track) in zip(children, tracks.tracks) {
      var track = track
      if !room.isFinite {
        // Without a proposed length, a track is as wide as its content.
        let ideal = child.measure(.unspecified)[axis.crossing]
        let wider = min(max(track.length, ideal.isFinite ? ideal : 0), max(track.maximum, track.length))
        growth += wider - track.length
        track.length = wider
      }
      length = max(length, child.measure(offer(track))[axis])
    }
    return CGSize(axis, main: length, cross: room.isFinite ? room : tracks.length + growth)
  }

  override func placeChildren() {
    let room = size[axis.crossing]
    if isWhole { return placeWhole(room) }
    let tracks = LazyGridTracks(grid.parameters.items, room: room)
    let start = blockStart(tracks.length, room)
    for (child, track) in zip(children, tracks.tracks) {
      let proposal = offer(track)
      let cell = CGSize(axis, main: size[axis], cross: track.length)
      var origin = AlignedPosition.origin(of: child, child.measure(proposal), proposal, in: cell, track.alignment)
      origin[axis.crossing] += start + track.start
      placeChild(child, at: origin, proposal)
    }
  }

  private func placeWhole(_ room: CGFloat) {
    guard let child = children.first else { return }
    let proposal = LayoutProposal(axis, main: .nan, cross: room)
    let childSize = child.measure(proposal)
    let origin = AlignedPosition.origin(of: child, childSize, proposal, in: size, .center)
    placeChild(child, at: origin, proposal)
  }

  /// Where the tracks begin if they do not fill the space.
  private func blockStart(_ length: CGFloat, _ room: CGFloat) -> CGFloat {
    // Parts of a length do not add up to it exactly.
    guard abs(room - length) > 1e-6 else { return 0 }
    let key = grid.parameters.alignment
    let box = ViewDimensions(width: room, height: room)
    return key.defaultValue(in: box) - key.defaultValue(in: ViewDimensions(width: length, height: length))
  }
}
