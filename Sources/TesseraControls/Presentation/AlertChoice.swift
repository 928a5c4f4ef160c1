import Observation
import TesseraCore

/// A button of a question, as the question around it knows it.
@MainActor @Observable
final class AlertChoice {
  /// Whether the Return key presses the button, which has the accent color then (DK19).
  var isDefault = false
  /// Presses the button.
  @ObservationIgnored var act: (@MainActor () -> Void)?

  nonisolated init() {}
}
