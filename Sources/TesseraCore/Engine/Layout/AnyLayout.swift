import Foundation

/// A layout whose type is hidden, so that it can be exchanged while the views in it stay the same (C10).
nonisolated public struct AnyLayout: Layout {
  public typealias AnimatableData = _AnyAnimatableData

  /// The cache of whichever layout it is.
  public struct Cache {
    fileprivate var value: Any
  }

  private var layout: any Layout

  /// Erases the type of `layout`. Erasing it twice has no further effect.
  public init<L: Layout>(_ layout: L) {
    self.layout = (layout as? AnyLayout)?.layout ?? layout
  }

  public var animatableData: _AnyAnimatableData {
    get { layout.hiddenAnimatableData }
    set { layout.hiddenAnimatableData = newValue }
  }

  /// The axis of the layout that it is at present (C35).
  var stackOrientation: Axis? { type(of: layout).layoutProperties.stackOrientation }

  public func makeCache(subviews: Subviews) -> Cache {
    layout.makeHiddenCache(subviews)
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    layout.updateHiddenCache(&cache, subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    layout.spacing(subviews, hidden: &cache)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    layout.size(proposal, subviews, hidden: &cache)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    layout.place(bounds, proposal, subviews, hidden: &cache)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    layout.guide(guide, bounds, proposal, subviews, hidden: &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    layout.guide(guide, bounds, proposal, subviews, hidden: &cache)
  }
}

/// What a hidden layout does, with its cache in hiding too.
nonisolated extension Layout {
  fileprivate var hiddenAnimatableData: _AnyAnimatableData {
    get { _AnyAnimatableData(animatableData) }
    set {
      if let data = newValue.data(as: AnimatableData.self) { animatableData = data }
    }
  }

  fileprivate func makeHiddenCache(_ subviews: Subviews) -> AnyLayout.Cache {
    AnyLayout.Cache(value: makeCache(subviews: subviews))
  }

  fileprivate func updateHiddenCache(_ cache: inout AnyLayout.Cache, _ subviews: Subviews) {
    if var own = cache.value as? Cache {
      updateCache(&own, subviews: subviews)
      cache.value = own
    } else {
      // The cache of another layout cannot be used.
      cache = makeHiddenCache(subviews)
    }
  }

  private func withOwn<Result>(
    _ cache: inout AnyLayout.Cache, _ subviews: Subviews, _ body: (inout Cache) -> Result
  ) -> Result {
    var own = cache.value as? Cache ?? makeCache(subviews: subviews)
    defer { cache.value = own }
    return body(&own)
  }

  fileprivate func spacing(_ subviews: Subviews, hidden cache: inout AnyLayout.Cache) -> ViewSpacing {
    withOwn(&cache, subviews) { spacing(subviews: subviews, cache: &$0) }
  }

  fileprivate func size(
    _ proposal: ProposedViewSize, _ subviews: Subviews, hidden cache: inout AnyLayout.Cache
  ) -> CGSize {
    withOwn(&cache, subviews) { sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  fileprivate func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, hidden cache: inout AnyLayout.Cache
  ) {
    withOwn(&cache, subviews) { placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
  }

  fileprivate func guide(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    hidden cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    withOwn(&cache, subviews) {
      explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func guide(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    hidden cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    withOwn(&cache, subviews) {
      explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
