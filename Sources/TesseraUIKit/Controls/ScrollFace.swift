import Foundation
import SwiftUI

/// Shows the content of a scroll view.
struct ScrollFace: View {
  let view: UIScrollView
  let stack: UIViewStack
  @State private var position = ScrollPosition()

  var body: some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the view
    let _: Void = view.layerModel.follow()
    let inset = view.adjustedContentInset
    ScrollView(view.isScrollEnabled ? view.scrollAxes : []) {
      stack
        .frame(width: max(0, view.contentSize.width), height: max(0, view.contentSize.height))
        .padding(EdgeInsets(inset))
        .frame(minWidth: view.bounds.width, minHeight: view.bounds.height, alignment: .topLeading)
    }
    .scrollIndicators(
      view.showsVerticalScrollIndicator || view.showsHorizontalScrollIndicator ? .automatic : .hidden
    )
    .contentMargins(.all, EdgeInsets(inset), for: .scrollIndicators)
    .scrollPosition($position)
    .onScrollGeometryChange(for: CGPoint.self) { geometry in
      geometry.contentOffset
    } action: { _, place in
      let inset = view.adjustedContentInset
      view.didScroll(to: CGPoint(x: place.x - inset.left, y: place.y - inset.top))
    }
    .onScrollPhaseChange { _, phase in view.phaseDidChange(to: phase) }
    .onChange(of: view.jumps) { _, _ in jump() }
    .scrollTargetBehavior(ViewScrollTarget(view: view))
    .modifier(RefreshControlModifier(control: view.refreshControl, inset: inset.top))
  }

  private func jump() {
    let inset = view.adjustedContentInset
    let place = CGPoint(x: view.offset.x + inset.left, y: view.offset.y + inset.top)
    if view.isJumpAnimated {
      withAnimation { position.scrollTo(point: place) }
    } else {
      position.scrollTo(point: place)
    }
  }
}

/// Has a scroll view come to rest where it, or the view that it is, wants it.
private struct ViewScrollTarget: ScrollTargetBehavior {
  let view: UIScrollView

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if view.decelerationRate != .normal { decelerate(&target, context) }
    if view.isPagingEnabled {
      PagingScrollTargetBehavior().updateTarget(&target, context: context)
    } else {
      askDelegate(&target, context)
    }
    guard let wanted = view.scrollTarget else { return }
    let insets = view.adjustedContentInset
    let (place, start) = (target.rect.origin, context.originalTarget.rect.origin)
    let end = wanted(
      CGPoint(x: place.x - insets.left, y: place.y - insets.top),
      CGPoint(x: start.x - insets.left, y: start.y - insets.top),
      CGPoint(x: context.velocity.dx, y: context.velocity.dy))
    guard end.x.isFinite, end.y.isFinite else { return }
    target.rect.origin = CGPoint(x: end.x + insets.left, y: end.y + insets.top)
  }
}

extension ViewScrollTarget {
  /// Ends where the delegate wants it to (J149).
  fileprivate func askDelegate(_ target: inout ScrollTarget, _ context: TargetContext) {
    guard view.isDragging, let delegate = view.delegate else { return }
    let insets = view.adjustedContentInset
    let place = target.rect.origin
    let proposed = view.nearestOffset(to: CGPoint(x: place.x - insets.left, y: place.y - insets.top))
    var end = proposed
    // Delegates get the speed in points for each thousandth of a second.
    let speed = CGPoint(x: context.velocity.dx / 1000, y: context.velocity.dy / 1000)
    delegate.scrollViewWillEndDragging(view, withVelocity: speed, targetContentOffset: &end)
    guard end != proposed, end.x.isFinite, end.y.isFinite else { return }
    target.rect.origin = CGPoint(x: end.x + insets.left, y: end.y + insets.top)
  }

  /// Ends sooner than scrolling does by itself, at most where it would.
  fileprivate func decelerate(_ target: inout ScrollTarget, _ context: TargetContext) {
    func end(_ start: CGFloat, _ proposed: CGFloat, _ speed: CGFloat) -> CGFloat {
      let distance = view.decelerationRate.distance(speed)
      guard distance.isFinite, proposed != start else { return proposed }
      return proposed > start ? min(proposed, start + max(0, distance)) : max(proposed, start + min(0, distance))
    }
    let (left, top) = (view.contentInset.left, view.contentInset.top)
    let place = target.rect.origin
    target.rect.origin = CGPoint(
      x: end(view.contentOffset.x + left, place.x, context.velocity.dx),
      y: end(view.contentOffset.y + top, place.y, context.velocity.dy))
  }
}
