import Foundation

/// A page that grows out of a view, or goes back into it.
@MainActor
struct PageZoom {
  let source: MatchedGeometryKey
  /// The view, while it exists. It has a frame only while its page is on top.
  weak var node: MatchedTransitionSourceNode?
  /// Where the view was in the surface when its page began to be covered; nil if its page is being uncovered.
  var coveredFrame: CGRect?

  /// Where in the surface the page begins or ends; nil if there is no such view.
  var frame: CGRect? {
    if let coveredFrame { return coveredFrame }
    guard let node, !node.isRemoved else { return nil }
    return node.frameInSurface
  }

  /// Corners of the page when it is half-way, as on screens with round corners, points.
  private static let cornerRadius: CGFloat = 24
  /// The share of the transition from which the page itself is seen.
  private static let appearance = 0.25

  /// Draws the upper page between the view's frame and its own place.
  ///
  /// - Parameters:
  ///   - uncovered: how much of the way to the view lies behind, from 0 to 1.
  ///   - page: the page's own place, in the coordinates of the builder.
  func draw(
    _ page: CGRect, uncovered: Double, in frame: CGRect, _ environment: EnvironmentValues,
    into builder: inout DisplayListBuilder, _ content: (inout DisplayListBuilder) -> Void
  ) {
    guard page.width > 0, page.height > 0 else { return }
    let place = CGRect(
      x: mix(page.minX, frame.minX, uncovered), y: mix(page.minY, frame.minY, uncovered),
      width: mix(page.width, frame.width, uncovered), height: mix(page.height, frame.height, uncovered))
    let scale = place.width / page.width
    guard scale > 0 else { return }
    let appearance = node?.modifier.appearance ?? _TransitionSourceAppearance()
    let atSource = appearance.cornerRadius
    let radius = uncovered == 0 ? 0 : mix(Self.cornerRadius, atSource, uncovered)
    let outline = Path(roundedRect: place, cornerRadius: min(radius, place.width / 2, place.height / 2))
    let shadow = appearance.shadow.map { shadow in
      DisplayEffect.shadow(shadow.color.resolve(in: environment), radius: shadow.radius, offset: shadow.offset)
    }
    let opacity = min(1, (1 - uncovered) / Self.appearance)
    builder.addGroup(effect: shadow, opacity: opacity) { builder in
      builder.addGroup(clip: DisplayGroup.Clip(path: outline)) { builder in
        if let background = appearance.background {
          builder.add(.fill(outline, .color(background.resolve(in: environment)), FillStyle()))
        }
        let transform = CGAffineTransform(
          a: scale, b: 0, c: 0, d: scale, tx: place.minX - page.minX * scale, ty: place.minY - page.minY * scale)
        builder.addGroup(transform: transform, content)
      }
    }
  }

  private func mix(_ start: CGFloat, _ end: CGFloat, _ share: Double) -> CGFloat {
    start + (end - start) * share
  }
}
