import Foundation

/// Where a scroll view comes to rest.
nonisolated public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content to show, in the coordinates of the content.
  public var rect: CGRect
  /// Which point of `rect` comes to lie at the same point of the window; nil for its start.
  public var anchor: UnitPoint?
}

/// The state of a scroll view for a scroll behavior.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// Where the scroll view was when the movement began.
  public let originalTarget: ScrollTarget
  /// How fast the content moves, points a second; greater than 0 toward its end.
  public let velocity: CGVector
  /// The size of the content, in points.
  public let contentSize: CGSize
  /// The size of the window that the content is seen through, in points.
  public let containerSize: CGSize
  /// The directions in which the content can be scrolled.
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// The views that can be aligned, in the coordinates of the content.
  let targets: [CGRect]

  /// A value of the scroll view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// Decides where scroll views come to rest.
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {
  /// What a behavior knows of the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where the scroll view would come to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Comes to rest at whole pages, one further at most.
nonisolated public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Comes to rest after a whole number of pages; `.paging` says the same.
  public init() {}

  @MainActor public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in [Axis.horizontal, .vertical] where context.axes.contains(Axis.Set(axis)) {
      let page = context.containerSize[axis]
      guard page > 0 else { continue }
      let start = (context.originalTarget.rect.origin[axis] / page).rounded()
      let wanted = (target.rect.origin[axis] / page).rounded()
      target.rect.origin[axis] = min(max(wanted, start - 1), start + 1) * page
    }
  }
}

/// Comes to rest where a view of the scroll target layout begins.
nonisolated public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views one movement may pass.
  public struct LimitBehavior: Sendable {
    fileprivate enum Kind {
      case none, few, one
    }

    fileprivate let kind: Kind

    /// As many as are visible.
    public static let automatic = LimitBehavior(kind: .few)
    /// As many as are visible.
    public static let always = LimitBehavior(kind: .few)
    /// As many as are visible.
    public static let alwaysByFew = LimitBehavior(kind: .few)
    /// One.
    public static let alwaysByOne = LimitBehavior(kind: .one)
    /// Any number.
    public static let never = LimitBehavior(kind: .none)
  }

  private let limitBehavior: LimitBehavior
  private let anchor: UnitPoint?

  /// Comes to rest where a view of the scroll target layout begins.
  public init(limitBehavior: LimitBehavior = .automatic) {
    self.limitBehavior = limitBehavior
    anchor = nil
  }

  /// - Parameter anchor: which points of a view and of the window meet; nil for where they begin.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    self.limitBehavior = limitBehavior
    self.anchor = anchor
  }

  @MainActor public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in [Axis.horizontal, .vertical] where context.axes.contains(Axis.Set(axis)) {
      let starts = starts(context, axis)
      guard let nearest = nearest(to: target.rect.origin[axis], in: starts) else { continue }
      target.rect.origin[axis] = limited(nearest, starts, context, axis)
    }
  }

  /// Where the window can begin so that a view is aligned.
  private func starts(_ context: TargetContext, _ axis: Axis) -> [CGFloat] {
    let share = anchor.map { axis == .horizontal ? $0.x : $0.y } ?? 0
    return context.targets.map { $0.origin[axis] - share * (context.containerSize[axis] - $0.size[axis]) }.sorted()
  }

  private func nearest(to position: CGFloat, in starts: [CGFloat]) -> CGFloat? {
    starts.min { abs($0 - position) < abs($1 - position) }
  }

  private func limited(_ wanted: CGFloat, _ starts: [CGFloat], _ context: TargetContext, _ axis: Axis) -> CGFloat {
    let original = context.originalTarget.rect.origin[axis]
    switch limitBehavior.kind {
    case .none: return wanted
    case .few:
      let reach = context.containerSize[axis]
      return nearest(to: min(max(wanted, original - reach), original + reach), in: starts) ?? wanted
    case .one:
      guard let first = nearest(to: original, in: starts), let index = starts.firstIndex(of: first) else {
        return wanted
      }
      let lower = starts[max(0, index - 1)]
      let upper = starts[min(starts.count - 1, index + 1)]
      return min(max(wanted, lower), upper)
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Comes to rest after a whole number of pages.
  nonisolated public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Comes to rest where a view of the scroll target layout begins.
  nonisolated public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// Comes to rest where a view of the scroll target layout begins, and passes no more views than allowed.
  nonisolated public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  /// Comes to rest where a view of the scroll target layout lies at a point of the window.
  ///
  /// - Parameter anchor: which points of a view and of the window meet; nil for where they begin.
  nonisolated public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}

/// A type-erased behavior.
nonisolated public struct AnyScrollTargetBehavior: ScrollTargetBehavior, @unchecked Sendable {
  // Sendable: made with a view on the main actor, and used there.
  private let base: any ScrollTargetBehavior

  /// Hides the type of a behavior.
  public init(_ base: any ScrollTargetBehavior) {
    self.base = base
  }

  @MainActor public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }
}

nonisolated private struct ScrollTargetBehaviorKey: EnvironmentKey {
  static var defaultValue: AnyScrollTargetBehavior? { nil }
}

nonisolated extension EnvironmentValues {
  var scrollTargetBehavior: AnyScrollTargetBehavior? {
    get { self[ScrollTargetBehaviorKey.self] }
    set { self[ScrollTargetBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Decides where the scroll views in this view come to rest.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollTargetBehavior, AnyScrollTargetBehavior(behavior))
  }
}
