import Foundation
import TesseraCore

/// What an effect makes of a view in one of its phases (J459).
nonisolated public protocol HoverEffectContent {
  /// The changes, innermost first.
  var _changes: [_HoverEffectChange] { get }
}

/// Changes of a view that were put together.
nonisolated private struct ChangedHoverEffectContent: HoverEffectContent {
  let _changes: [_HoverEffectChange]
}

nonisolated extension HoverEffectContent {
  private func adding(_ change: _HoverEffectChange) -> some HoverEffectContent {
    ChangedHoverEffectContent(_changes: _changes + [change])
  }

  /// Animates what `body` adds when the phase changes; nil changes it at once.
  public func animation(
    _ animation: Animation?, body: (EmptyHoverEffectContent) -> some HoverEffectContent
  ) -> some HoverEffectContent {
    adding(.animated(animation, body(EmptyHoverEffectContent())._changes))
  }

  /// Cuts the view by a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some HoverEffectContent {
    adding(.clip(AnyShape(shape), style))
  }

  /// Moves the view, by points.
  public func offset(_ offset: CGSize) -> some HoverEffectContent {
    adding(.offset(offset))
  }

  /// Moves the view, by points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some HoverEffectContent {
    offset(CGSize(width: x, height: y))
  }

  /// How opaque the view is, from 0 to 1.
  public func opacity(_ opacity: Double) -> some HoverEffectContent {
    adding(.opacity(opacity))
  }

  /// Turns the view around a point of it.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some HoverEffectContent {
    adding(.rotation(angle, anchor))
  }

  /// Makes the view larger or smaller, from a point of it.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some HoverEffectContent {
    adding(.scale(scale, anchor))
  }

  /// Makes the view larger or smaller, from a point of it.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some HoverEffectContent {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Makes the view larger or smaller along its axes, from a point of it.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some HoverEffectContent {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Changes where the points of the view are drawn.
  public func transformEffect(_ transform: CGAffineTransform) -> some HoverEffectContent {
    adding(.transform(transform))
  }
}
