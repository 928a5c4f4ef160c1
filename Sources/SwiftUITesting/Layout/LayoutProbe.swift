import SwiftUI
import TesseraCore
import TesseraPaint

/// What `content` answers to a proposal, as a custom layout would see it.
@MainActor
public func measure<V: View>(_ proposal: ProposedViewSize, @ViewBuilder _ content: () -> V) -> CGSize {
  let graph = LayoutProbe.graph(in: .zero, .unplaced, content())
  defer { graph.unmount() }
  return graph.root.measureContent(LayoutProposal(proposal))
}

/// Frames of every view tagged with `probe(_:)`, after laying `content` out in `size` from the top-left.
@MainActor
public func layout<V: View>(
  in size: CGSize, alignment: Alignment = .center, @ViewBuilder _ content: () -> V
) -> [String: CGRect] {
  let graph = LayoutProbe.graph(in: size, .placed(alignment), content())
  defer { graph.unmount() }
  var frames: [String: CGRect] = [:]
  graph.forEachNode { node in
    if let probe = node as? ProbeNode { frames[probe.name] = probe.laidOutFrame }
  }
  return frames
}

extension View {
  /// Names the view for `layout(in:alignment:_:)`. No effect on layout, identity or spacing.
  nonisolated public func probe(_ name: String) -> some View {
    modifier(ProbeModifier(name: name))
  }
}

@MainActor
private enum LayoutProbe {
  static func graph<V: View>(in size: CGSize, _ arrangement: RootArrangement, _ content: V) -> ViewGraph {
    ViewGraph(
      textEngine: PangoTextEngine.shared, surface: Surface(size: size, scale: 2),
      environment: EnvironmentValues(), arrangement: arrangement, content: content)
  }
}
