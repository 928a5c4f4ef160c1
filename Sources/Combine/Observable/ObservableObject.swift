/// An object that announces, before it changes, that it will.
///
/// Classes that declare no publisher of their own get one that sends before any of their `@Published` properties
/// changes. A publisher that the class declares itself is sent to by the class alone.
public protocol ObservableObject: AnyObject {
  /// The kind of publisher that announces changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The object's publisher, the same one at each call; made at the first.
  public var objectWillChange: ObservableObjectPublisher {
    PublishedFields.of(type(of: self)).publisher(for: self)
  }
}
