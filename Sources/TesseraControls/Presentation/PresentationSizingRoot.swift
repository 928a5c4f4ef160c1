import Foundation
import TesseraCore

/// The presented view, which can be asked for its size.
nonisolated public struct PresentationSizingRoot {
  let measure: (ProposedViewSize) -> CGSize

  /// The size that the view takes when it is offered one.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    measure(proposal)
  }
}
