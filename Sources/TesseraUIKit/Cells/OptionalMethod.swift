/// Tells whether a data source or delegate has a method that it may leave out.
///
/// Without Objective-C, all methods of a protocol can be called; those that are left out are the ones of the protocol's
/// extension, which say so.
@MainActor
enum OptionalMethod {
  private static var isLeftOut = false

  /// What a method answers; nil if it was left out.
  static func answer<Result>(_ method: () -> Result?) -> Result? {
    var result: Result?
    return isOwn { result = method() } ? result : nil
  }

  /// Calls a method.
  ///
  /// - Returns: whether it was not left out.
  static func isOwn(_ method: () -> Void) -> Bool {
    let outer = isLeftOut
    isLeftOut = false
    defer { isLeftOut = outer }
    method()
    return !isLeftOut
  }

  /// Called by the methods that stand for those that were left out.
  static func leftOut<Result>(_ result: Result) -> Result {
    isLeftOut = true
    return result
  }
}

/// Remembers whether a delegate has methods that it may leave out.
@MainActor
final class DelegateMethods {
  private weak var delegate: AnyObject?
  private var isOwn = false

  /// - Parameter method: calls a method of the delegate; it is called once for each delegate.
  /// - Returns: whether the delegate has the method.
  func has(_ delegate: AnyObject, _ method: () -> Void) -> Bool {
    guard delegate !== self.delegate else { return isOwn }
    self.delegate = delegate
    isOwn = OptionalMethod.isOwn(method)
    return isOwn
  }
}
