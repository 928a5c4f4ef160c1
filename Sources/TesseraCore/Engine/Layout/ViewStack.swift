/// A stack whose views a container can place by itself.
package nonisolated protocol ViewStack {
  /// The views in the stack, without it.
  @MainActor var stackedViews: AnyView { get }
}
