import SwiftUI
import TesseraCore
import TesseraPaint

/// What `content` answers to a proposal, as a custom layout would see it.
@MainActor
public func measure<V: View>(_ proposal: ProposedViewSize, @ViewBuilder _ content: () -> V) -> CGSize {
  let host = LayoutProbe.host(in: .zero, .unplaced, content())
  defer { host.unmount() }
  return host.measure(LayoutProposal(proposal))
}

/// Frames of every view tagged with `probe(_:)`, after laying `content` out in `size` from the top-left.
@MainActor
public func layout<V: View>(
  in size: CGSize, alignment: Alignment = .center, @ViewBuilder _ content: () -> V
) -> [String: CGRect] {
  let host = LayoutProbe.host(in: size, .placed(alignment), content())
  defer { host.unmount() }
  var frames: [String: CGRect] = [:]
  host.graph.forEachNode { node in
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
  static func host<V: View>(in size: CGSize, _ arrangement: RootArrangement, _ content: V) -> GraphHost {
    GraphHost(
      textEngine: PangoTextEngine.shared, surface: Surface(size: size, scale: 2), arrangement: arrangement,
      content: content)
  }
}
