import Foundation
import TesseraCore

/// Gives feedback under the names that UIKit has for it; what is felt or heard of it is that of `sensoryFeedback`.
@MainActor @preconcurrency
open class UIFeedbackGenerator {
  public init() {}

  /// Says that feedback will be wanted soon: here it is always ready.
  open func prepare() {}

  fileprivate func give(_ feedback: SensoryFeedback) {
    ForemostGraph.current?.environment.feedbackInHost?(feedback)
  }
}

/// Something collides.
@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  nonisolated public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  private let style: FeedbackStyle

  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  public override convenience init() {
    self.init(style: .medium)
  }

  public func impactOccurred() {
    impactOccurred(intensity: 1)
  }

  /// - Parameter intensity: from 0 to 1.
  public func impactOccurred(intensity: CGFloat) {
    let intensity = Double(intensity)
    switch style {
    case .light: give(.impact(weight: .light, intensity: intensity))
    case .medium: give(.impact(weight: .medium, intensity: intensity))
    case .heavy: give(.impact(weight: .heavy, intensity: intensity))
    case .soft: give(.impact(flexibility: .soft, intensity: intensity))
    case .rigid: give(.impact(flexibility: .rigid, intensity: intensity))
    }
  }
}

/// Something went well or not.
@MainActor @preconcurrency
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  nonisolated public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  public func notificationOccurred(_ notificationType: FeedbackType) {
    switch notificationType {
    case .success: give(.success)
    case .warning: give(.warning)
    case .error: give(.error)
    }
  }
}

/// Something else is chosen.
@MainActor @preconcurrency
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() {
    give(.selection)
  }
}
