import Foundation
import TesseraCore

/// Values by their names, of objects that Objective-C's runtime would look into (J233).
private enum CodedValue {
  /// The property that keeps a value under a name; nil, with a warning, if there is none.
  static func value(of object: Any, _ key: String) -> Any? {
    let properties = sequence(first: Mirror(reflecting: object)) { $0.superclassMirror }.lazy.flatMap(\.children)
    if let property = properties.first(where: { $0.label == key || $0.label == "_\(key)" }) {
      let mirror = Mirror(reflecting: property.value)
      return mirror.displayStyle == .optional ? mirror.children.first?.value : property.value
    }
    RuntimeWarning.report(.misusedViews("\(type(of: object)) keeps no value under the name \(key)."))
    return nil
  }

  static func refuse(_ object: Any, _ key: String) {
    RuntimeWarning.report(.withoutEffect("\(type(of: object)) sets nothing by the name \(key)"))
  }
}

extension UIResponder {
  /// The value that a property of that name keeps. Nil, with a warning once, if no property does: what is calculated, and
  /// what is UIKit's own, is not found by name (J233).
  public func value(forKey key: String) -> Any? { CodedValue.value(of: self, key) }

  /// Warns once that the name sets nothing: properties are set in Swift (J233).
  public func setValue(_ value: Any?, forKey key: String) { CodedValue.refuse(self, key) }

  /// Warns once that the name sets nothing: properties are set in Swift (J233).
  public func setValue(_ value: Any?, forKeyPath keyPath: String) { CodedValue.refuse(self, keyPath) }
}

extension UIScreen {
  /// The value that a property of that name keeps; nil, with a warning once, if none does (J233).
  public func value(forKey key: String) -> Any? { CodedValue.value(of: self, key) }
}
