import Foundation

/// What becomes of the objects at the other end when one is deleted.
public enum NSDeleteRule: UInt, Sendable {
  /// What is related stays as it is.
  case noActionDeleteRule = 0
  /// What is related forgets the object.
  case nullifyDeleteRule = 1
  /// What is related is deleted as well.
  case cascadeDeleteRule = 2
  /// An object is not deleted while something is related.
  case denyDeleteRule = 3
}

/// What a model says of the objects that those of an entity refer to (CD3).
open class NSRelationshipDescription: NSPropertyDescription {
  /// The entity of the objects at the other end.
  open weak var destinationEntity: NSEntityDescription?
  /// The relationship of the other end that says the same.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// How many objects there may be; 0 for no limit. A relationship with a limit of 1 is to one object.
  open var maxCount = 0
  /// How many objects there have to be.
  open var minCount = 0
  /// What becomes of the objects at the other end when one is deleted (CD10).
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// Whether the objects have an order.
  open var isOrdered = false

  /// Whether there may be several objects.
  open var isToMany: Bool { maxCount != 1 }
}
