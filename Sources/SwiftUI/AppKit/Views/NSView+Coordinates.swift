import Foundation

extension NSView {
  private var heightOfWindow: CGFloat { window?.heightOfContent ?? 0 }

  /// Leads from coordinates of this view to those of another one; nil for those of the window.
  public func convert(_ point: CGPoint, to view: NSView?) -> CGPoint {
    guard let view else {
      let place = backing.convert(flipped(point), to: nil)
      return CGPoint(x: place.x, y: heightOfWindow - place.y)
    }
    return view.flipped(backing.convert(flipped(point), to: view.backing))
  }

  /// Leads from coordinates of another view, or of the window for nil, to those of this one.
  public func convert(_ point: CGPoint, from view: NSView?) -> CGPoint {
    guard let view else {
      let place = CGPoint(x: point.x, y: heightOfWindow - point.y)
      return flipped(backing.convert(place, from: nil))
    }
    return view.convert(point, to: self)
  }

  /// Leads from coordinates of this view to those of another one; nil for those of the window.
  public func convert(_ rect: CGRect, to view: NSView?) -> CGRect {
    Self.box(convert(rect.origin, to: view), convert(CGPoint(x: rect.maxX, y: rect.maxY), to: view))
  }

  /// Leads from coordinates of another view, or of the window for nil, to those of this one.
  public func convert(_ rect: CGRect, from view: NSView?) -> CGRect {
    Self.box(convert(rect.origin, from: view), convert(CGPoint(x: rect.maxX, y: rect.maxY), from: view))
  }

  private static func box(_ first: CGPoint, _ second: CGPoint) -> CGRect {
    CGRect(
      x: min(first.x, second.x), y: min(first.y, second.y), width: abs(second.x - first.x),
      height: abs(second.y - first.y))
  }

  /// The part of the view that can be seen, in its own coordinates.
  public var visibleRect: CGRect {
    var rect = bounds
    var view = self
    while let outer = view.superview {
      rect = rect.intersection(convert(outer.bounds, from: outer))
      view = outer
    }
    return rect.isNull || isHiddenOrHasHiddenAncestor ? .zero : rect
  }

  /// Whether a point lies in a rectangle.
  public func isMousePoint(_ point: CGPoint, in rect: CGRect) -> Bool { rect.contains(point) }
}
