/// A property of a class that publishes its values.
///
/// The property's publisher (`$name`) sends the current value to a new subscriber, then each new value before the
/// property takes it. In an `ObservableObject` every write also announces the change of the object.
@propertyWrapper
public struct Published<Value> {
  /// Nil as long as neither the property nor its object is observed.
  ///
  /// It comes first, so that `PublishedFields` finds it without knowing the type of the value.
  @usableFromInline
  var link: PublishedLink?

  /// The value, or `nil` once the property is observed by itself: then the link has it.
  @usableFromInline
  var local: Value?

  /// Creates a property with a first value.
  @inlinable
  public init(initialValue: Value) {
    local = initialValue
  }

  /// Creates a property with a first value.
  @inlinable
  public init(wrappedValue: Value) {
    local = wrappedValue
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { value }
    set { local = newValue }
  }

  /// The property's publisher.
  ///
  /// Publishers are assigned to it with `assign(to:)`.
  public var projectedValue: Publisher {
    mutating get { Publisher(subject: makeSubject()) }
    set {
      link = newValue.subject
      local = nil
    }
  }

  @inlinable
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get {
      object[keyPath: storageKeyPath].value
    }
    set {
      // Subscribers, and the end of the old value, may read the property: no access to it may be under way then.
      let old = object[keyPath: storageKeyPath]
      defer { withExtendedLifetime(old) {} }
      if let link = old.link {
        link.announce()
        // The announcement may have made the first subscriber of the property.
        if let subject = object[keyPath: storageKeyPath].subject {
          subject.publish(newValue)
          return
        }
      }
      object[keyPath: storageKeyPath].local = newValue
    }
  }
}

extension Published {
  /// The publisher of a property.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let subject: PublishedSubject<Value>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }
  }
}

extension Published {
  @inlinable
  var value: Value {
    if let local { return local }
    return linkedValue
  }

  /// The value of a property that is observed by itself.
  @usableFromInline
  var linkedValue: Value {
    subject.unsafelyUnwrapped.value
  }

  /// Where the value is, if the property is observed by itself.
  @usableFromInline
  var subject: PublishedSubject<Value>? {
    guard case .none = local, let link else { return nil }
    // `makeSubject` made it, for this type.
    return unsafeDowncast(link, to: PublishedSubject<Value>.self)
  }

  private mutating func makeSubject() -> PublishedSubject<Value> {
    if let subject { return subject }
    let subject = PublishedSubject(value, willChange: link?.willChange)
    link = subject
    local = nil
    return subject
  }
}

extension Published: PublishedField {}
