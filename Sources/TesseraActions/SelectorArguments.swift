import Combine

/// What a selector is sent with; code that `#Selector` makes reads it.
nonisolated public struct SelectorArguments: Sendable {
  enum Stop: Error {
    /// The object is no such receiver, or a value is not of the type that the method takes.
    case mismatch
    /// In a trial: the method would be called now.
    case reached
  }

  // They are read on the thread that sends the selector.
  private let target: Unchecked<AnyObject?>
  private let values: Unchecked<[Any?]>
  /// Whether it is only tried if there is a method.
  let isTrial: Bool

  init(target: AnyObject?, values: [Any?], isTrial: Bool) {
    self.target = Unchecked(target)
    self.values = Unchecked(values)
    self.isTrial = isTrial
  }

  /// The object that the selector is sent to, as the type that has the method.
  func receiver<Value>() throws -> Value {
    guard let value = target.value as? Value else { throw Stop.mismatch }
    return value
  }

  /// What the method is called with at a place, as the type that it takes.
  public func argument<Value>(_ index: Int) throws -> Value {
    if isTrial { throw Stop.reached }
    let values = values.value
    let sent = values.indices.contains(index) ? values[index] : nil
    // Without a value, a method that takes an optional is called, and not one that takes any value.
    let value = if let sent { sent as? Value } else { Value.self == Any.self ? nil : sent as? Value }
    guard let value else { throw Stop.mismatch }
    return value
  }

  /// Calls a method without arguments.
  public func invoke<Result>(_ method: () throws -> Result) throws {
    if isTrial { throw Stop.reached }
    _ = try method()
  }

  /// Calls a method with one argument.
  public func invoke<First, Result>(_ method: (First) throws -> Result) throws {
    _ = try method(argument(0))
  }

  /// Calls a method with two arguments.
  public func invoke<First, Second, Result>(_ method: (First, Second) throws -> Result) throws {
    _ = try method(argument(0), argument(1))
  }
}

// The compiler takes the code of lazy properties for code of no actor, and so cannot make plain functions of the methods of the
// main actor there.
nonisolated extension SelectorArguments {
  /// Calls a method of the main actor without arguments.
  public func invoke<Result>(_ method: @MainActor () throws -> Result) throws {
    if isTrial { throw Stop.reached }
    try MainActor.assumeIsolated { _ = try method() }
  }

  /// Calls a method of the main actor with one argument.
  public func invoke<First, Result>(_ method: @MainActor (First) throws -> Result) throws {
    try MainActor.assumeIsolated { _ = try method(argument(0)) }
  }

  /// Calls a method of the main actor with two arguments.
  public func invoke<First, Second, Result>(_ method: @MainActor (First, Second) throws -> Result) throws {
    try MainActor.assumeIsolated { _ = try method(argument(0), argument(1)) }
  }
}
