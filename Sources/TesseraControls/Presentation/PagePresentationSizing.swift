import Foundation
import TesseraCore

/// Like a sheet of paper.
nonisolated public struct PagePresentationSizing: PresentationSizing, Sendable {
  /// Like a sheet of paper; the same as `.page`.
  public init() {}

  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    ProposedViewSize(width: SheetMetrics.pageWidth, height: context.room.height - 2 * SheetMetrics.pageMargin)
  }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// Like a sheet of paper.
  nonisolated public static var page: PagePresentationSizing { PagePresentationSizing() }
}
