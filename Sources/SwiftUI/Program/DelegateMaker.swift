import Foundation

/// Makes objects of classes that are known only when the program runs, such as the delegate that `Info.plist` names.
///
/// `NSObject.init()` is not a required initializer, so the compiler makes no object by a metatype alone. Every class
/// below `NSObject` has the initializer in the same slot of its table of methods, which is how this class reaches it.
@MainActor
open class DelegateMaker: NSObject {
  public required override init() {
    super.init()
  }

  /// Calls `init()` of a class, which ends the program with a message if the class has no such initializer.
  static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    // The metatype is used for nothing but the call of the one initializer that all these classes have.
    let object: NSObject = unsafeBitCast(type, to: DelegateMaker.Type.self).init()
    guard let object = object as? Object else { fatalError("\(type) makes objects of another class.") }
    return object
  }
}
