/// A reference that does not keep its object alive, to one that is there whenever the reference is read.
///
/// Nodes refer to one another in every step of an update, so release builds neither count such references nor check
/// them. Debug builds do: there, a read after the end of the object traps. A weak reference would slow down every other
/// use of its object.
@propertyWrapper
package struct Unretained<Object: AnyObject> {
  #if DEBUG
    private unowned var object: Object
  #else
    // The only unchecked reference; debug builds prove that its users keep to what is said above.
    private unowned(unsafe) var object: Object
  #endif

  @inline(__always)
  package init(wrappedValue: Object) {
    object = wrappedValue
  }

  @inline(__always)
  package var wrappedValue: Object {
    get { object }
    set { object = newValue }
  }
}

/// As ``Unretained``, for a reference that may lead nowhere.
@propertyWrapper
package struct UnretainedIfAny<Object: AnyObject> {
  private var reference: Unretained<Object>?

  @inline(__always)
  package init() {}

  @inline(__always)
  package init(wrappedValue: Object?) {
    reference = wrappedValue.map(Unretained.init)
  }

  @inline(__always)
  package var wrappedValue: Object? {
    get { reference?.wrappedValue }
    set { reference = newValue.map(Unretained.init) }
  }
}
