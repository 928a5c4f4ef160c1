import Observation

nonisolated struct _EnvironmentKeyWritingModifier<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  var value: Value

  mutating func take(over old: Self?) {
    // The type tells faster than a value.
    guard Value.self is any RenewableAction.Type, let action = value as? any RenewableAction else { return }
    value = Self.renew(action, over: old) as? Value ?? value
  }

  private static func renew<Action: RenewableAction>(_ action: Action, over old: Self?) -> Action {
    action.renewed(in: old?.value as? Action)
  }

  func write(to values: inout EnvironmentValues) {
    values[keyPath: keyPath] = value
  }
}

nonisolated struct EnvironmentKeyTransformModifier<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  func write(to values: inout EnvironmentValues) {
    transform(&values[keyPath: keyPath])
  }
}

nonisolated struct EnvironmentObjectModifier<Object: AnyObject>: EnvironmentModifier {
  let object: Object?

  func write(to values: inout EnvironmentValues) {
    values.setObject(object, of: Object.self)
  }
}

extension View {
  /// Writes a value that this view and everything below it reads (B60).
  nonisolated public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Sets an observable object for this view and everything below it, under the type written here (B67).
  ///
  /// nil removes the object that an ancestor set.
  nonisolated public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }

  /// Changes a value that comes from above for this view and everything below it (B61).
  nonisolated public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }

  /// Whether the user can act on this view; a view inside a disabled one stays disabled (B62).
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }

  /// Light or dark for this view and everything below it.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}

nonisolated struct DisabledModifier: EnvironmentModifier {
  let isDisabled: Bool

  func write(to values: inout EnvironmentValues) {
    if isDisabled { values.isEnabled = false }
  }
}
