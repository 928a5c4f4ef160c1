import Foundation
import TesseraCore

/// Runs an action when the content of a scroll view in it is pulled down (F48).
nonisolated struct RefreshableModifier: ViewModifier {
  let action: @isolated(any) @Sendable () async -> Void

  @MainActor func body(content: Content) -> some View {
    RefreshableBody(content: content, action: action)
  }
}

private struct RefreshableBody<Content: View>: View {
  let content: Content
  let action: @isolated(any) @Sendable () async -> Void

  @State private var target = DismissTarget()
  @State private var generation = 0
  @State private var isRefreshing = false

  init(content: Content, action: @escaping @isolated(any) @Sendable () async -> Void) {
    self.content = content
    self.action = action
  }

  var body: some View {
    content
      .environment(\.refreshAction, RefreshAction(action))
      .environment(\.refreshTrigger, RefreshTrigger(target))
      .overlay(alignment: .top) { if isRefreshing { ProgressView().padding(12) } }
      .task(id: generation) {
        guard generation > 0 else { return }
        await action()
        isRefreshing = false
      }
      .onUpdate(of: target) { $0.action = pull }
  }

  /// Captures nothing of the view itself, which keeps the target: the view and its content would never be released.
  private var pull: @MainActor () -> Void {
    return { [isRefreshing = $isRefreshing, generation = $generation] in
      guard !isRefreshing.wrappedValue else { return }
      isRefreshing.wrappedValue = true
      generation.wrappedValue += 1
    }
  }
}

extension View {
  /// Lets the user refresh this view by pulling down the content of a scroll view in it (F48).
  ///
  /// A progress view is shown until the action returns. When the view is removed, the action's task is cancelled.
  @preconcurrency
  nonisolated public func refreshable(
    @_inheritActorContext action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(RefreshableModifier(action: SentAction.sendable(action)))
  }
}
