import Foundation
@_spi(Reflection) import Swift
import Synchronization

/// The attributes of a scope, as its stored properties name them.
nonisolated struct ScopeAttributes {
  private static let known = Mutex<[ObjectIdentifier: ScopeAttributes]>([:])

  private var keys: Set<ObjectIdentifier> = []

  /// The attributes of a scope and of the scopes that it includes.
  static func of(_ scope: any AttributeScope.Type) -> ScopeAttributes {
    let id = ObjectIdentifier(scope)
    if let attributes = known.withLock({ $0[id] }) { return attributes }
    var attributes = ScopeAttributes()
    attributes.readKeys(of: scope)
    known.withLock { $0[id] = attributes }
    return attributes
  }

  private mutating func readKeys(of scope: any AttributeScope.Type) {
    var found: [Any.Type] = []
    _ = _forEachField(of: scope, options: []) { _, _, type, _ in
      found.append(type)
      return true
    }
    for type in found {
      if type is any AttributedStringKey.Type {
        keys.insert(ObjectIdentifier(type))
      } else if let included = type as? any AttributeScope.Type {
        readKeys(of: included)
      }
    }
  }

  /// Takes the attributes that texts show away where they are not in the scope.
  func filter(_ container: inout AttributeContainer) {
    typealias Shown = AttributeScopes.SwiftUIAttributes
    typealias Standard = AttributeScopes.FoundationAttributes
    remove(Shown.FontAttribute.self, from: &container)
    remove(Shown.ForegroundColorAttribute.self, from: &container)
    remove(Shown.BackgroundColorAttribute.self, from: &container)
    remove(Shown.KerningAttribute.self, from: &container)
    remove(Shown.TrackingAttribute.self, from: &container)
    remove(Shown.BaselineOffsetAttribute.self, from: &container)
    remove(Shown.UnderlineStyleAttribute.self, from: &container)
    remove(Shown.StrikethroughStyleAttribute.self, from: &container)
    remove(Standard.LinkAttribute.self, from: &container)
    remove(Standard.InlinePresentationIntentAttribute.self, from: &container)
  }

  private func remove<Key: AttributedStringKey>(_ key: Key.Type, from container: inout AttributeContainer)
  where Key.Value: Sendable {
    if !keys.contains(ObjectIdentifier(key)) { container[Key.self] = nil }
  }
}
