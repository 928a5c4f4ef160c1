import Foundation

/// The functions of formulas, by their names.
enum FormulaFunctions {
  static func value(_ name: String, _ arguments: [Any?]) -> Any? {
    if let combine = whole[name], arguments.count == 2 { return combined(arguments, combine) }
    if let change = changes[name], arguments.count == 1 {
      return number(arguments[0]).map { NSNumber(value: change($0.doubleValue)) }
    }
    if let list = lists[name] { return list(numbers(arguments)) }
    switch name {
    case "abs:" where arguments.count == 1:
      return number(arguments[0]).map {
        isWhole($0) ? NSNumber(value: $0.int64Value.magnitude) : NSNumber(value: abs($0.doubleValue))
      }
    case "uppercase:" where arguments.count == 1: return (arguments[0] as? String)?.uppercased()
    case "lowercase:" where arguments.count == 1: return (arguments[0] as? String)?.lowercased()
    case "canonical:" where arguments.count == 1:
      return (arguments[0] as? String)?.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    case "count:" where arguments.count == 1: return NSNumber(value: (arguments[0] as? [Any])?.count ?? 1)
    case "now", "now:": return Date()
    case "random", "random:": return NSNumber(value: Double.random(in: 0..<1))
    default:
      RuntimeWarning.report(.misusedViews("The function \(name) of a formula is not known here: it has no value."))
      return nil
    }
  }

  /// Whether a formula in a text can call the function.
  static func isKnown(_ name: String) -> Bool {
    whole[name] != nil || changes[name] != nil || lists[name] != nil
      || ["abs:", "uppercase:", "lowercase:", "canonical:", "count:", "now", "random"].contains(name)
  }

  // MARK: Two numbers

  private struct Combination: Sendable {
    var whole: @Sendable (Int64, Int64) -> Int64?
    var other: @Sendable (Double, Double) -> Double
  }

  /// The calculation in whole numbers; nil where the result is none, as after an overflow.
  private static let whole: [String: Combination] = [
    "add:to:": Combination(whole: { checked($0.addingReportingOverflow($1)) }, other: +),
    "from:subtract:": Combination(whole: { checked($0.subtractingReportingOverflow($1)) }, other: -),
    "multiply:by:": Combination(whole: { checked($0.multipliedReportingOverflow(by: $1)) }, other: *),
    "divide:by:": Combination(whole: { checked($0.dividedReportingOverflow(by: $1)) }, other: /),
    "modulus:by:": Combination(
      whole: { checked($0.remainderReportingOverflow(dividingBy: $1)) },
      other: { $0.truncatingRemainder(dividingBy: $1) }),
    "raise:toPower:": Combination(whole: { power($0, $1) }, other: { pow($0, $1) }),
  ]

  private static func checked(_ result: (partialValue: Int64, overflow: Bool)) -> Int64? {
    result.overflow ? nil : result.partialValue
  }

  private static func power(_ base: Int64, _ exponent: Int64) -> Int64? {
    guard (0..<64).contains(exponent) else { return nil }
    var result: Int64? = 1
    for _ in 0..<exponent { result = result.flatMap { checked($0.multipliedReportingOverflow(by: base)) } }
    return result
  }

  private static func combined(_ arguments: [Any?], _ combination: Combination) -> NSNumber? {
    guard let left = number(arguments[0]), let right = number(arguments[1]) else { return nil }
    if isWhole(left), isWhole(right), let result = combination.whole(left.int64Value, right.int64Value) {
      return NSNumber(value: result)
    }
    return NSNumber(value: combination.other(left.doubleValue, right.doubleValue))
  }

  // MARK: One number

  private static let changes: [String: @Sendable (Double) -> Double] = [
    "sqrt:": { $0.squareRoot() }, "ln:": { log($0) }, "log:": { log10($0) }, "exp:": { exp($0) },
    "floor:": { $0.rounded(.down) }, "ceiling:": { $0.rounded(.up) }, "trunc:": { $0.rounded(.towardZero) },
  ]

  // MARK: Lists

  private static let lists: [String: @Sendable ([NSNumber]) -> NSNumber?] = [
    "sum:": { sum($0) },
    "average:": { list in list.isEmpty ? nil : NSNumber(value: doubles(list).reduce(0, +) / Double(list.count)) },
    "min:": { $0.min { $0.doubleValue < $1.doubleValue } },
    "max:": { $0.max { $0.doubleValue < $1.doubleValue } },
    "median:": { median(doubles($0).sorted()) },
    "stddev:": { deviation(doubles($0)) },
  ]

  private static func doubles(_ list: [NSNumber]) -> [Double] { list.map(\.doubleValue) }

  private static func sum(_ list: [NSNumber]) -> NSNumber {
    if list.allSatisfy(isWhole) {
      let total = list.reduce(Int64?(0)) { sum, next in
        sum.flatMap { checked($0.addingReportingOverflow(next.int64Value)) }
      }
      if let total { return NSNumber(value: total) }
    }
    return NSNumber(value: doubles(list).reduce(0, +))
  }

  private static func median(_ sorted: [Double]) -> NSNumber? {
    guard !sorted.isEmpty else { return nil }
    let middle = sorted.count / 2
    return NSNumber(value: sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle])
  }

  private static func deviation(_ list: [Double]) -> NSNumber? {
    guard !list.isEmpty else { return nil }
    let mean = list.reduce(0, +) / Double(list.count)
    return NSNumber(value: (list.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / Double(list.count)).squareRoot())
  }

  // MARK: Numbers

  /// The numbers of one list, or of all arguments.
  private static func numbers(_ arguments: [Any?]) -> [NSNumber] {
    arguments.compactMap { argument in argument.map { ($0 as? [Any]) ?? [$0] } }.joined().compactMap(number)
  }

  private static func number(_ value: Any?) -> NSNumber? {
    switch value {
    case let value as NSNumber: value
    case let value as any BinaryInteger: Int64(exactly: value).map { NSNumber(value: $0) }
    case let value as any BinaryFloatingPoint: NSNumber(value: Double(value))
    case let value as Decimal: NSNumber(value: NSDecimalNumber(decimal: value).doubleValue)
    default: nil
    }
  }

  private static func isWhole(_ number: NSNumber) -> Bool { !["d", "f"].contains(String(cString: number.objCType)) }
}
