#if Windows
import CGTK
import Foundation

/// Neighboring pieces of a picture that did not change while others did. They are drawn into one bitmap once, which
/// then costs less to draw again than they do.
///
/// Bitmaps are made at most once in `patience` changes of the list that the pieces are in, so that pieces that keep
/// changing now and then cannot make drawing more expensive than it would be without them.
@MainActor
struct UnchangedRuns {
  private var runs: [ObjectIdentifier: Run] = [:]
  private var changes = 0

  private struct Run {
    let nodes: [RenderNode]
    let bitmap: RenderNode
  }

  /// How many changes of their list pieces must have come through unchanged.
  static let patience = 16
  private static let shortest = 4
  /// Drawing a piece takes about as long as blending this many pixels.
  private static let pixelsPerDrawing: CGFloat = 20_000

  /// The nodes that show the pieces, after at least one of them changed.
  mutating func nodes(of pieces: [RetainedPiece], scale: CGFloat) -> [RenderNode] {
    changes += 1
    let isGathering = changes >= Self.patience
    guard isGathering || !runs.isEmpty else { return pieces.compactMap(\.node) }
    let shown = pieces.filter { $0.node != nil }
    if isGathering {
      changes = 0
      runs = gather(shown, scale: scale)
    }
    return replace(shown)
  }

  /// Leaves out the pieces that the runs stand for, and forgets runs with a piece that was replaced.
  private mutating func replace(_ pieces: [RetainedPiece]) -> [RenderNode] {
    var nodes: [RenderNode] = []
    var kept: [ObjectIdentifier: Run] = [:]
    var index = 0
    while index < pieces.count {
      guard let node = pieces[index].node else { continue }
      if let run = runs[ObjectIdentifier(node)], Self.stands(run, at: index, in: pieces) {
        kept[ObjectIdentifier(node)] = run
        nodes.append(run.bitmap)
        index += run.nodes.count
      } else {
        nodes.append(node)
        index += 1
      }
    }
    runs = kept
    return nodes
  }

  private static func stands(_ run: Run, at start: Int, in pieces: [RetainedPiece]) -> Bool {
    guard start + run.nodes.count <= pieces.count else { return false }
    for offset in run.nodes.indices where pieces[start + offset].node !== run.nodes[offset] { return false }
    return true
  }

  private func gather(_ pieces: [RetainedPiece], scale: CGFloat) -> [ObjectIdentifier: Run] {
    var gathered: [ObjectIdentifier: Run] = [:]
    for range in pieces.split(whereSeparator: { $0.stillFrames < Self.patience || $0.blends }) {
      guard range.count >= Self.shortest, let first = range.first?.node else { continue }
      let nodes = range.compactMap(\.node)
      let key = ObjectIdentifier(first)
      if let run = runs[key], run.nodes.elementsEqual(nodes, by: ===) {
        gathered[key] = run
      } else if let bitmap = Self.bitmap(of: nodes, drawings: range.reduce(0) { $0 + $1.drawingCount }, scale) {
        gathered[key] = Run(nodes: nodes, bitmap: bitmap)
      }
    }
    return gathered
  }

  /// nil if the nodes are drawn faster one by one, because they are few or far apart.
  private static func bitmap(of nodes: [RenderNode], drawings: Int, _ scale: CGFloat) -> RenderNode? {
    guard let content = RenderNode.container(nodes) else { return nil }
    let area = content.bounds.insetBy(dx: -1, dy: -1).integral
    guard area.width * area.height * scale * scale <= CGFloat(drawings) * pixelsPerDrawing else { return nil }
    return content.bitmap(of: area, scale: scale)
  }
}
#endif
