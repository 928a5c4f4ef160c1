import Foundation

/// The animation of a presentation's card; the backdrop fades meanwhile.
package enum PresentationAnimation {
  /// Moves up from the bottom edge of the surface, as sheets do.
  case rising
  /// Moves up over the whole surface, as covers do.
  case covering
  /// Fades in over the whole surface.
  case dissolving
  /// Turns around over the whole surface: it is seen from the side, and then from the front.
  case flipping
  /// Shrinks to its place and fades out, as alerts do.
  case approaching
  /// Grows out of the edge next to a view, as menus do.
  case unfolding(PresentationAnchor)

  var arrival: Animation {
    switch self {
    case .rising, .covering: .spring(duration: 0.5)
    case .dissolving, .flipping: .easeInOut(duration: 0.35)
    case .approaching: .spring(duration: 0.35)
    case .unfolding: .spring(duration: 0.25)
    }
  }

  var departure: Animation {
    switch self {
    case .rising, .covering: .spring(duration: 0.4)
    case .dissolving, .flipping: .easeInOut(duration: 0.35)
    case .approaching, .unfolding: .spring(duration: 0.2)
    }
  }

  /// How much larger an approaching card is at the start.
  private static let distance = 0.2
  /// The scale of a menu that begins to unfold.
  private static let foldedScale = 0.4

  /// How far the card is from its place while nothing of it is seen, points.
  @MainActor
  func wayDown(from frame: CGRect, in surface: CGSize) -> CGFloat {
    switch self {
    case .rising: max(0, surface.height - frame.minY)
    case .covering: surface.height
    case .approaching, .unfolding, .dissolving, .flipping: 0
    }
  }

  /// The appearance of the card during its animation.
  ///
  /// - Parameters:
  ///   - share: how much of the way to its place lies behind, from 0 to 1.
  ///   - approach: how much of the way to its size lies ahead, from 1 to 0.
  ///   - frame: its place in the surface.
  @MainActor
  func appearance(share: Double, approach: Double, _ frame: CGRect, in surface: Surface) -> PresentedAppearance {
    switch self {
    case .rising, .covering:
      let way = wayDown(from: frame, in: surface.size) * (1 - share)
      let pixels = (way * surface.scale).rounded() / surface.scale
      return PresentedAppearance(transform: CGAffineTransform(translationX: 0, y: pixels))
    case .dissolving:
      return PresentedAppearance(opacity: share)
    case .flipping:
      // What is in front is turned away in the first half of the time, which is not drawn.
      let width = max(0, 2 * share - 1)
      return PresentedAppearance(
        transform: CGAffineTransform(a: width, b: 0, c: 0, d: 1, tx: frame.midX * (1 - width), ty: 0),
        opacity: share < 0.5 ? 0 : 1)
    case .approaching:
      return PresentedAppearance(
        transform: Self.scaling(1 + Self.distance * approach, about: CGPoint(x: frame.midX, y: frame.midY)),
        opacity: share)
    case .unfolding(let anchor):
      let scale = Self.foldedScale + (1 - Self.foldedScale) * share
      return PresentedAppearance(
        transform: Self.scaling(scale, about: Self.corner(of: frame, at: anchor)), opacity: share)
    }
  }

  private static func scaling(_ scale: Double, about point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: point.x * (1 - scale), ty: point.y * (1 - scale))
  }

  /// The point of a card that is nearest to the view it belongs to.
  @MainActor
  private static func corner(of frame: CGRect, at anchor: PresentationAnchor) -> CGPoint {
    let source = anchor.frame
    return CGPoint(
      x: min(max(source.midX, frame.minX), frame.maxX), y: source.midY < frame.midY ? frame.minY : frame.maxY)
  }
}

/// The appearance of a part of a presentation during its animation.
package struct PresentedAppearance {
  var transform = CGAffineTransform.identity
  /// From 0 to 1; it may overshoot.
  var opacity = 1.0
}
