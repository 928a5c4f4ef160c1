import Foundation
import TesseraCore

/// Gives feedback under the names that UIKit has for it; what is felt or heard of it is that of `sensoryFeedback`.
@MainActor @preconcurrency
open class UIFeedbackGenerator {
  /// A generator without feedback of its own.
  public init() {}

  /// Says that feedback will be wanted soon: here it is always ready.
  open func prepare() {}

  func give(_ feedback: SensoryFeedback) {
    FrontmostGraph.current?.environment.feedbackInHost?(feedback)
  }
}
