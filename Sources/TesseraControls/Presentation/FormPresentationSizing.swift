import Foundation
import TesseraCore

/// A little narrower than a page.
nonisolated public struct FormPresentationSizing: PresentationSizing, Sendable {
  /// A little narrower than a page; the same as `.form`.
  public init() {}

  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    ProposedViewSize(width: SheetMetrics.formWidth, height: SheetMetrics.formHeight)
  }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// A little narrower than a page.
  nonisolated public static var form: FormPresentationSizing { FormPresentationSizing() }
}
