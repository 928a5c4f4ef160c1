#if Windows
import CGTK
import Foundation
import TesseraCore
import TesseraPaint

/// A window's picture as render nodes. What a frame did not change keeps its nodes, so that GSK draws only what is new.
@MainActor
final class RetainedPicture {
  private var pieces: [RetainedPiece] = []
  private var stillRuns = UnchangedRuns()
  private var background: (color: Color.Resolved, node: RenderNode?)?
  private var size = CGSize.zero
  private var scale: CGFloat = 1
  /// The whole picture.
  private(set) var root: RenderNode?
  /// How many drawings were recorded.
  private(set) var recordings = 0

  /// Takes over what a frame shows.
  ///
  /// - Returns: whether the picture changed.
  func show(_ picture: SurfacePicture) -> Bool {
    let color = picture.background
    if picture.scale != scale {
      pieces = []
      stillRuns = UnchangedRuns()
    }
    let isNewGround = picture.size != size || background?.color != color || picture.scale != scale
    size = picture.size
    scale = picture.scale
    let visible = CGRect(origin: .zero, size: size)
    if isNewGround { background = (color, RenderNode.color(GdkRGBA(color), in: visible)) }
    let builder = PieceBuilder(scale: scale)
    let renewed = builder.renew(pieces, picture.list.showingBackdrops(on: color, in: size).items, visible: visible)
    recordings += builder.recordings
    pieces = renewed.pieces
    guard renewed.isChanged || isNewGround || root == nil else { return false }
    let nodes = stillRuns.nodes(of: pieces, scale: scale)
    root = RenderNode.container([background?.node].compactMap(\.self) + nodes)
    return true
  }
}

extension GdkRGBA {
  init(_ color: Color.Resolved) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.opacity)
  }
}
#endif
