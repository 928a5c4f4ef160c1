/// A reference that does not keep its object alive, to one that is there whenever the reference is read.
///
/// Nodes refer to one another in every step of an update, so release builds neither count such references nor check
/// them. Debug builds do: there, a read after the end of the object traps. A weak reference would slow down every other
/// use of its object.
///
/// Everything is inlinable: nodes and their references are in different modules.
///
/// Structures use it as a wrapper. Classes keep it behind a property that reads it and sets it as a whole: they would
/// pay for checks of exclusive access otherwise.
@propertyWrapper
@usableFromInline
package struct Unretained<Object: AnyObject> {
  #if DEBUG
    @usableFromInline package unowned var object: Object
  #else
    // The only unchecked reference; debug builds prove that its users keep to what is said above.
    @usableFromInline package unowned(unsafe) var object: Object
  #endif

  @inlinable
  @inline(__always)
  package init(wrappedValue: Object) {
    object = wrappedValue
  }

  @inlinable
  @inline(__always)
  package var wrappedValue: Object {
    get { object }
    set { object = newValue }
  }
}
