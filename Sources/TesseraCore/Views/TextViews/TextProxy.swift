import Foundation

/// The text that a renderer draws, to be measured.
public struct TextProxy: @unchecked Sendable {
  // Sendable: it exists only while a renderer is asked, on the engine's thread.
  let measure: (LayoutProposal) -> CGSize

  /// The size that the text has without a renderer, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    measure(LayoutProposal(proposal))
  }
}
