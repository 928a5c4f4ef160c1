import Foundation

/// A value of one view's geometry that another view can ask for in its own coordinates (B73).
nonisolated public struct Anchor<Value> {
  let value: Value
  /// Leads from the view to the surface.
  let transform: CGAffineTransform
  let convert: (Value, CGAffineTransform) -> Value

  /// What is measured of a view.
  public struct Source {
    let measure: (CGSize) -> Value
    let convert: (Value, CGAffineTransform) -> Value
  }

  package init(_ source: Source, of size: CGSize, _ transform: CGAffineTransform) {
    value = source.measure(size)
    convert = source.convert
    self.transform = transform
  }

  /// The value in a space that `transform` leads to from the surface.
  package func value(in transform: CGAffineTransform) -> Value {
    let both = self.transform.concatenating(transform)
    return both.isIdentity ? value : convert(value, both)
  }
}

// The closures of an anchor are those of its source, which are made of constants only.
nonisolated extension Anchor: @unchecked Sendable where Value: Sendable {}
nonisolated extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

nonisolated extension Anchor: Equatable where Value: Equatable {
  public static func == (left: Anchor, right: Anchor) -> Bool {
    left.value == right.value && left.transform == right.transform
  }
}

nonisolated extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(value)
    hasher.combine(transform)
  }
}

nonisolated extension Anchor.Source where Value == CGRect {
  /// The view's bounds.
  public static var bounds: Anchor<CGRect>.Source {
    rectangle { CGRect(origin: .zero, size: $0) }
  }

  /// A rectangle in the view's coordinates.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    rectangle { _ in r }
  }

  private static func rectangle(_ measure: @escaping (CGSize) -> CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(measure: measure) { $0.applying($1) }
  }
}

nonisolated extension Anchor.Source where Value == CGPoint {
  /// A point in the view's coordinates.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(measure: { _ in p }, convert: { $0.applying($1) })
  }

  /// A point given by fractions of the view's width and height.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(
      measure: { CGPoint(x: p.x * $0.width, y: p.y * $0.height) }, convert: { $0.applying($1) })
  }

  /// The corner of the view at the top of its leading edge.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the view's top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The corner of the view at the top of its trailing edge.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the view's leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle of the view.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the view's trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The corner of the view at the bottom of its leading edge.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the view's bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The corner of the view at the bottom of its trailing edge.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

nonisolated extension Anchor.Source {
  /// Several measures as one.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(
      measure: { size in array.map { $0.measure(size) } },
      convert: { values, transform in zip(array, values).map { $0.convert($1, transform) } })
  }

  /// A measure that may be missing.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(
      measure: { size in anchor.map { $0.measure(size) } },
      convert: { value, transform in value.flatMap { value in anchor.map { $0.convert(value, transform) } } })
  }
}
