import Foundation
import TesseraStore

/// What a model says of a value that objects of an entity have (CD2).
open class NSAttributeDescription: NSPropertyDescription {
  /// How an attribute's values are kept, by the names of newer systems.
  public struct AttributeType: Hashable, Sendable {
    let base: NSAttributeType

    /// A number of 16 bits.
    public static let integer16 = Self(base: .integer16AttributeType)
    /// A number of 32 bits.
    public static let integer32 = Self(base: .integer32AttributeType)
    /// A number of 64 bits.
    public static let integer64 = Self(base: .integer64AttributeType)
    /// A decimal number.
    public static let decimal = Self(base: .decimalAttributeType)
    /// A number with a point, of 64 bits.
    public static let double = Self(base: .doubleAttributeType)
    /// A number with a point, of 32 bits.
    public static let float = Self(base: .floatAttributeType)
    /// A text.
    public static let string = Self(base: .stringAttributeType)
    /// Yes or no.
    public static let boolean = Self(base: .booleanAttributeType)
    /// A date.
    public static let date = Self(base: .dateAttributeType)
    /// Bytes.
    public static let binaryData = Self(base: .binaryDataAttributeType)
    /// An identifier.
    public static let uuid = Self(base: .UUIDAttributeType)
    /// An address.
    public static let uri = Self(base: .URIAttributeType)
    /// A value that a transformer makes bytes of.
    public static let transformable = Self(base: .transformableAttributeType)
    /// Values of several attributes together.
    public static let composite = Self(base: .compositeAttributeType)
  }

  /// What values the attribute has.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The value of new objects, and of those that are older than the attribute.
  open var defaultValue: Any?
  /// The name of the class of values, for transformable ones.
  open var attributeValueClassName: String?
  /// The name of the value transformer that makes data of the values; they are archived without one (CD2).
  open var valueTransformerName: String?
  /// Whether large data may lie in files of their own. It lies in the store here.
  open var allowsExternalBinaryStorage = false

  /// Whether the history of a store keeps the value of an object that is deleted (CD27).
  open var preservesValueInHistoryOnDeletion = false

  /// What values the attribute has.
  open var type: AttributeType {
    get { AttributeType(base: attributeType) }
    set { attributeType = newValue.base }
  }

  /// The value as objects have it; nil for one that the attribute cannot have.
  func normalized(_ value: Any) -> Any? { attributeType.normalized(value) }

  /// A value of objects as its column has it.
  func stored(_ value: Any?) throws -> StoredValue {
    try attributeType.stored(value, transformer: valueTransformerName)
  }

  /// The value of a column as objects have it.
  func value(_ stored: StoredValue) -> Any? {
    attributeType.value(stored, transformer: valueTransformerName)
  }
}
