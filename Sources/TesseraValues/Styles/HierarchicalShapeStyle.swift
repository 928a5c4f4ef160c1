import Foundation

/// The current foreground style, toned down for what is less important.
@frozen
nonisolated public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  package let level: Int

  package init(level: Int) {
    self.level = level
  }

  public typealias Resolved = Never

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level of the current foreground style.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level of the current foreground style.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level of the current foreground style.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _paint(in context: _PaintContext) -> _Paint {
    var context = context
    context.level += level
    return ForegroundStyle()._paint(in: context)
  }
}

nonisolated extension HierarchicalShapeStyle {
  /// The color of text at a level.
  static func label(at level: Int) -> Color {
    Color(system: [.primary, .secondary, .tertiary, .quaternary, .quinary][max(0, min(level, 4))])
  }

  /// The share of its opacity that a custom style keeps at a level.
  package static func opacity(at level: Int) -> Float {
    [1, 0.5, 0.25, 0.18, 0.12][max(0, min(level, 4))]
  }
}

nonisolated extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The current foreground style.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the current foreground style.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the current foreground style.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the current foreground style.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level of the current foreground style.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

nonisolated extension ShapeStyle {
  /// The second level of this style.
  public var secondary: some ShapeStyle { LevelShapeStyle(style: self, level: 1) }
  /// The third level of this style.
  public var tertiary: some ShapeStyle { LevelShapeStyle(style: self, level: 2) }
  /// The fourth level of this style.
  public var quaternary: some ShapeStyle { LevelShapeStyle(style: self, level: 3) }
  /// The fifth level of this style.
  public var quinary: some ShapeStyle { LevelShapeStyle(style: self, level: 4) }
}

/// Any style, toned down.
nonisolated struct LevelShapeStyle<Style: ShapeStyle>: ShapeStyle {
  typealias Resolved = Never

  let style: Style
  let level: Int

  func _paint(in context: _PaintContext) -> _Paint {
    var context = context
    context.level += level
    return style._paint(in: context)
  }
}

nonisolated extension LevelShapeStyle: Equatable where Style: Equatable {}
