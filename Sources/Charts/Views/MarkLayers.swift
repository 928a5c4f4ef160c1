import SwiftUI

/// The pictures of the marks: one, unless layers are views of their own (CH23).
struct MarkLayers: View {
  let plan: ChartPlan
  let margin: CGFloat
  /// The ids of the layers around these.
  var path: [Int] = []

  /// A picture, or a layer that is a view.
  private struct Segment: Identifiable {
    let id: Int
    var layer: MarkLayer?
    var selection = ChartPieces.Selection()
  }

  var body: some View {
    if plan.hasLayers {
      ZStack {
        ForEach(segments) { segment in
          if let layer = segment.layer {
            view(of: layer)
          } else {
            MarksLayer(plan: plan, margin: margin, selection: segment.selection)
          }
        }
      }
      .environment(\.markLayerPlan, MarkLayerPlan(plan: plan, margin: margin, path: path))
    } else {
      MarksLayer(plan: plan, margin: margin)
    }
  }

  @ViewBuilder
  private func view(of layer: MarkLayer) -> some View {
    let effects = layer.effects
    Group {
      switch layer.kind {
      case .view(let view): view
      case .composite: inner(layer).compositingGroup()
      case .masked: inner(layer).mask { MarksLayer(plan: plan, margin: margin, mask: layer.id) }
      }
    }
    .opacity(effects.opacity)
    .blur(radius: effects.blur)
    .shadow(
      color: effects.shadow?.color ?? .clear, radius: effects.shadow?.radius ?? 0, x: effects.shadow?.x ?? 0,
      y: effects.shadow?.y ?? 0)
  }

  private func inner(_ layer: MarkLayer) -> MarkLayers {
    MarkLayers(plan: plan, margin: margin, path: path + [layer.id])
  }

  private var segments: [Segment] {
    let pieces = ChartPieces(plan).all(in: path)
    var result: [Segment] = []
    var first = 0
    for (index, piece) in pieces.enumerated() where piece.hasView {
      guard case .layer(let layer, _) = piece else { continue }
      if first < index { result.append(picture(result.count, first, index)) }
      result.append(Segment(id: layer.id, layer: layer))
      first = index + 1
    }
    // Marks that leave are in front.
    if first < pieces.count || path.isEmpty { result.append(picture(result.count, first, nil)) }
    return result
  }

  private func picture(_ id: Int, _ first: Int, _ end: Int?) -> Segment {
    Segment(id: id, selection: ChartPieces.Selection(path: path, first: first, end: end))
  }
}
