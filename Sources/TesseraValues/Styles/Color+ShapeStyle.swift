import Foundation

nonisolated extension Color: ShapeStyle {
  public func _paint(in context: _PaintContext) -> _Paint {
    if case .system(.primary, let opacity) = storage, context.level > 0 {
      return HierarchicalShapeStyle.label(at: context.level).opacity(Double(opacity)).paint(in: context.environment)
    }
    let color = resolve(in: context.environment)
    return _Paint(.color(color.multiplyingOpacity(by: HierarchicalShapeStyle.opacity(at: context.level))))
  }

  private func paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(.color(resolve(in: environment)))
  }
}

nonisolated extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never

  public func _paint(in context: _PaintContext) -> _Paint {
    _Paint(.color(multiplyingOpacity(by: HierarchicalShapeStyle.opacity(at: context.level))))
  }
}
