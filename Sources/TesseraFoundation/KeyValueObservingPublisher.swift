import Combine
import TesseraCore

/// The values of a property of an object (AV12). Subscribe on the main actor.
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
