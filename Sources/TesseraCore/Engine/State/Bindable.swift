import Combine
import Observation

/// Gives bindings to the properties of an observable object (B57).
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// The wrapper itself: `$model.name` is a binding to the property `name`.
  public var projectedValue: Bindable<Value> {
    self
  }

  fileprivate init(unchecked value: Value) {
    wrappedValue = value
  }

  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

nonisolated extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(location: ObjectLocation(object: wrappedValue, keyPath: keyPath))
  }
}

nonisolated extension Bindable where Value: AnyObject, Value: Observable {
  /// Wraps an object.
  public init(wrappedValue: Value) {
    self.init(unchecked: wrappedValue)
  }

  /// Wraps an object without the syntax of a property wrapper: `Bindable(model).name` is a binding.
  public init(_ wrappedValue: Value) {
    self.init(unchecked: wrappedValue)
  }

  /// Wraps the object of another wrapper.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }

}

nonisolated extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

nonisolated extension Bindable: Sendable where Value: Sendable {}
