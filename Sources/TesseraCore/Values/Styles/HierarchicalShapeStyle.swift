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
  /// The current foreground style, for what is of the third importance.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The current foreground style, for what is of the fourth importance.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The current foreground style, for what is of the fifth importance.
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

  /// The part of its opacity that a style of one's own choice keeps at a level.
  static func opacity(at level: Int) -> Float {
    [1, 0.5, 0.25, 0.18, 0.12][max(0, min(level, 4))]
  }
}

nonisolated extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The current foreground style.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The current foreground style for what is less important.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The current foreground style, for what is of the third importance.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The current foreground style, for what is of the fourth importance.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The current foreground style, for what is of the fifth importance.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

nonisolated extension ShapeStyle {
  /// This style toned down for what is less important.
  public var secondary: some ShapeStyle { LevelShapeStyle(style: self, level: 1) }
  /// This style, for what is of the third importance.
  public var tertiary: some ShapeStyle { LevelShapeStyle(style: self, level: 2) }
  /// This style, for what is of the fourth importance.
  public var quaternary: some ShapeStyle { LevelShapeStyle(style: self, level: 3) }
  /// This style, for what is of the fifth importance.
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
