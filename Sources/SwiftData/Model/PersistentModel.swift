import Foundation
import Observation
import TesseraCore

/// A class whose objects are saved: `@Model` makes a class one.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype, _StablyIdentified
where _StableID == PersistentIdentifier {
  /// Where the object's values lie.
  var _$storage: _ModelStorage { get set }

  /// Makes the object of values that exist.
  init(_storage: _ModelStorage)

  /// What the class persists, and before that what the classes above it do.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
}

extension PersistentModel {
  /// The object's storage, which knows the object from then on.
  var storage: _ModelStorage { _$storage.bound(to: self) }

  /// Which object of the store this is.
  @inlinable public var persistentModelID: PersistentIdentifier { id }

  /// Which object of the store this is.
  @inlinable public var id: PersistentIdentifier {
    // Lists ask for it, of all of their rows.
    _$storage.knownIdentifier ?? unknownIdentifier
  }

  @usableFromInline var unknownIdentifier: PersistentIdentifier { storage.identifier }

  /// The context that the object was inserted into or fetched by; nil for none (SD7).
  public var modelContext: ModelContext? { storage.context }

  /// Whether the object differs from what was saved last.
  public var hasChanges: Bool { storage.hasChanges }

  /// Whether the object was deleted and that is not saved yet (SD7).
  public var isDeleted: Bool { storage.state == .deleted }

  public static func == (left: Self, right: Self) -> Bool {
    left === right || left.storage.key == right.storage.key
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage.key)
  }
}

/// Stands for a property in initializers: it takes no room (SD1).
public struct _NoValue: Hashable, Codable, Sendable {
  public init() {}
}
