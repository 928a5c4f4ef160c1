import Foundation

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
