import Foundation
import TesseraCore

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
