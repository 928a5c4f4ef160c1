import Foundation
import SwiftUITesting
import Testing

/// Formulas that are evaluated.
@MainActor
struct FormulaTests {
  private func value(_ format: String, _ arguments: [Any] = [], of object: Any? = nil) -> Any? {
    NSExpression(format: format, argumentArray: arguments).expressionValue(with: object, context: nil)
  }

  @Test(
    "J230: Formulas are calculated with the usual precedence",
    arguments: [
      ("2+3*4", 14.0), ("(2 + 3) * 4", 20), ("-2 - -3", 1), ("2**3**2", 512), ("7/2", 3), ("7.0/2", 3.5),
      ("1.5e2", 150),
      ("10 - 2 - 3", 5), ("sqrt(16) + abs(-3)", 7), ("sum({1, 2, 3})", 6), ("average({1, 2})", 1.5), ("-2*3", -6),
    ])
  func precedence(format: String, expected: Double) {
    #expect((value(format) as? NSNumber)?.doubleValue == expected)
    #expect(value(format) as? Double == expected)
  }

  @Test("J230: Whole numbers that overflow, and divisions by zero, go on as other numbers")
  func limits() {
    #expect(value("9223372036854775807 + 1") as? Double == 9223372036854775808)
    #expect(value("1/0") as? Double == .infinity)
    #expect((value("0/0") as? Double)?.isNaN == true)
    #expect((value("99999999999999999999") as? NSNumber)?.doubleValue == 1e20)
  }

  @Test("J230: Arguments, names of the object's values and variables")
  func surroundings() {
    #expect(value("%d * %f", [3, 1.5]) as? Double == 4.5)
    #expect(value("%K + 1", ["count"], of: ["count": 4]) as? Int == 5)
    #expect(value("list.@sum.self", of: ["list": [1, 2, 4]]) as? Int == 7)
    #expect(value("uppercase('ab')") as? String == "AB")
    let context = NSMutableDictionary(dictionary: ["x": 2])
    #expect(NSExpression(format: "$x * 10").expressionValue(with: nil, context: context) as? Int == 20)
    #expect(NSExpression(format: "%@ + 1", NSNumber(value: 1)).expressionValue(with: nil, context: nil) as? Int == 2)
  }

  @Test("J230: Formulas are put together from parts, which they tell")
  func parts() {
    let price = NSExpression(forKeyPath: "price")
    let double = NSExpression(forFunction: "multiply:by:", arguments: [price, 2])
    #expect(double.expressionValue(with: ["price": 21], context: nil) as? Int == 42)
    #expect(double.function == "multiply:by:" && double.arguments?.first?.keyPath == "price")
    #expect(double.expressionType == .function && price.expressionType == .keyPath)
    let block = NSExpression(block: { object, _, _ in "\(object ?? "")!" }, arguments: nil)
    #expect(block.expressionValue(with: "Hi", context: nil) as? String == "Hi!")
  }

  @Test(
    "J230: A formula that cannot be read is warned of, and has no value",
    arguments: ["2+", "(1", "5 % 2", "2 ÷ 1", "", "boom(1)"])
  func mistakes(format: String) {
    struct Result: View {
      let format: String
      var body: some View {
        let value = NSExpression(format: format).expressionValue(with: nil, context: nil)
        Text(value == nil ? "none" : "some")
      }
    }
    let screen = Screen { Result(format: format) }
    #expect(screen["none"].exists)
    #expect(screen.trace.warnings.contains { $0.contains("cannot be read") })
  }
}
