import TesseraCore

/// How content goes out of sight below the bars of a page (J211).
nonisolated public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private enum Kind: Hashable {
    case automatic, hard, soft
  }

  private let kind: Kind

  /// The platform's default: the hard one.
  public static let automatic = ScrollEdgeEffectStyle(kind: .automatic)
  /// Below a bar with a line at its edge.
  public static let hard = ScrollEdgeEffectStyle(kind: .hard)
  /// Below a bar that fades out at its edge.
  public static let soft = ScrollEdgeEffectStyle(kind: .soft)
}

extension View {
  /// How the content of scroll views in this view goes out of sight below bars (J211). Of the edges, the upper one is where bars
  /// are; nil leaves the style of the surroundings.
  nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    page { if edges.contains(.top) { $0.topEdge = style } }
  }

  /// Whether content of scroll views in this view is seen through the bar above it, without any effect (J211).
  nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    page { if edges.contains(.top), hidden { $0.barBackgroundVisibility = .hidden } }
  }
}

/// Lets the background of a bar fade out at its lower edge (J211).
struct LowerEdgeModifier: ViewModifier {
  let fadesOut: Bool

  func body(content: Content) -> some View {
    if fadesOut {
      content.mask { LinearGradient(stops: Self.fading, startPoint: .top, endPoint: .bottom) }
    } else {
      content
    }
  }

  private static let fading: [Gradient.Stop] = [
    .init(color: .black, location: 0), .init(color: .black.opacity(0.85), location: 0.55),
    .init(color: .clear, location: 1),
  ]
}
