import Foundation
import TesseraCore

/// One change of a view that an effect makes, without types.
nonisolated public enum _HoverEffectChange {
  case opacity(Double)
  case scale(CGSize, UnitPoint)
  case rotation(Angle, UnitPoint)
  case offset(CGSize)
  case transform(CGAffineTransform)
  case clip(AnyShape, FillStyle)
  case animated(Animation?, [_HoverEffectChange])

  @MainActor func apply(to view: AnyView) -> AnyView {
    switch self {
    case .opacity(let opacity): AnyView(view.opacity(opacity))
    case .scale(let scale, let anchor): AnyView(view.scaleEffect(scale, anchor: anchor))
    case .rotation(let angle, let anchor): AnyView(view.rotationEffect(angle, anchor: anchor))
    case .offset(let offset): AnyView(view.offset(offset))
    case .transform(let transform): AnyView(view.transformEffect(transform))
    case .clip(let shape, let style): AnyView(view.clipShape(shape, style: style))
    case .animated(let animation, let changes):
      AnyView(view.animation(animation) { content in changes.reduce(AnyView(content)) { $1.apply(to: $0) } })
    }
  }
}
