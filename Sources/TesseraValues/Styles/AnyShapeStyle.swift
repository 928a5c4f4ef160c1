import Foundation

/// A type-erased style.
nonisolated public struct AnyShapeStyle: ShapeStyle {
  /// Plain colors, by far the most frequent, need no allocation.
  private enum Storage: Sendable {
    case color(Color)
    case box(AnyShapeStyleBox)
  }

  private let storage: Storage

  public typealias Resolved = Never

  /// Wraps a style of any type.
  public init<S: ShapeStyle>(_ style: S) {
    if S.self == Color.self, let color = style as? Color {
      storage = .color(color)
    } else if S.self == AnyShapeStyle.self, let style = style as? AnyShapeStyle {
      self = style
    } else {
      storage = .box(ShapeStyleBox(style))
    }
  }

  /// The style as the new foreground style of a view whose surroundings have the foreground style `outer`.
  ///
  /// Where `style` refers to the foreground style, it means the outer one, not itself.
  package init<S: ShapeStyle>(_ style: S, over outer: AnyShapeStyle?) {
    if S.self == Color.self {
      self.init(style)
    } else {
      self.init(LayeredForegroundStyle(style: AnyShapeStyle(style), outer: outer))
    }
  }

  /// Styles for what is of primary importance, secondary and so on.
  package init(levels: [AnyShapeStyle]) {
    self.init(LeveledShapeStyle(levels: levels))
  }

  public func _paint(in context: _PaintContext) -> _Paint {
    switch storage {
    case .color(let color): color._paint(in: context)
    case .box(let box): box.paint(in: context)
    }
  }

  /// Whether both hold equal styles; false if they hold styles that cannot be compared.
  package func isEqual(to other: AnyShapeStyle) -> Bool {
    switch (storage, other.storage) {
    case (.color(let own), .color(let their)): own == their
    case (.box(let own), .box(let their)): own === their || own.isEqual(to: their)
    default: false
    }
  }
}

nonisolated class AnyShapeStyleBox: @unchecked Sendable {
  // Sendable: the only subclass has one constant of a Sendable type.
  func paint(in context: _PaintContext) -> _Paint { .clear }

  func isEqual(to other: AnyShapeStyleBox) -> Bool { false }
}

nonisolated private final class ShapeStyleBox<Style: ShapeStyle>: AnyShapeStyleBox, @unchecked Sendable {
  // Sendable: the style never changes, and styles are sendable.
  let style: Style

  init(_ style: Style) {
    self.style = style
  }

  override func paint(in context: _PaintContext) -> _Paint {
    style._paint(in: context)
  }

  override func isEqual(to other: AnyShapeStyleBox) -> Bool {
    guard let other = other as? ShapeStyleBox<Style>, let own = style as? any Equatable else { return false }
    return own.isEqual(to: other.style)
  }
}

nonisolated extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool {
    (other as? Self) == self
  }
}

/// A foreground style together with the one that it covers.
nonisolated private struct LayeredForegroundStyle: ShapeStyle, Equatable {
  typealias Resolved = Never

  let style: AnyShapeStyle
  let outer: AnyShapeStyle?

  func _paint(in context: _PaintContext) -> _Paint {
    var context = context
    context.foreground = outer
    return style._paint(in: context)
  }

  static func == (lhs: LayeredForegroundStyle, rhs: LayeredForegroundStyle) -> Bool {
    guard lhs.style.isEqual(to: rhs.style) else { return false }
    return switch (lhs.outer, rhs.outer) {
    case (nil, nil): true
    case (let own?, let their?): own.isEqual(to: their)
    default: false
    }
  }
}

/// A style for each level of importance. Levels past the last one are derived from it.
nonisolated private struct LeveledShapeStyle: ShapeStyle, Equatable {
  typealias Resolved = Never

  let levels: [AnyShapeStyle]

  func _paint(in context: _PaintContext) -> _Paint {
    guard !levels.isEmpty else { return .clear }
    let index = min(context.level, levels.count - 1)
    var context = context
    context.level -= index
    return levels[index]._paint(in: context)
  }

  static func == (lhs: LeveledShapeStyle, rhs: LeveledShapeStyle) -> Bool {
    lhs.levels.count == rhs.levels.count && zip(lhs.levels, rhs.levels).allSatisfy { $0.isEqual(to: $1) }
  }
}
