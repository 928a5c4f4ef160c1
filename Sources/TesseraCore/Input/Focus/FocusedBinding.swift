/// A binding that the focused view, or one around it, offers; its value is nil where there is none.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private var binding: FocusedValue<Binding<Value>>

  /// Reads a binding that views offer with `focusedValue(_:_:)`.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    binding = FocusedValue(keyPath)
  }

  /// The value of the binding now. Writing nil changes nothing.
  public var wrappedValue: Value? {
    get { binding.wrappedValue?.wrappedValue }
    nonmutating set {
      guard let newValue else { return }
      binding.wrappedValue?.wrappedValue = newValue
    }
  }

  /// A binding to the value. Where there is none, it is nil and writes change nothing, as does writing nil.
  public var projectedValue: Binding<Value?> {
    guard let binding = binding.wrappedValue else { return .constant(nil) }
    let owner = UncheckedSendable(binding)
    return Binding(
      get: { owner.value.wrappedValue },
      set: { newValue in if let newValue { owner.value.wrappedValue = newValue } })
  }
}

nonisolated extension FocusedBinding: Sendable where Value: Sendable {}
