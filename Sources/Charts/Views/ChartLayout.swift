import SwiftUI

/// Arranges the plot, the axes around it, their titles and the legend.
nonisolated struct ChartLayout: Layout {
  /// The size of a chart where none is offered.
  private static let ideal = CGSize(width: 300, height: 150)
  private static let legendSpacing: CGFloat = 8
  private static let titleSpacing: CGFloat = 4
  /// Half of a label at the end of the vertical axis.
  private static let overhang: CGFloat = 7

  private struct Arrangement {
    var plot = CGRect.zero
    var placements: [(LayoutSubview, CGRect)] = []
    var size = CGSize.zero
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    arrange(offered(proposal), subviews).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let arrangement = arrange(bounds.size, subviews)
    for view in subviews {
      guard case .plot(let surroundings?) = view[ChartRoleKey.self] else { continue }
      let plot = arrangement.plot
      surroundings.insets = EdgeInsets(
        top: plot.minY, leading: plot.minX, bottom: bounds.height - plot.maxY, trailing: bounds.width - plot.maxX)
    }
    for (view, frame) in arrangement.placements {
      view.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  private func offered(_ proposal: ProposedViewSize) -> CGSize {
    func length(_ offered: CGFloat?, _ ideal: CGFloat) -> CGFloat {
      guard let offered, offered.isFinite else { return ideal }
      return max(0, offered)
    }
    return CGSize(
      width: length(proposal.width, Self.ideal.width), height: length(proposal.height, Self.ideal.height))
  }

  private func arrange(_ size: CGSize, _ subviews: Subviews) -> Arrangement {
    var rest = CGRect(origin: .zero, size: size)
    var placements: [(LayoutSubview, CGRect)] = []
    var overlays: [(LayoutSubview, Alignment)] = []
    for view in subviews {
      guard case .legend(let place, let alignment, let spacing) = view[ChartRoleKey.self] else { continue }
      guard case .edge(let edge) = place else {
        overlays.append((view, alignment ?? .topTrailing))
        continue
      }
      placements.append(
        (view, cut(view, from: &rest, edge, alignment ?? .leading, spacing ?? Self.legendSpacing)))
    }
    for view in subviews {
      guard case .title(let edge, let alignment, let spacing) = view[ChartRoleKey.self] else { continue }
      let standard: Alignment = edge == .top ? .trailing : .center
      placements.append(
        (view, cut(view, from: &rest, edge, alignment ?? standard, spacing ?? Self.titleSpacing)))
    }
    let (plot, axes) = plotAndAxes(in: rest, subviews)
    placements += axes
    for (view, alignment) in overlays {
      let size = view.sizeThatFits(ProposedViewSize(plot.size))
      placements.append((view, aligned(size, in: plot, alignment)))
    }
    let right = max(size.width, rest.maxX + (plot.maxX - rest.maxX))
    return Arrangement(
      plot: plot, placements: placements,
      size: CGSize(width: max(right, plot.maxX), height: max(size.height, plot.maxY + (size.height - rest.maxY))))
  }

  /// Takes the room of a view from an edge of what is left.
  private func cut(
    _ view: LayoutSubview, from rest: inout CGRect, _ edge: Edge, _ alignment: Alignment, _ spacing: CGFloat
  ) -> CGRect {
    let isHorizontal = edge == .top || edge == .bottom
    let size = view.sizeThatFits(
      ProposedViewSize(width: isHorizontal ? rest.width : nil, height: isHorizontal ? nil : rest.height))
    var band = rest
    let depth = (isHorizontal ? size.height : size.width) + spacing
    switch edge {
    case .top:
      band.size.height = size.height
      rest.origin.y += depth
      rest.size.height = max(0, rest.height - depth)
    case .bottom:
      band.origin.y = rest.maxY - size.height
      band.size.height = size.height
      rest.size.height = max(0, rest.height - depth)
    case .leading:
      band.size.width = size.width
      rest.origin.x += depth
      rest.size.width = max(0, rest.width - depth)
    case .trailing:
      band.origin.x = rest.maxX - size.width
      band.size.width = size.width
      rest.size.width = max(0, rest.width - depth)
    }
    return aligned(size, in: band, alignment)
  }

  private func aligned(_ size: CGSize, in box: CGRect, _ alignment: Alignment) -> CGRect {
    let x =
      switch alignment.horizontal {
      case .leading: box.minX
      case .trailing: box.maxX - size.width
      default: box.midX - size.width / 2
      }
    let y =
      switch alignment.vertical {
      case .top: box.minY
      case .bottom: box.maxY - size.height
      default: box.midY - size.height / 2
      }
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }

  private func plotAndAxes(in rest: CGRect, _ subviews: Subviews) -> (CGRect, [(LayoutSubview, CGRect)]) {
    var sides: [Edge: (LayoutSubview, CGFloat)] = [:]
    for view in subviews {
      guard case .axis(let edge) = view[ChartRoleKey.self], edge == .leading || edge == .trailing else { continue }
      sides[edge] = (view, view.sizeThatFits(ProposedViewSize(width: nil, height: rest.height)).width)
    }
    var plot = rest
    plot.origin.x += sides[.leading]?.1 ?? 0
    plot.size.width = max(0, rest.width - (sides[.leading]?.1 ?? 0) - (sides[.trailing]?.1 ?? 0))
    for view in subviews {
      guard case .axis(let edge) = view[ChartRoleKey.self], edge == .top || edge == .bottom else { continue }
      sides[edge] = (view, view.sizeThatFits(ProposedViewSize(width: plot.width, height: nil)).height)
    }
    let overhang = sides[.leading] != nil || sides[.trailing] != nil ? Self.overhang : 0
    let top = max(sides[.top]?.1 ?? 0, overhang)
    let bottom = max(sides[.bottom]?.1 ?? 0, overhang)
    plot.origin.y += top
    plot.size.height = max(0, rest.height - top - bottom)
    var placements: [(LayoutSubview, CGRect)] = []
    for view in subviews {
      guard case .plot = view[ChartRoleKey.self] else { continue }
      // A style of the plot may give it a size of its own.
      plot.size = view.sizeThatFits(ProposedViewSize(plot.size))
      placements.append((view, plot))
    }
    for (edge, side) in sides { placements.append((side.0, frame(of: edge, side.1, around: plot))) }
    return (plot, placements)
  }

  private func frame(of edge: Edge, _ depth: CGFloat, around plot: CGRect) -> CGRect {
    switch edge {
    case .leading: CGRect(x: plot.minX - depth, y: plot.minY, width: depth, height: plot.height)
    case .trailing: CGRect(x: plot.maxX, y: plot.minY, width: depth, height: plot.height)
    case .top: CGRect(x: plot.minX, y: plot.minY - depth, width: plot.width, height: depth)
    case .bottom: CGRect(x: plot.minX, y: plot.maxY, width: plot.width, height: depth)
    }
  }
}
