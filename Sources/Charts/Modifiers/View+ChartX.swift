import SwiftUI

nonisolated extension View {
  /// Shows the horizontal axes of charts, or hides them.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    chart { $0.x.visibility = visibility }
  }

  /// What the horizontal axes of charts show (CH11).
  public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    chart { $0.x.content = { content()._marks.models } }
  }

  /// Shows the horizontal axes of charts in views that a function makes of them.
  public func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping @MainActor (ChartAxisContent) -> Content
  ) -> some View {
    chart { $0.x.axisStyle = { AnyView(content($0)) } }
  }

  // MARK: Titles

  /// A title of the horizontal axes of charts.
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// A title of the horizontal axes of charts.
  @_disfavoredOverload
  public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    let text = Text(label)
    return chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { text }
  }

  /// A view as a title of the horizontal axes of charts.
  ///
  /// - Parameters:
  ///   - position: the side of the plot.
  ///   - alignment: where along that side.
  ///   - spacing: the distance to what it belongs to, in points.
  ///   - content: the view.
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping @MainActor () -> C
  ) -> some View {
    let distance = spacing.flatMap { $0.isFinite ? $0 : nil }
    return chart {
      $0.x.labels.append(
        AxisTitleConfiguration(position: position, alignment: alignment, spacing: distance) { AnyView(content()) })
    }
  }

  // MARK: Scales

  /// The values that the horizontal axes of charts show, where, and how they are spread (CH10).
  public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    var settings = _ScaleDomainSettings()
    domain._apply(to: &settings)
    return chart { [settings] in
      $0.x.domain = settings
      $0.x.range = range._range
      $0.x.type = type ?? $0.x.type
    }
  }

  /// The values that the horizontal axes of charts show, and how they are spread (CH10).
  public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    var settings = _ScaleDomainSettings()
    domain._apply(to: &settings)
    return chart { [settings] in
      $0.x.domain = settings
      $0.x.type = type ?? $0.x.type
    }
  }

  /// The part of the plot that the horizontal axes of charts cover, and how values are spread over it.
  public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    chart {
      $0.x.range = range._range
      $0.x.type = type ?? $0.x.type
    }
  }

  /// How values are spread over the horizontal axes of charts.
  public func chartXScale(type: ScaleType?) -> some View {
    chart { $0.x.type = type }
  }

  // MARK: Selection

  /// Lets the user select a value of the horizontal axes of charts: the one that is pressed or pointed at (CH18).
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { $0.x.selection = ChartValueSelection { value.wrappedValue = $0.flatMap { P(plotted: $0) } } }
  }

  /// Lets the user select a range of the horizontal axes of charts by dragging (CH18).
  public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    chart {
      $0.x.rangeSelection = ChartRangeSelection { bounds in
        guard let bounds, let first = P(plotted: bounds.0), let last = P(plotted: bounds.1) else { return }
        range.wrappedValue = min(first, last)...max(first, last)
      }
    }
  }

  // MARK: Scrolling

  /// How much of the horizontal axes is seen where they scroll: a number, seconds for dates, or a number of categories.
  ///
  /// A length that is not above 0 counts as none.
  public func chartXVisibleDomain<P: PrimitivePlottableProtocol & Numeric>(length: P) -> some View {
    chart { $0.x.visibleLength = length._plotted.number }
  }

  /// The value at the beginning of the horizontal axes where they scroll, which the program can change (CH18).
  public func chartScrollPosition<P: Plottable>(x position: Binding<P>) -> some View {
    chart {
      $0.x.scrollPosition = ChartScrollBinding(initial: position.wrappedValue.plotted, isBound: true) {
        if let value = P(plotted: $0) { position.wrappedValue = value }
      }
    }
  }

  /// The value at the beginning of the horizontal axes before the user scrolls.
  public func chartScrollPosition<P: Plottable>(initialX value: P) -> some View {
    chart { $0.x.scrollPosition = ChartScrollBinding(initial: value.plotted, isBound: false) { _ in } }
  }
}
