import Foundation
import TesseraCore
import TesseraFoundation

/// A value that a request calculates for its dictionaries (J231).
open class NSExpressionDescription: NSPropertyDescription {
  /// The formula of the value. One with a function such as `sum:` is of all objects that are found, others are of each.
  open var expression: NSExpression?
  /// What the value is. One that is no such value is left out.
  open var expressionResultType = NSAttributeType.undefinedAttributeType

  /// What the value is, by the names of newer systems.
  open var resultType: NSAttributeDescription.AttributeType {
    get { NSAttributeDescription.AttributeType(base: expressionResultType) }
    set { expressionResultType = newValue.base }
  }
}

extension NSExpression {
  /// The value of a property (CD15). A key path that reads no values of managed objects is warned of, and has no value.
  public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
    if let name = KeyProbe.name(of: keyPath) {
      self.init(forKeyPath: name)
    } else {
      RuntimeWarning.report(.misusedViews("\(keyPath) reads no property of a managed object."))
      self.init(forConstantValue: nil)
    }
  }
}

extension NSManagedObject: _NamedValues {
  /// The value of a property, or the object's identifier, for formulas.
  public func _namedValue(_ name: String) -> Any? {
    name == "objectID" ? objectID : entity.propertiesByName[name].map { _ in value(forKey: name) } ?? nil
  }
}
