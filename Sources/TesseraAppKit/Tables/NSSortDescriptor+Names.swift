import Foundation
import SwiftUI
import TesseraCore

/// The value that an object keeps under a name, or several with dots between them.
private struct NamedValue: Hashable {
  let names: String

  /// nil, with a warning, if no stored property has the name.
  func read(from object: Any) -> Any? {
    var value: Any = object
    for name in names.split(separator: ".") where name != "self" {
      let properties = sequence(first: Mirror(reflecting: value)) { $0.superclassMirror }.lazy.flatMap(\.children)
      guard let property = properties.first(where: { $0.label == String(name) || $0.label == "_\(name)" }) else {
        RuntimeWarning.report(.misusedViews("\(type(of: object)) keeps no value under the name \(names)."))
        return nil
      }
      let mirror = Mirror(reflecting: property.value)
      guard let unwrapped = mirror.displayStyle == .optional ? mirror.children.first?.value : property.value else {
        return nil
      }
      value = unwrapped
    }
    return value
  }

  /// What has no value comes first, and what has no order is equal.
  static func compare(_ left: Any?, _ right: Any?) -> ComparisonResult {
    switch (plain(left), plain(right)) {
    case (nil, nil): .orderedSame
    case (nil, _?): .orderedAscending
    case (_?, nil): .orderedDescending
    case (let left?, let right?): (left as? any Comparable).map { ordered($0, right) } ?? .orderedSame
    }
  }

  /// A value that is in no optional of an optional.
  private static func plain(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? plain(mirror.children.first?.value) : value
  }

  private static func ordered<Value: Comparable>(_ left: Value, _ right: Any) -> ComparisonResult {
    guard let right = right as? Value, left != right else { return .orderedSame }
    return left < right ? .orderedAscending : .orderedDescending
  }
}

extension NSObject {
  fileprivate subscript(named value: NamedValue) -> Any? { value.read(from: self) }
}

extension NSSortDescriptor {
  /// An order by the value that a stored property of that name has, or several with dots between them (J293). It is found in
  /// objects that are `NSObject`s; what has no such property has no value, with a warning once.
  @_disfavoredOverload
  public convenience init(key: String?, ascending: Bool) {
    self.init(
      keyPath: \NSObject[named: NamedValue(names: key ?? "self")], ascending: ascending,
      comparator: { NamedValue.compare($0, $1) })
  }
}
