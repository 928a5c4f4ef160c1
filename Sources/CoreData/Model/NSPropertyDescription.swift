import Foundation

/// What a model says of a property of an entity.
open class NSPropertyDescription: NSObject {
  /// The name, which is the key of the property's value.
  open var name = ""
  /// Whether the property may have no value when its object is saved (CD9).
  open var isOptional = true
  /// Whether the value is not saved.
  open var isTransient = false
  /// The name that the property had in earlier versions of the model (CD4).
  open var renamingIdentifier: String?
  /// What tells versions apart that are the same otherwise (CD35).
  open var versionHashModifier: String?
  /// What a program notes of the property.
  open var userInfo: [AnyHashable: Any]?
  /// The entity that has the property.
  open internal(set) weak var entity: NSEntityDescription!

  /// A property without a name.
  public override init() {}
}
