import Foundation
import TesseraCore

/// The platform's default: like a form.
nonisolated public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  /// The platform's default; the same as `.automatic`.
  public init() {}

  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    FormPresentationSizing().proposedSize(for: root, context: context)
  }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The platform's default: like a form.
  nonisolated public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
