import Foundation

/// What a model says of a value that objects of an entity have (CD2).
open class NSAttributeDescription: NSPropertyDescription {
  /// How an attribute's values are kept, by the names of newer systems.
  public struct AttributeType: Hashable, Sendable {
    let base: NSAttributeType

    public static let integer16 = Self(base: .integer16AttributeType)
    public static let integer32 = Self(base: .integer32AttributeType)
    public static let integer64 = Self(base: .integer64AttributeType)
    public static let decimal = Self(base: .decimalAttributeType)
    public static let double = Self(base: .doubleAttributeType)
    public static let float = Self(base: .floatAttributeType)
    public static let string = Self(base: .stringAttributeType)
    public static let boolean = Self(base: .booleanAttributeType)
    public static let date = Self(base: .dateAttributeType)
    public static let binaryData = Self(base: .binaryDataAttributeType)
    public static let uuid = Self(base: .UUIDAttributeType)
    public static let uri = Self(base: .URIAttributeType)
    public static let transformable = Self(base: .transformableAttributeType)
  }

  /// What values the attribute has.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The value of new objects, and of those that are older than the attribute.
  open var defaultValue: Any?
  /// The name of the class of values, for transformable ones.
  open var attributeValueClassName: String?
  /// The name of what makes data of the values. There are no value transformers here: the values are archived.
  open var valueTransformerName: String?
  /// Whether large data may lie in files of their own. It lies in the store here.
  open var allowsExternalBinaryStorage = false

  /// What values the attribute has.
  open var type: AttributeType {
    get { AttributeType(base: attributeType) }
    set { attributeType = newValue.base }
  }
}
