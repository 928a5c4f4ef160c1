/// A method of an object as a value: what `#selector` means, without Objective-C.
///
/// - Parameter method: `method(_:)` or `self.method` of the surrounding object, which is not kept alive;
///   `Type.method(_:)` of the object that the selector is sent to.
@freestanding(expression)
public macro Selector<Method>(_ method: Method) -> Selector =
  #externalMacro(module: "SwiftUIMacros", type: "SelectorMacro")

/// Reading a property, as a method without arguments.
@freestanding(expression)
public macro Selector<Value>(getter: Value) -> Selector =
  #externalMacro(module: "SwiftUIMacros", type: "SelectorMacro")

/// Writing a property, as a method with one argument.
@freestanding(expression)
public macro Selector<Value>(setter: Value) -> Selector =
  #externalMacro(module: "SwiftUIMacros", type: "SelectorMacro")
