import Foundation

/// The position of a scroll view: a view, an edge or a point.
nonisolated public struct ScrollPosition: Equatable, Sendable {
  enum Goal: Equatable, @unchecked Sendable {
    // Sendable: ids are compared and looked up on the main actor only.
    case id(AnyHashable, anchor: UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  private(set) var goal: Goal?
  /// Whether the user moved the content since code last did.
  public private(set) var isPositionedByUser = false
  /// Distinguishes the request from an earlier equal one.
  private(set) var requestNumber = 0

  init(goal: Goal?) {
    self.goal = goal
  }

  /// - Parameter idType: the type of the ids that the position follows as the user scrolls.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {
    self.init(goal: nil)
  }

  /// At the view with an id.
  ///
  /// - Parameter anchor: which points of the view and of the window meet; nil leaves it to the scroll view.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self.init(goal: .id(AnyHashable(id), anchor: anchor))
  }

  /// At an edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.init(goal: .edge(edge))
  }

  /// At a point of the content, in points. One with an infinite coordinate or NaN is ignored.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(goal: .point(x: point.x, y: point.y))
  }

  /// At a point of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(goal: .point(x: x, y: y))
  }

  /// At an x of the content; the other direction stays as it is.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(goal: .point(x: x, y: nil))
  }

  /// At a y of the content; the other direction stays as it is.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(goal: .point(x: nil, y: y))
  }

  // MARK: Wishes

  /// Scrolls to the view with an id.
  ///
  /// - Parameter anchor: which points of the view and of the window meet; nil leaves it to the scroll view.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    ask(for: .id(AnyHashable(id), anchor: anchor))
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) {
    ask(for: .edge(edge))
  }

  /// Scrolls to a point of the content, in points. One with an infinite coordinate or NaN is ignored.
  public mutating func scrollTo(point: CGPoint) {
    ask(for: .point(x: point.x, y: point.y))
  }

  /// Scrolls to a point of the content.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) {
    ask(for: .point(x: x, y: y))
  }

  /// Scrolls to an x of the content; the other direction stays as it is.
  public mutating func scrollTo(x: CGFloat) {
    ask(for: .point(x: x, y: nil))
  }

  /// Scrolls to a y of the content; the other direction stays as it is.
  public mutating func scrollTo(y: CGFloat) {
    ask(for: .point(x: nil, y: y))
  }

  private mutating func ask(for newGoal: Goal) {
    goal = newGoal
    requestNumber += 1
    isPositionedByUser = false
  }

  /// The user moved the content so that the view with `id` is at the position's anchor.
  mutating func follow(_ id: AnyHashable?) {
    goal = id.map { .id($0, anchor: nil) }
    isPositionedByUser = true
  }

  // MARK: What it says

  /// The requested edge; nil once the user scrolled.
  public var edge: Edge? {
    if case .edge(let edge) = goal { edge } else { nil }
  }

  /// The requested point; nil once the user scrolled.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = goal { CGPoint(x: x, y: y) } else { nil }
  }

  /// The requested x; nil once the user scrolled.
  public var x: CGFloat? {
    if case .point(let x, _) = goal { x } else { nil }
  }

  /// The requested y; nil once the user scrolled.
  public var y: CGFloat? {
    if case .point(_, let y) = goal { y } else { nil }
  }

  /// The id of the view at the scroll position.
  public var viewID: (any Hashable & Sendable)? {
    guard case .id(let id, _) = goal, let base = id.base as? any Hashable else { return nil }
    // Only Sendable ids are stored; a marker protocol cannot be checked at run time.
    return unsafeBitCast(base, to: (any Hashable & Sendable).self)
  }

  /// The id of the view at the scroll position, if it has the given type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    if case .id(let id, _) = goal { id.base as? T } else { nil }
  }
}
