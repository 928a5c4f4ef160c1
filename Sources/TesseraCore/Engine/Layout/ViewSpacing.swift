import Foundation

/// The distances that a view prefers to its neighbors (C50).
nonisolated public struct ViewSpacing: Sendable {
  /// The preference of one edge.
  enum Preference: Equatable, Sendable {
    /// The platform's distance.
    case standard
    /// No distance, as next to a spacer (C31).
    case none
    /// The edge is text of this size: text follows text without a gap, other content at a distance that grows with it.
    case text(fontSize: CGFloat)
  }

  var top = Preference.standard
  var leading = Preference.standard
  var bottom = Preference.standard
  var trailing = Preference.standard

  /// The distance between most views.
  static let standardDistance: CGFloat = 8

  /// Spacing without preferences.
  public static let zero = ViewSpacing(uniform: .none)

  /// The platform's spacing on all edges.
  public init() {}

  init(uniform preference: Preference) {
    top = preference
    leading = preference
    bottom = preference
    trailing = preference
  }

  func isSame(as other: ViewSpacing) -> Bool {
    top == other.top && leading == other.leading && bottom == other.bottom && trailing == other.trailing
  }

  /// The distance to a view behind this one along `axis`, points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal
      ? Self.horizontalDistance(trailing, next.leading) : Self.verticalDistance(bottom, next.top)
  }

  /// Takes over the preferences of another view on some edges, where they are greater.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = Self.greater(top, other.top) }
    if edges.contains(.leading) { leading = Self.greater(leading, other.leading) }
    if edges.contains(.bottom) { bottom = Self.greater(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = Self.greater(trailing, other.trailing) }
  }

  /// The preferences of both views on some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  private static func greater(_ left: Preference, _ right: Preference) -> Preference {
    switch (left, right) {
    case (.none, _): right
    case (_, .none): left
    case (.text(let left), .text(let right)): .text(fontSize: max(left, right))
    case (.text, .standard), (.standard, .text), (.standard, .standard): .standard
    }
  }

  private static func horizontalDistance(_ left: Preference, _ right: Preference) -> CGFloat {
    left == .none || right == .none ? 0 : standardDistance
  }

  /// The figures relate to the size of the font, so that the optical gap is even: below a text the room under its
  /// baseline counts, above it the room over its capitals.
  private static func verticalDistance(_ top: Preference, _ bottom: Preference) -> CGFloat {
    switch (top, bottom) {
    case (.none, _), (_, .none): 0
    case (.standard, .standard): standardDistance
    case (.text, .text): 0
    case (.text(let fontSize), .standard): 0.5 + 0.58854 * fontSize
    case (.standard, .text(let fontSize)): 0.3648 * fontSize
    }
  }
}
