import SwiftUI

/// Where an annotation lies, seen from its mark.
public struct AnnotationPosition: Hashable, Sendable {
  enum Kind {
    case automatic, overlay, top, bottom, leading, trailing
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  let kind: Kind

  /// Beside the mark, where its value is: above bars that stand, after bars that lie.
  public static let automatic = AnnotationPosition(kind: .automatic)
  /// In front of the mark.
  public static let overlay = AnnotationPosition(kind: .overlay)
  /// Above the mark.
  public static let top = AnnotationPosition(kind: .top)
  /// Below the mark.
  public static let bottom = AnnotationPosition(kind: .bottom)
  /// Before the mark.
  public static let leading = AnnotationPosition(kind: .leading)
  /// After the mark.
  public static let trailing = AnnotationPosition(kind: .trailing)
  /// Above the mark and before it.
  public static let topLeading = AnnotationPosition(kind: .topLeading)
  /// Above the mark and after it.
  public static let topTrailing = AnnotationPosition(kind: .topTrailing)
  /// Below the mark and before it.
  public static let bottomLeading = AnnotationPosition(kind: .bottomLeading)
  /// Below the mark and after it.
  public static let bottomTrailing = AnnotationPosition(kind: .bottomTrailing)
}

/// What an annotation knows of its mark.
public struct AnnotationContext: Sendable {
  /// The size of the mark, in points.
  public let targetSize: CGSize
}

/// What happens to annotations that do not fit (CH15).
public struct AnnotationOverflowResolution: Sendable {
  /// What an annotation has to stay in.
  public struct Boundary: Hashable, Sendable {
    enum Kind { case automatic, plot, chart }

    let kind: Kind

    /// The chart.
    public static let automatic = Boundary(kind: .automatic)
    /// The plot.
    public static let plot = Boundary(kind: .plot)
    /// The chart with its axes and legend.
    public static let chart = Boundary(kind: .chart)
  }

  /// What happens in one direction.
  public struct Strategy: Hashable, Sendable {
    enum Kind: Hashable { case automatic, disabled, padScale, fit(Boundary) }

    let kind: Kind

    /// Annotations above, below and over their marks are moved horizontally until they are in the chart; others stay.
    public static let automatic = Strategy(kind: .automatic)
    /// Annotations stay where they are.
    public static let disabled = Strategy(kind: .disabled)
    /// Annotations are moved until they fit. The scale stays as it is, unlike on Apple's platforms.
    public static let padScale = Strategy(kind: .padScale)
    /// Annotations are moved until they fit.
    public static let fit = Strategy(kind: .fit(.automatic))

    /// Annotations are moved until they fit.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
  }

  let x: Strategy
  let y: Strategy

  /// What happens in both directions.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }

  /// Annotations are moved into the chart in the horizontal direction, and stay in the vertical one.
  public static let automatic = AnnotationOverflowResolution()
}

/// Annotates all marks of a piece of content as one.
nonisolated struct AnnotatedChartContent<Content: ChartContent>: PrimitiveChartContent {
  let content: Content
  let annotation: ChartAnnotation

  @MainActor func _collect(into collector: inout _ChartCollector) {
    var annotation = annotation
    // Each place in the content has a number of its own, as in rows of a loop.
    annotation.group = _ChartCollector.hash(collector.path, collector.attributes.annotations.count)
    collector.collect(content) { $0.annotations.append(annotation) }
  }
}

nonisolated extension ChartContent {
  /// Shows a view at the marks, which counts as one with a common box (CH15).
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic, content: content)
  }

  /// Shows a view at the marks, which says what happens where it does not fit (CH15).
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view = content()
    return annotated(position, alignment, spacing, overflowResolution, .view(AnyView(view)))
  }

  /// Shows a view at the marks that knows their size.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping @MainActor (AnnotationContext) -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, .automatic, .function { AnyView(content($0)) })
  }

  /// Shows a view at the marks that knows their size.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping @MainActor (AnnotationContext) -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, overflowResolution, .function { AnyView(content($0)) })
  }

  private func annotated(
    _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
    _ overflow: AnnotationOverflowResolution, _ content: ChartAnnotation.Content
  ) -> AnnotatedChartContent<Self> {
    AnnotatedChartContent(
      content: self,
      annotation: ChartAnnotation(
        position: position, alignment: alignment, spacing: spacing, overflow: overflow, group: 0, content: content))
  }
}
