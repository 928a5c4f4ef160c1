import Foundation

/// Whether scroll views keep what they show where it is when their content changes (J417).
nonisolated public struct ScrollContentOffsetAdjustmentBehavior: Hashable, Sendable {
  private let isDisabled: Bool

  /// What is in sight keeps its place: the anchor for changes of the size, and the view at the bound position.
  public static var automatic: ScrollContentOffsetAdjustmentBehavior {
    ScrollContentOffsetAdjustmentBehavior(isDisabled: false)
  }

  /// The offset stays as it is, as far as the content allows it.
  public static var disabled: ScrollContentOffsetAdjustmentBehavior {
    ScrollContentOffsetAdjustmentBehavior(isDisabled: true)
  }
}

nonisolated private struct OffsetAdjustmentKey: TransactionKey {
  static var defaultValue: ScrollContentOffsetAdjustmentBehavior { .automatic }
}

nonisolated private struct PreservesVelocityKey: TransactionKey {
  static var defaultValue: Bool { false }
}

nonisolated private struct ScrollTargetAnchorKey: TransactionKey {
  static var defaultValue: UnitPoint? { nil }
}

nonisolated extension Transaction {
  /// Whether scroll views keep what they show where it is when the change changes their content (J417).
  public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
    get { self[OffsetAdjustmentKey.self] }
    set { self[OffsetAdjustmentKey.self] = newValue }
  }

  /// Whether content that coasts goes on with its velocity from where the change puts it; otherwise it stops there (J417).
  /// Changes that are animated always stop it.
  public var scrollPositionUpdatePreservesVelocity: Bool {
    get { self[PreservesVelocityKey.self] }
    set { self[PreservesVelocityKey.self] = newValue }
  }

  /// Which points of a view and of the window meet that the change scrolls to; nil leaves it to the request and to the scroll
  /// view (J417).
  public var scrollTargetAnchor: UnitPoint? {
    get { self[ScrollTargetAnchorKey.self] }
    set { self[ScrollTargetAnchorKey.self] = newValue }
  }
}
