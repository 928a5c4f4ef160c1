import Foundation
import SwiftUI

/// What a scroll view knows of its zooming.
@MainActor
private final class ScrollZoom {
  var scale: CGFloat = 1
  var minimum: CGFloat = 1
  var maximum: CGFloat = 1
  var pinch: UIPinchGestureRecognizer?
  /// The scale when the fingers came down; nil while they do not pinch.
  var start: CGFloat?
}

// J155: the view that the delegate names is shown larger or smaller.
extension UIScrollView {
  private var zoom: ScrollZoom { attachment { ScrollZoom() } }

  /// How small the content can be shown. A scale that is not a positive number counts as 1.
  public var minimumZoomScale: CGFloat {
    get { zoom.minimum }
    set {
      zoom.minimum = Self.possible(newValue)
      zoomLimitsDidChange()
    }
  }

  /// How large the content can be shown; at least the smallest scale. A scale that is not a positive number counts as 1.
  public var maximumZoomScale: CGFloat {
    get { max(zoom.minimum, zoom.maximum) }
    set {
      zoom.maximum = Self.possible(newValue)
      zoomLimitsDidChange()
    }
  }

  /// How large the content is shown: 1 for its own size. Scales beyond the limits count as the nearer of them.
  public var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Shows the content larger or smaller, around the middle of what is seen. Nothing happens if the delegate names no view.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(to: scale, around: CGPoint(x: bounds.width / 2, y: bounds.height / 2), animated: animated)
  }

  /// Shows a rectangle as large as it fits, in the middle. Nothing happens if the delegate names no view, or if the rectangle
  /// has no size.
  ///
  /// - Parameters:
  ///   - rect: in the coordinates of the view that is zoomed.
  ///   - animated: whether it moves there.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard let view = delegate?.viewForZooming(in: self), rect.width > 0, rect.height > 0,
      rect.width.isFinite, rect.height.isFinite, rect.minX.isFinite, rect.minY.isFinite
    else { return }
    let scale = limited(min(bounds.width / rect.width, bounds.height / rect.height))
    zoom(to: scale, around: .zero, animated: animated)
    let middle = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: self)
    let place = CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2)
    setContentOffset(nearestOffset(to: place), animated: animated)
  }

  /// Whether the content can be shown beyond its limits for a moment. It cannot here.
  public var bouncesZoom: Bool {
    get { false }
    set {}
  }

  /// Whether the user makes the content larger or smaller.
  public var isZooming: Bool { zoom.start != nil }

  /// Whether the content goes back to its limits. It is never beyond them here.
  public var isZoomBouncing: Bool { false }

  /// What recognizes that the user makes the content larger or smaller; nil while it cannot be.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom.pinch }

  private static func possible(_ scale: CGFloat) -> CGFloat { scale > 0 && scale.isFinite ? scale : 1 }

  private func limited(_ scale: CGFloat) -> CGFloat { min(max(scale, minimumZoomScale), maximumZoomScale) }

  private func zoomLimitsDidChange() {
    let canZoom = minimumZoomScale < maximumZoomScale
    if canZoom, zoom.pinch == nil {
      let pinch = UIPinchGestureRecognizer { [weak self] in
        if let pinch = $0 as? UIPinchGestureRecognizer { self?.pinchDidChange(pinch) }
      }
      zoom.pinch = pinch
      addGestureRecognizer(pinch)
    } else if !canZoom, let pinch = zoom.pinch {
      zoom.pinch = nil
      removeGestureRecognizer(pinch)
    }
    if limited(zoom.scale) != zoom.scale { zoomScale = limited(zoom.scale) }
  }

  private func pinchDidChange(_ pinch: UIPinchGestureRecognizer) {
    guard let view = delegate?.viewForZooming(in: self) else { return }
    switch pinch.state {
    case .began:
      zoom.start = zoom.scale
      delegate?.scrollViewWillBeginZooming(self, with: view)
    case .changed: break
    case .ended, .cancelled, .failed:
      guard zoom.start != nil else { return }
      zoom.start = nil
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale)
      return
    case .possible: return
    }
    guard let start = zoom.start else { return }
    let place = pinch.location(in: self)
    let anchor = CGPoint(x: place.x - bounds.minX, y: place.y - bounds.minY)
    zoom(to: start * pinch.scale, around: anchor, animated: false)
  }

  /// Shows the content in a scale.
  ///
  /// - Parameters:
  ///   - scale: one beyond the limits counts as the nearer of them.
  ///   - anchor: what stays where it is, in points from the upper left corner of the view.
  ///   - animated: whether it grows or shrinks.
  private func zoom(to scale: CGFloat, around anchor: CGPoint, animated: Bool) {
    guard !scale.isNaN, let view = delegate?.viewForZooming(in: self) else { return }
    let scale = limited(scale)
    let ratio = scale / zoom.scale
    guard ratio != 1 else { return }
    zoom.scale = scale
    let place = CGPoint(
      x: (contentOffset.x + anchor.x) * ratio - anchor.x, y: (contentOffset.y + anchor.y) * ratio - anchor.y)
    let change = {
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      view.center = CGPoint(x: view.center.x * ratio, y: view.center.y * ratio)
    }
    if animated { UIView.animate(withDuration: 0.25, animations: change) } else { change() }
    contentSize = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
    setContentOffset(nearestOffset(to: place), animated: animated)
    delegate?.scrollViewDidZoom(self)
    if !isZooming { delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale) }
  }
}
