import SwiftUI

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
