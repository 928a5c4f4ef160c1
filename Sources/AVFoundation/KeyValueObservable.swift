import Combine
import Foundation
import TesseraCore

/// What a follower of a property wants to hear.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The value as it is, at once.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

/// A change of a property that is followed.
public struct NSKeyValueObservedChange<Value> {
  /// The new value, if it is wanted.
  public let newValue: Value?
  /// The value before, if it is wanted.
  public let oldValue: Value?
}

/// Follows a property as long as it is kept.
public final class NSKeyValueObservation: NSObject, Sendable {
  private let end: @Sendable () -> Void

  init(_ end: @escaping @Sendable () -> Void) {
    self.end = end
  }

  deinit {
    end()
  }

  /// Ends it.
  public func invalidate() {
    end()
  }
}

/// An object of this module whose properties can be followed, as those of all objects can on Apple's platforms (AV12).
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

/// The values of a property of an object of this module (AV12). Subscribe on the main actor.
public struct KeyValueObservingPublisher<Subject: _KeyValueObservable, Value>: Publisher, Equatable {
  public typealias Output = Value
  public typealias Failure = Never

  /// Whose property it is.
  public let object: Subject
  /// The property.
  public let keyPath: KeyPath<Subject, Value>
  /// What is published.
  public let options: NSKeyValueObservingOptions

  /// Whether both publish the same property of the same object: a view that makes it in its body stays subscribed.
  public static func == (left: Self, right: Self) -> Bool {
    left.object === right.object && left.keyPath == right.keyPath && left.options == right.options
  }

  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Value, Receiver.Failure == Never {
    let publisher = UncheckedSendable(self)
    let values = EngineThread.unsafelyIsolated {
      let (object, keyPath) = (publisher.value.object, publisher.value.keyPath)
      let subject = PassthroughSubject<Value, Never>()
      let observation = object.observe(keyPath) { object, _ in subject.send(object[keyPath: keyPath]) }
      return (publisher.value.options.contains(.initial) ? [object[keyPath: keyPath]] : []).publisher
        .append(subject)
        .handleEvents(receiveCancel: { observation.invalidate() })
    }
    values.receive(subscriber: subscriber)
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
