import Observation
import SwiftUI
import TesseraValues

/// Tips of which one is shown at a time.
@MainActor @Observable
public final class TipGroup {
  /// Which one is shown.
  public enum Priority: Sendable {
    /// The first one that can be.
    case firstAvailable
    /// In order: one after those before it were invalidated.
    case ordered
  }

  /// Puts the tips of a group together.
  @resultBuilder
  public enum Builder {
    /// One of them.
    public static func buildExpression(_ tip: any Tip) -> [any Tip] { [tip] }
    /// All of them, in order.
    public static func buildBlock(_ parts: [any Tip]...) -> [any Tip] { parts.flatMap { $0 } }
    /// Those of a condition, if it is true.
    public static func buildOptional(_ part: [any Tip]?) -> [any Tip] { part ?? [] }
    /// Those of one branch.
    public static func buildEither(first part: [any Tip]) -> [any Tip] { part }
    /// Those of one branch.
    public static func buildEither(second part: [any Tip]) -> [any Tip] { part }
  }

  private let priority: Priority
  private let tips: [any Tip]
  @ObservationIgnored private let store = TipStore.current
  @ObservationIgnored private var listener: TipStore.Listener?
  private var number: Int?

  /// - Parameters:
  ///   - priority: which one is shown.
  ///   - tips: the tips.
  public init(_ priority: Priority = .firstAvailable, @Builder _ tips: () -> [any Tip]) {
    self.priority = priority
    self.tips = tips()
    listener = store.listen { [weak self] in
      EngineThread.run { self?.update() }
    }
  }

  isolated deinit {
    if let listener { store.remove(listener) }
  }

  /// The tip to show now; nil if there is none.
  public var currentTip: (any Tip)? { number.map { tips[$0] } }

  private func update() {
    let new: Int?
    switch priority {
    case .firstAvailable: new = tips.firstIndex { store.status(of: $0) == .available }
    case .ordered:
      new = tips.firstIndex { tip in
        if case .invalidated = store.status(of: tip) { false } else { true }
      }.flatMap { store.status(of: tips[$0]) == .available ? $0 : nil }
    }
    if new != number { number = new }
  }
}
