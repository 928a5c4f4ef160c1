import SwiftUI

extension Binding {
  /// A binding to the associated value of a case; it reads nil while the enumeration is another case.
  ///
  /// Writing a value makes the enumeration the case around it; writing nil does nothing.
  @_disfavoredOverload
  public func `case`<Member>(_ path: AnyCasePath<Value, Member>) -> Binding<Member?> {
    // An optional binding to something that is none ignores nil.
    Binding<Value?>(self)[dynamicMember: \Value?[path: IdentifiedCasePath(path)]]
  }

  /// A binding to the associated value of a case of an optional; writing nil makes the optional nil.
  public func `case`<Root, Member>(_ path: AnyCasePath<Root, Member>) -> Binding<Member?> where Value == Root? {
    self[dynamicMember: \Value[path: IdentifiedCasePath(path)]]
  }

  /// A binding to the associated value of a case; it reads nil while the enumeration is another case.
  ///
  /// Writing a value makes the enumeration the case around it; writing nil does nothing.
  public subscript<Member>(case keyPath: CaseKeyPath<Value, Member>) -> Binding<Member?> where Value: CasePathable {
    self[dynamicMember: \Value[case: keyPath]]
  }

  /// A binding to the associated value of a case, as `$route.detail`; nil if the enumeration is another case now.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> Binding<Member>? where Value: CasePathable {
    Binding<Member>(`case`(Value.allCasePaths[keyPath: keyPath]))
  }

  /// A binding to the associated value of a case of an optional, as `$route.detail`; writing nil makes the optional
  /// nil.
  public subscript<Root: CasePathable, Member>(
    dynamicMember keyPath: KeyPath<Root.AllCasePaths, AnyCasePath<Root, Member>>
  ) -> Binding<Member?> where Value == Root? {
    self[dynamicMember: \Value[path: IdentifiedCasePath(Root.allCasePaths[keyPath: keyPath])]]
  }
}

extension Optional {
  /// The associated value of a case; writing it makes this the case around it, writing nil makes this nil.
  fileprivate subscript<Member>(path identified: IdentifiedCasePath<Wrapped, Member>) -> Member? {
    get { flatMap(identified.path.extract(from:)) }
    set { self = newValue.map(identified.path.embed) }
  }
}

/// A path that may be part of a key path, which needs to compare its parts: each is equal to itself only.
private final class IdentifiedCasePath<Root, Value>: Hashable, Sendable {
  let path: AnyCasePath<Root, Value>

  init(_ path: AnyCasePath<Root, Value>) {
    self.path = path
  }

  static func == (left: IdentifiedCasePath, right: IdentifiedCasePath) -> Bool {
    left === right
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
