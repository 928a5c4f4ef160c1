import Combine
import Foundation
import Observation

/// A scene with a modifier for its whole view, including its windows.
nonisolated struct ModifiedScene<Content: Scene, Modifier: ViewModifier>: PrimitiveScene {
  let content: Content
  let modifier: Modifier

  @MainActor static func _view(of scene: Self) -> AnyView {
    AnyView(Content._view(of: scene.content).modifier(scene.modifier))
  }
}

extension Scene {
  /// Runs an action when a value differs from that of the update before (B41, B47).
  ///
  /// - Parameter initial: whether the action also runs when the scene appears.
  @preconcurrency
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor (V, V) -> Void
  ) -> some Scene {
    ModifiedScene(
      content: self,
      modifier: ChangeModifier(value: value, isInitial: initial, usesOldAction: false, action: action))
  }

  /// Runs an action when a value differs from that of the update before (B41, B47).
  @preconcurrency
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some Scene {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Runs an action with the new value when a value changed. The action of the scene before the change runs (B41).
  @preconcurrency
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping @MainActor (V) -> Void
  ) -> some Scene {
    ModifiedScene(
      content: self,
      modifier: ChangeModifier(value: value, isInitial: false, usesOldAction: true) { _, new in action(new) })
  }

  /// Writes a value that all views of the scene read (B60).
  nonisolated public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene {
    ModifiedScene(content: self, modifier: _EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Sets an observable object for all views of the scene (B67).
  nonisolated public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    ModifiedScene(content: self, modifier: EnvironmentObjectModifier(object: object))
  }

  /// Sets an observable object for all views of the scene.
  nonisolated public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
    ModifiedScene(content: self, modifier: EnvironmentObjectModifier(object: object))
  }

  /// Changes a value that comes from above for all views of the scene (B61).
  nonisolated public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some Scene {
    ModifiedScene(content: self, modifier: EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }

  /// The store of the scene's `@AppStorage` properties that name none.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    environment(\.defaultAppStorage, store)
  }
}
