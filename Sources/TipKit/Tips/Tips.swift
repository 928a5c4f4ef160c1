import Foundation

/// What all tips of a program have in common.
public enum Tips {
  /// Whether a tip can be shown.
  public enum Status: Hashable, Sendable {
    /// Not yet.
    case pending
    /// Now.
    case available
    /// Not any more.
    case invalidated(InvalidationReason)
  }

  /// Why a tip is not shown any more.
  public enum InvalidationReason: String, Codable, Hashable, Sendable {
    /// The user did what it is about.
    case actionPerformed
    /// It was shown as often as it may be.
    case displayCountExceeded
    /// It was shown for as long as it may be.
    case displayDurationExceeded
    /// The user closed it.
    case tipClosed
  }

  /// Reads what is remembered of tips, and begins to show them (TK1). A program does so once.
  ///
  /// - Throws: `TipKitError.tipsDatastoreAlreadyConfigured` the second time.
  public static func configure(_ options: [ConfigurationOption] = []) throws {
    try TipStore.current.configure(options)
  }

  /// Forgets everything about tips. It has to be called before `configure(_:)`.
  ///
  /// - Throws: `TipKitError.tipsDatastoreAlreadyConfigured` after that.
  public static func resetDatastore() throws {
    try TipStore.current.reset()
  }

  /// Shows all tips, even against their rules.
  public static func showAllTipsForTesting() {
    TipStore.current.setOverride { $0 = TipOverride(showsAll: true) }
  }

  /// Shows tips of some types, even against their rules.
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {
    TipStore.current.setOverride { $0.shown.formUnion(tips.map { ObjectIdentifier($0) }) }
  }

  /// Shows no tip.
  public static func hideAllTipsForTesting() {
    TipStore.current.setOverride { $0 = TipOverride(hidesAll: true) }
  }

  /// Does not show tips of some types.
  public static func hideTipsForTesting(_ tips: [any Tip.Type]) {
    TipStore.current.setOverride { $0.hidden.formUnion(tips.map { ObjectIdentifier($0) }) }
  }
}
