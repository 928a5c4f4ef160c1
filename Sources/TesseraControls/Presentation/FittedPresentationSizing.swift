import Foundation
import TesseraCore

/// The ideal size of the presented view.
nonisolated public struct FittedPresentationSizing: PresentationSizing, Sendable {
  /// As large as the presented view wants to be; the same as `.fitted`.
  public init() {}

  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    ProposedViewSize(root.sizeThatFits(.unspecified))
  }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The ideal size of the presented view.
  nonisolated public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
