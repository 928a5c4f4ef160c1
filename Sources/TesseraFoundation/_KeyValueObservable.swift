import Foundation
import TesseraCore

/// An object of a framework whose properties can be followed, as those of all objects can on Apple's platforms (AV12).
@MainActor
public protocol _KeyValueObservable: NSObject {
  /// Who follows the object's properties.
  var _propertyObservers: _PropertyObservers { get }
}

extension _KeyValueObservable {
  /// Calls a closure when a property has another value, on the main actor, until what is returned is released or
  /// invalidated (AV12).
  @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    func tell(_ object: Self, _ new: Value, _ old: Value?) {
      changeHandler(
        object,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil))
    }
    var last = self[keyPath: keyPath]
    if options.contains(.initial) { tell(self, last, nil) }
    let number = _propertyObservers.add { [weak self] in
      guard let object = self else { return }
      let value = object[keyPath: keyPath]
      guard !PropertyValue.areSame(value, last) else { return }
      let old = last
      last = value
      tell(object, value, old)
    }
    let observers = _propertyObservers
    return NSKeyValueObservation { EngineThread.run { observers.remove(number) } }
  }

  /// The values of a property: the one that it has, unless the options leave that out, and each that follows (AV12).
  @preconcurrency
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> KeyValueObservingPublisher<Self, Value> {
    KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}

private enum PropertyValue {
  static func areSame<Value>(_ left: Value, _ right: Value) -> Bool {
    if let left = left as? any Equatable { return isEqual(left, right) }
    // Optional values unwrap, so what is left are objects and values that cannot be compared.
    if let left = left as AnyObject?, let right = right as AnyObject? { return left === right }
    return false
  }

  private static func isEqual<Left: Equatable>(_ left: Left, _ right: Any) -> Bool { left == right as? Left }
}
