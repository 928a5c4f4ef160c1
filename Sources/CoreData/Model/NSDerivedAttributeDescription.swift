import Foundation
import TesseraFoundation

/// An attribute whose value the store works out of other values when objects are saved (CD29).
open class NSDerivedAttributeDescription: NSAttributeDescription {
  /// The formula of the value: a path of names such as `books.@count`, or a function such as `canonical:(name)`.
  ///
  /// Without one there is no value. A formula that reads a property that the entity does not have, or another derived
  /// attribute, is warned of, and that part of it has no value.
  open var derivationExpression: NSExpression?
}
