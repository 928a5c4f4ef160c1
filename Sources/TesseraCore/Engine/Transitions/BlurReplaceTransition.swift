import Foundation

/// The view blurs, shrinks and fades.
nonisolated public struct BlurReplaceTransition: DrawnTransition {
  /// How the size changes.
  public struct Configuration: Equatable, Sendable {
    let scaleOut: Double

    /// The view grows on insertion and shrinks on removal.
    public static let downUp = Configuration(scaleOut: 0.9)
    /// The view grows on insertion and on removal.
    public static let upUp = Configuration(scaleOut: 1.1)
  }

  /// How the size changes.
  public var configuration: Configuration

  /// The view blurs, scales and fades.
  public init(configuration: Configuration) {
    self.configuration = configuration
  }

  var drawn: AnyTransition {
    let scaleOut = configuration.scaleOut
    return AnyTransition(hasMotion: false) { phase in
      TransitionFigures(opacity: 0, scale: phase == .didDisappear ? scaleOut : 0.9, blur: 7)
    }
  }

  @MainActor public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

extension Transition where Self == BlurReplaceTransition {
  /// The view blurs, shrinks and fades.
  @MainActor @preconcurrency public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  /// The view blurs, scales and fades.
  @MainActor @preconcurrency public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: configuration)
  }
}
