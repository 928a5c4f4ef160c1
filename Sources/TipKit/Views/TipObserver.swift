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

  nonisolated init() {}

  /// Follows a tip, in the place of the one before.
  func follow(_ tip: (any Tip)?) {
    guard tip?.id != self.tip?.id || listener == nil else {
      self.tip = tip
      return
    }
    self.tip = tip
    if let listener { store.remove(listener) }
    listener = store.listen { [weak self] in
      EngineThread.run { self?.update() }
    }
  }

  private func update() {
    let new = tip.map { store.status(of: $0) == .available } ?? false
    if new != isShown { isShown = new }
  }

  func begin() {
    if let tip { store.begin(tip) }
  }

  func end() {
    if let tip { store.end(tip) }
  }

  func close() {
    if let tip { store.invalidate(tip.id, .tipClosed) }
  }

  isolated deinit {
    if let listener { store.remove(listener) }
  }
}
