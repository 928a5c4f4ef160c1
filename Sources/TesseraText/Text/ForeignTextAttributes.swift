import Foundation

/// Shows the attributes of another framework in texts (J142). A module above has it, where programs use one.
package protocol ForeignTextAttributes: AnyObject, SendableMetatype {
  /// The attributes with those of SwiftUI that stand for the others.
  static func shown(_ attributes: AttributeContainer) -> AttributeContainer
}

/// What a program's modules above show.
enum ForeignText {
  private static let attributes =
    NSClassFromString("TesseraUIKit.UIKitTextAttributes") as? any ForeignTextAttributes.Type

  /// The string with attributes that are shown in place of those of another framework.
  static func shown(_ string: AttributedString) -> AttributedString {
    guard let attributes else { return string }
    var result = string
    for run in string.runs {
      let shown = attributes.shown(run.attributes)
      if shown != run.attributes { result[run.range].setAttributes(shown) }
    }
    return result
  }
}
