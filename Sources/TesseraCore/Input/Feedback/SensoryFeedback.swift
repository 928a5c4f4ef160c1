/// Something to be felt or heard, in answer to what the user does.
nonisolated public struct SensoryFeedback: Equatable, Sendable {
  enum Kind: Equatable {
    case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange, pathComplete
    case weighty(Weight)
    case flexible(Flexibility)
    case press(PressFeedback)
    case release(ReleaseFeedback)
    case control(SelectionFeedback)
  }

  let kind: Kind
  /// From 0, which can hardly be felt, to 1, the strongest.
  let intensity: Double

  init(_ kind: Kind, intensity: Double = 1) {
    self.kind = kind
    self.intensity = intensity.isNaN ? 1 : min(max(intensity, 0), 1)
  }

  /// A task is done.
  public static let success = SensoryFeedback(.success)
  /// A task gave cause for a warning.
  public static let warning = SensoryFeedback(.warning)
  /// A task failed.
  public static let error = SensoryFeedback(.error)
  /// What is chosen changes.
  public static let selection = SensoryFeedback(.selection)
  /// A value passes a mark on its way up.
  public static let increase = SensoryFeedback(.increase)
  /// A value passes a mark on its way down.
  public static let decrease = SensoryFeedback(.decrease)
  /// Something begins.
  public static let start = SensoryFeedback(.start)
  /// Something ends.
  public static let stop = SensoryFeedback(.stop)
  /// What is dragged lies in line with something.
  public static let alignment = SensoryFeedback(.alignment)
  /// One level of pressure follows another.
  public static let levelChange = SensoryFeedback(.levelChange)
  /// A shape that is being drawn is recognized.
  public static let pathComplete = SensoryFeedback(.pathComplete)
  /// Two things strike each other.
  public static let impact = SensoryFeedback.impact()

  /// Two things of a weight strike each other.
  ///
  /// - Parameter intensity: from 0 to 1; what lies outside counts as the nearer bound.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(.weighty(weight), intensity: intensity)
  }

  /// Two things of a softness strike each other.
  ///
  /// - Parameter intensity: from 0 to 1; what lies outside counts as the nearer bound.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(.flexible(flexibility), intensity: intensity)
  }

  /// How heavy things are that strike each other.
  public struct Weight: Equatable, Sendable {
    private let rank: Int

    /// Light things.
    public static let light = Weight(rank: 0)
    /// Things of middling weight.
    public static let medium = Weight(rank: 1)
    /// Heavy things.
    public static let heavy = Weight(rank: 2)
  }

  /// How soft things are that strike each other.
  public struct Flexibility: Equatable, Sendable {
    private let rank: Int

    /// Hard things.
    public static let rigid = Flexibility(rank: 0)
    /// Things that are neither hard nor soft.
    public static let solid = Flexibility(rank: 1)
    /// Soft things.
    public static let soft = Flexibility(rank: 2)
  }
}

nonisolated extension SensoryFeedback {
  /// What a desktop's sound theme calls the sound that stands for it, after the freedesktop sound naming specification;
  /// nil for what is only to be felt.
  package var themeSound: String? {
    switch kind {
    case .success: "complete"
    case .warning: "dialog-warning"
    case .error: "dialog-error"
    case .press: "button-pressed"
    case .release: "button-released"
    case .control(.on): "button-toggle-on"
    case .control(.off): "button-toggle-off"
    default: nil
    }
  }
}
