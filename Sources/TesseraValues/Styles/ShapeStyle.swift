import Foundation

/// A color or a pattern to fill and stroke shapes with, which may depend on its surroundings.
nonisolated public protocol ShapeStyle: Sendable {
  /// What the style comes down to.
  associatedtype Resolved: ShapeStyle = Never

  /// The style to use in given surroundings.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What to draw with.
  func _paint(in context: _PaintContext) -> _Paint
}

nonisolated extension ShapeStyle {
  public func _paint(in context: _PaintContext) -> _Paint {
    resolve(in: context.environment)._paint(in: context)
  }
}

nonisolated extension ShapeStyle where Resolved == Never {
  /// Never called: a style that resolves to `Never` paints itself. A call is a programming error and ends the program.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) does not resolve to another style; it paints itself.")
  }

  /// A style that implements neither resolving nor painting draws nothing.
  public func _paint(in context: _PaintContext) -> _Paint {
    .clear
  }
}

nonisolated extension Never: ShapeStyle {
  public typealias Resolved = Never
}

/// What a style is to paint, and where.
@frozen
nonisolated public struct _PaintContext: Sendable {
  public var environment: EnvironmentValues
  /// The box around what is painted, in its own coordinates.
  public var bounds: CGRect
  /// How unimportant it is: 0 is primary, 1 secondary, and so on.
  public var level: Int
  /// What foreground styles refer to; nil for the color of text.
  package var foreground: AnyShapeStyle?

  public init(environment: EnvironmentValues, bounds: CGRect, level: Int = 0) {
    self.environment = environment
    self.bounds = bounds
    self.level = level
    foreground = environment.foregroundStyle
  }
}

/// A color or gradient in numbers, ready to draw with.
nonisolated public struct _Paint: Equatable, Sendable {
  package var paint: Paint

  package init(_ paint: Paint) {
    self.paint = paint
  }

  package static let clear = _Paint(.color(.clear))
}
