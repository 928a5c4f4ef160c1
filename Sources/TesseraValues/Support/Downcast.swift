/// An object as the type that it is known to have. Debug builds check that and name both types.
@inline(__always)
@inlinable
package nonisolated func downcast<Object: AnyObject>(_ object: AnyObject, to type: Object.Type) -> Object {
  assert(object is Object, "An object of the type \(Swift.type(of: object)) was taken for one of \(type).")
  // Not `as!`, which would ask the runtime: nodes and what they keep are looked at in every step of an update.
  return unsafeDowncast(object, to: type)
}
