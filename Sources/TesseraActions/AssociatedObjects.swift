// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Combine
import Foundation
import Synchronization

/// How an object keeps what is associated with it.
nonisolated public enum objc_AssociationPolicy: UInt, Sendable {
  /// It does not; what is gone is not there any more.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Until it is gone itself.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy, until it is gone itself.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Until it is gone itself.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy, until it is gone itself.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object under a key, in the place of the value before; nil for none (J136).
///
/// Values of objects that are gone are let go when other ones are set.
nonisolated public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.set(value.map { AssociatedValue($0, policy) }, for: object as AnyObject, key)
}

/// The value that is associated with an object under a key; nil for none.
nonisolated public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.value(of: object as AnyObject, key)
}

/// Lets go of all values that are associated with an object.
nonisolated public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.removeAll(of: object as AnyObject)
}

/// A value, kept as its policy says.
nonisolated private struct AssociatedValue {
  private let kept: Any?
  private weak var weak: AnyObject?

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN:
      kept = nil
      weak = value as AnyObject
    case .OBJC_ASSOCIATION_RETAIN_NONATOMIC, .OBJC_ASSOCIATION_RETAIN:
      kept = value
    case .OBJC_ASSOCIATION_COPY_NONATOMIC, .OBJC_ASSOCIATION_COPY:
      kept = (value as? any NSCopying)?.copy(with: nil) ?? value
    }
  }

  var value: Any? { kept ?? weak }
}

/// What is associated with objects.
nonisolated private enum AssociatedObjects {
  private struct Entry {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: AssociatedValue] = [:]
  }

  private struct Table {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// With more entries, those of objects that are gone are looked for.
    var limit = 64

    /// - Returns: what is not kept any more.
    mutating func replace(_ value: AssociatedValue?, of object: AnyObject, _ key: UnsafeRawPointer) -> [Any] {
      var gone: [Any] = []
      let identifier = ObjectIdentifier(object)
      var entry = entries[identifier] ?? Entry(object: object)
      // Another object lies where one was that is gone.
      if entry.object == nil {
        gone.append(entry)
        entry = Entry(object: object)
      }
      if let old = entry.values[key] { gone.append(old) }
      entry.values[key] = value
      entries[identifier] = entry.values.isEmpty ? nil : entry
      guard entries.count > limit else { return gone }
      gone += entries.values.filter { $0.object == nil }
      entries = entries.filter { $0.value.object != nil }
      limit = max(64, entries.count * 2)
      return gone
    }
  }

  /// What is associated need not be sendable, as on Apple's platforms: the lock protects the table alone.
  private static let table = Mutex(Unchecked(Table()))

  static func set(_ value: AssociatedValue?, for object: AnyObject, _ key: UnsafeRawPointer) {
    let (value, object) = (Unchecked(value), Unchecked(object))
    // What is let go may set values in turn, so it is let go outside of the lock.
    let gone = table.withLock { Unchecked($0.value.replace(value.value, of: object.value, key)) }
    withExtendedLifetime(gone) {}
  }

  static func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    let object = Unchecked(object)
    return table.withLock { table -> Unchecked<Any?> in
      guard let entry = table.value.entries[ObjectIdentifier(object.value)], entry.object != nil else {
        return Unchecked(nil)
      }
      return Unchecked(entry.values[key]?.value)
    }.value
  }

  static func removeAll(of object: AnyObject) {
    let object = Unchecked(object)
    let gone = table.withLock { Unchecked($0.value.entries.removeValue(forKey: ObjectIdentifier(object.value))) }
    withExtendedLifetime(gone) {}
  }
}
