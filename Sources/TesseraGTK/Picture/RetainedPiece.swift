#if Windows
import CGTK
import Foundation
import TesseraCore
import TesseraPaint

/// A piece of a picture that lasts from frame to frame.
@MainActor
struct RetainedPiece {
  let content: Content
  /// For how many frames it has looked the same.
  var stillFrames = 0

  enum Content {
    case drawing(RetainedDrawing)
    case group(RetainedGroup)
  }

  init(_ drawing: RetainedDrawing) {
    content = .drawing(drawing)
  }

  init(_ group: RetainedGroup) {
    content = .group(group)
  }

  /// nil if nothing of it can be seen.
  var node: RenderNode? {
    switch content {
    case .drawing(let drawing): drawing.node
    case .group(let group): group.node
    }
  }

  /// Whether its picture depends on what lies behind it.
  var blends: Bool {
    switch content {
    case .drawing(let drawing): drawing.item.blends
    case .group(let group): group.pieces.contains(where: \.blends)
    }
  }

  /// How many drawings it consists of.
  var drawingCount: Int {
    switch content {
    case .drawing: 1
    case .group(let group): group.pieces.reduce(0) { $0 + $1.drawingCount }
    }
  }
}

extension DisplayItem {
  fileprivate var blends: Bool {
    guard case .group(let group) = self else { return false }
    if case .blend = group.effect { return true }
    return group.items.contains(where: \.blends)
  }
}

/// Something drawn with Cairo, where it was recorded or elsewhere.
struct RetainedDrawing {
  /// What was, or would be, recorded.
  let item: DisplayItem
  /// nil for what draws nothing.
  let bounds: CGRect?
  /// nil until something of it can be seen for the first time.
  var recording: RenderNode?
  /// How far it lies from where it was recorded.
  var offset = CGSize.zero
  var node: RenderNode?
}

/// Pieces with a common clip, move and opacity.
struct RetainedGroup {
  var frame: Frame
  var pieces: [RetainedPiece]
  var stillRuns: UnchangedRuns
  var node: RenderNode?

  /// What GSK does with the pieces.
  struct Frame: Equatable {
    var offset: CGSize
    var clip: CGRect?
    var opacity: Double
  }
}

extension RetainedGroup.Frame {
  /// nil if the group needs effects that GSK does not draw exactly as Cairo does: then it is one drawing.
  init?(_ group: DisplayGroup, scale: CGFloat) {
    guard group.effect == nil, group.opacity > 0, group.opacity <= 1 else { return nil }
    let transform = group.transform
    guard transform.a == 1, transform.d == 1, transform.b == 0, transform.c == 0 else { return nil }
    offset = CGSize(width: transform.tx, height: transform.ty)
    guard offset.isWhole(inPixels: scale) else { return nil }
    if let groupClip = group.clip {
      guard case .rect(let rect) = groupClip.path.storage,
        CGSize(width: rect.minX, height: rect.minY).isWhole(inPixels: scale),
        CGSize(width: rect.maxX, height: rect.maxY).isWhole(inPixels: scale)
      else { return nil }
      clip = rect.standardized
    }
    opacity = group.opacity
  }

  /// Applies the frame to what the pieces show.
  func around(_ content: RenderNode) -> RenderNode? {
    var node: RenderNode? = content
    if let clip { node = node?.clipped(to: clip) }
    if opacity < 1 { node = node?.faded(to: opacity) }
    return node?.moved(by: offset)
  }
}

extension CGSize {
  /// Whether a drawing moved by this has the same pixels.
  func isWhole(inPixels scale: CGFloat) -> Bool {
    let tolerance = 1e-6
    let x = width * scale
    let y = height * scale
    return abs(x - x.rounded()) < tolerance && abs(y - y.rounded()) < tolerance
  }
}
#endif
