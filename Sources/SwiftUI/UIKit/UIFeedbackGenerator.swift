import Foundation
import TesseraCore

/// Gives feedback under the names that UIKit has for it; what is felt or heard of it is that of `sensoryFeedback`.
@MainActor @preconcurrency
open class UIFeedbackGenerator {
  /// A generator without feedback of its own.
  public init() {}

  /// Says that feedback will be wanted soon: here it is always ready.
  open func prepare() {}

  fileprivate func give(_ feedback: SensoryFeedback) {
    FrontmostGraph.current?.environment.feedbackInHost?(feedback)
  }
}

/// Something collides.
@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy or how hard the things are that collide.
  nonisolated public enum FeedbackStyle: Int, Sendable {
    /// Light things.
    case light
    /// Things of middling weight.
    case medium
    /// Heavy things.
    case heavy
    /// Soft things.
    case soft
    /// Hard things.
    case rigid
  }

  private let style: FeedbackStyle

  /// A generator for things of a weight or a hardness.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// A generator for things of middling weight.
  public override convenience init() {
    self.init(style: .medium)
  }

  /// Gives the feedback at full intensity. Nothing happens where the host gives none.
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
  /// How something went.
  nonisolated public enum FeedbackType: Int, Sendable {
    /// It was done.
    case success
    /// It was done, or may be done, with a risk.
    case warning
    /// It was not done.
    case error
  }

  /// Gives the feedback. Nothing happens where the host gives none.
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
  /// Gives the feedback. Nothing happens where the host gives none.
  public func selectionChanged() {
    give(.selection)
  }
}
