import Foundation
import TesseraValues

extension NSExpression {
  /// A formula as text, with `%@` and `%K` for objects (J230).
  @_disfavoredOverload
  public convenience init(format: String, _ arguments: Any...) {
    self.init(format: format, argumentArray: arguments)
  }
}
