/// Dismisses a presentation, or goes back to the previous page (F23).
nonisolated public struct DismissAction: Equatable, Sendable {
  private let target: DismissTarget?

  package init(_ target: DismissTarget?) {
    self.target = target
  }

  /// Dismisses the presentation around the view that read the action; does nothing if there is none (B68).
  @MainActor @preconcurrency
  public func callAsFunction() {
    target?.action?()
  }

  public static func == (left: DismissAction, right: DismissAction) -> Bool {
    left.target === right.target
  }
}

/// The target of a dismissal. The object lives as long as the presentation, so that readers need not run again.
nonisolated package final class DismissTarget: Sendable {
  @MainActor package var action: (@MainActor () -> Void)?

  package init() {}
}

nonisolated private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(nil) }
}

nonisolated private struct IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  /// Dismisses the presentation around a view (F23).
  public var dismiss: DismissAction { self[DismissKey.self] }

  /// Whether the view is in something that is presented (F23).
  public var isPresented: Bool { self[IsPresentedKey.self] }

  package var dismissAction: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  package var isInPresentation: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// The state of the presentation around the view, with a way to dismiss it.
  public var presentationMode: Binding<PresentationMode> {
    let isPresented = isPresented
    let dismiss = dismiss
    return Binding(
      get: { PresentationMode(isPresented: isPresented) },
      set: { mode in
        guard !mode.isPresented else { return }
        EngineThread.unsafelyIsolated { dismiss() }
      })
  }
}
