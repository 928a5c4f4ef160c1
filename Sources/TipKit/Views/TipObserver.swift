import Combine
import SwiftUI
import TesseraValues

/// Tells a view whether its tip is shown.
@MainActor
final class TipObserver: ObservableObject {
  @Published private(set) var isShown = false
  private let store = TipStore.current
  private var tip: (any Tip)?
  private var listener: TipStore.Listener?
  private var isUpdating = false

  nonisolated init() {}

  /// Follows a tip, in the place of the one before.
  func follow(_ tip: (any Tip)?) {
    guard tip?.id != self.tip?.id || listener == nil else {
      self.tip = tip
      return
    }
    stop()
    self.tip = tip
    listener = store.listen { [weak self] in
      EngineThread.run { self?.update() }
    }
  }

  /// Shows the tip no more, until it is followed again.
  func stop() {
    if let listener { store.remove(listener) }
    listener = nil
    if isShown { hide() }
  }

  private func update() {
    // What this changes in the store is told here as well.
    guard !isUpdating, let tip else { return }
    isUpdating = true
    defer { isUpdating = false }
    let canBeShown = store.status(of: tip) == .available
    if canBeShown, !isShown {
      // TK3: of several tips in one frame, one takes the time.
      isShown = store.begin(tip)
    } else if !canBeShown, isShown {
      hide()
    }
  }

  private func hide() {
    isShown = false
    if let tip { store.end(tip) }
  }

  func close() {
    if let tip { store.invalidate(tip.id, .tipClosed) }
  }

  isolated deinit {
    if let listener { store.remove(listener) }
  }
}
