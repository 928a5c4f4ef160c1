/// Comes to rest at whole pages, one further at most.
nonisolated public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Comes to rest after a whole number of pages; `.paging` says the same.
  public init() {}

  @MainActor public func properties(context: PropertiesContext) -> Properties { Properties(limitsScrolls: true) }

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

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Comes to rest after a whole number of pages.
  nonisolated public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
