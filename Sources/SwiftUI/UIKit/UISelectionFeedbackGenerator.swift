import TesseraCore

/// Something else is chosen.
@MainActor @preconcurrency
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Gives the feedback. Nothing happens where the host gives none.
  public func selectionChanged() {
    give(.selection)
  }
}
