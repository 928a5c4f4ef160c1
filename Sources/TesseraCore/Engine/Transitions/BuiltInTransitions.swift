import Foundation

/// A transition that the engine draws by itself.
@MainActor
protocol DrawnTransition: ErasableTransition where Body == TransitionDrawing<Content> {
  /// The same as a type-erased transition.
  nonisolated var drawn: AnyTransition { get }
}

extension DrawnTransition {
  var erased: AnyTransition { drawn }

  public func body(content: Content, phase: TransitionPhase) -> TransitionDrawing<Content> {
    TransitionDrawing(content: content, figures: drawn.figures(phase))
  }
}

/// A view as a transition draws it.
nonisolated public struct TransitionDrawing<Content: View>: PrimitiveView {
  let content: Content
  let figures: TransitionFigures

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    TransitionFiguresModifier._makeNode(TransitionFiguresModifier(figures: view.figures), view.content, context)
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    TransitionFiguresModifier._updateNode(node, TransitionFiguresModifier(figures: view.figures), view.content)
  }
}

/// The view fades.
nonisolated public struct OpacityTransition: DrawnTransition {
  /// The view fades.
  public init() {}

  var drawn: AnyTransition { .opacity }

  @MainActor public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

extension Transition where Self == OpacityTransition {
  /// The view fades.
  @MainActor @preconcurrency public static var opacity: OpacityTransition { OpacityTransition() }
}

/// The view appears and disappears without a transition.
nonisolated public struct IdentityTransition: DrawnTransition {
  /// The view is there or not, without anything in between.
  public init() {}

  var drawn: AnyTransition { .identity }

  @MainActor public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

extension Transition where Self == IdentityTransition {
  /// The view appears and disappears without a transition.
  @MainActor @preconcurrency public static var identity: IdentityTransition { IdentityTransition() }
}

/// The view comes from the leading side and goes to the trailing one.
nonisolated public struct SlideTransition: DrawnTransition {
  /// The view comes from the leading edge and goes to the trailing one.
  public init() {}

  var drawn: AnyTransition { .slide }
}

extension Transition where Self == SlideTransition {
  /// The view comes from the leading side and goes to the trailing one.
  @MainActor @preconcurrency public static var slide: SlideTransition { SlideTransition() }
}

/// The view moves in from an edge by its own size, and out to it.
nonisolated public struct MoveTransition: DrawnTransition {
  /// Where the view comes from and goes to.
  public var edge: Edge

  /// The view comes from an edge and goes back to it.
  public init(edge: Edge) {
    self.edge = edge
  }

  var drawn: AnyTransition { .move(edge: edge) }
}

extension Transition where Self == MoveTransition {
  /// The view moves in from an edge by its own size, and out to it.
  @MainActor @preconcurrency public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

/// The view comes from an edge, pushing the old one to the other side; both fade.
nonisolated public struct PushTransition: DrawnTransition {
  /// Where the view comes from.
  public var edge: Edge

  /// The view comes from an edge, pushing the old one to the other side.
  public init(edge: Edge) {
    self.edge = edge
  }

  var drawn: AnyTransition { .push(from: edge) }
}

extension Transition where Self == PushTransition {
  /// The view comes from an edge, pushing the old one to the other side; both fade.
  @MainActor @preconcurrency public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

/// The view moves in from an offset, and out to it.
nonisolated public struct OffsetTransition: DrawnTransition {
  /// Points.
  public var offset: CGSize

  /// The view comes from a place away from its own, by a distance in points.
  public init(_ offset: CGSize) {
    self.offset = offset
  }

  var drawn: AnyTransition { .offset(offset) }
}

extension Transition where Self == OffsetTransition {
  /// The view moves in from an offset, and out to it. Points.
  @MainActor @preconcurrency public static func offset(_ offset: CGSize) -> OffsetTransition {
    OffsetTransition(offset)
  }

  /// The view moves in from an offset, and out to it. Points.
  @MainActor @preconcurrency public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

/// The view is smaller or larger when it is not there.
nonisolated public struct ScaleTransition: DrawnTransition {
  /// How large the view is when it is not there, as a factor.
  public var scale: Double
  /// The point of the view that stays where it is.
  public var anchor: UnitPoint

  /// The view grows when it comes and shrinks when it goes.
  ///
  /// - Parameter scale: how large it is when it is not there, as a factor.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  var drawn: AnyTransition { .scale(scale: CGFloat(scale), anchor: anchor) }
}

extension Transition where Self == ScaleTransition {
  /// The view grows from a point, and shrinks to it.
  @MainActor @preconcurrency public static var scale: ScaleTransition { ScaleTransition(0) }

  /// The view is smaller or larger when it is not there.
  @MainActor @preconcurrency public static func scale(
    _ scale: Double, anchor: UnitPoint = .center
  ) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

/// The view blurs, shrinks and fades.
nonisolated public struct BlurReplaceTransition: DrawnTransition {
  /// How the size changes.
  public struct Configuration: Equatable, Sendable {
    let scaleOut: Double

    /// The view grows on insertion and shrinks on removal.
    public static let downUp = Configuration(scaleOut: 0.9)
    /// The view grows on insertion and on removal.
    public static let upUp = Configuration(scaleOut: 1.1)
  }

  /// How the size changes.
  public var configuration: Configuration

  /// The view blurs, scales and fades.
  public init(configuration: Configuration) {
    self.configuration = configuration
  }

  var drawn: AnyTransition {
    let scaleOut = configuration.scaleOut
    return AnyTransition(hasMotion: false) { phase in
      TransitionFigures(opacity: 0, scale: phase == .didDisappear ? scaleOut : 0.9, blur: 7)
    }
  }

  @MainActor public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

extension Transition where Self == BlurReplaceTransition {
  /// The view blurs, shrinks and fades.
  @MainActor @preconcurrency public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  /// The view blurs, scales and fades.
  @MainActor @preconcurrency public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: configuration)
  }
}

/// One transition to come and another one to go.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: ErasableTransition {
  /// How the view comes.
  public var insertion: Insertion
  /// How the view goes.
  public var removal: Removal

  /// Comes by one transition and goes by another one.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    let coming = insertion.apply(content: content, phase: phase == .didDisappear ? .identity : phase)
    removal.apply(content: coming, phase: phase == .willAppear ? .identity : phase)
  }

  @MainActor var erased: AnyTransition {
    .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
  }

  @MainActor public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }
}
