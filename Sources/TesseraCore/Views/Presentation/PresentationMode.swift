/// Whether a view is presented.
nonisolated public struct PresentationMode: Sendable {
  /// Whether the view is presented; `dismiss()` makes it false.
  public private(set) var isPresented: Bool

  init(isPresented: Bool) {
    self.isPresented = isPresented
  }

  /// Dismisses the presentation; does nothing if there is none.
  public mutating func dismiss() {
    isPresented = false
  }
}
