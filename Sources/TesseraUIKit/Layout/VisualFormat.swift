import Foundation
import SwiftUI

extension NSLayoutConstraint {
  /// Makes constraints from a drawing in letters, such as `H:|-[name(>=80)]-8-[button]-|`.
  ///
  /// - Parameters:
  ///   - format: the drawing. One that cannot be read ends the program with the place in it, as in UIKit.
  ///   - opts: what is aligned, and in which direction it is read.
  ///   - metrics: numbers that the drawing names.
  ///   - views: views and layout guides that the drawing names.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var parser = VisualFormatParser(format, opts, metrics ?? [:], views)
    return parser.constraints()
  }
}

/// Reads the drawings of constraints.
@MainActor
private struct VisualFormatParser {
  /// A demand on a length or a distance.
  struct Predicate {
    enum Value {
      case constant(CGFloat)
      case item(any LayoutItem)
    }

    var relation: NSLayoutConstraint.Relation
    var value: Value
    var priority: UILayoutPriority
  }

  /// What stands between two items.
  enum Distance {
    /// Nothing: they touch.
    case none
    /// A dash: the distance that the system keeps.
    case standard
    case predicates([Predicate])
  }

  private let format: String
  private let characters: [Character]
  private var position = 0
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var axis = NSLayoutConstraint.Axis.horizontal
  private var result: [NSLayoutConstraint] = []

  init(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
  ) {
    self.format = format
    characters = format.filter { !$0.isWhitespace }.map { $0 }
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  mutating func constraints() -> [NSLayoutConstraint] {
    if take("V:") { axis = .vertical } else { _ = take("H:") }
    var items: [any LayoutItem] = []
    var previous: (item: any LayoutItem, isContainer: Bool)?
    var distance = Distance.none
    if take("|") {
      previous = (container(), true)
      distance = readDistance()
    }
    while true {
      if take("|") {
        guard let previous, !previous.isContainer || position > 1 else { fail("an item in front of the edge") }
        connect(previous, (container(), true), distance)
        break
      }
      let item = readItem()
      items.append(item)
      if let previous { connect(previous, (item, false), distance) }
      previous = (item, false)
      guard position < characters.count else { break }
      distance = readDistance()
    }
    guard position == characters.count else { fail("the end") }
    align(items)
    return result
  }

  // MARK: Reading

  private func fail(_ expected: String) -> Never {
    let read = String(characters.prefix(position))
    preconditionFailure("A visual format cannot be read: after \"\(read)\" of \"\(format)\", \(expected) is missing.")
  }

  private mutating func take(_ text: String) -> Bool {
    guard characters[position...].starts(with: text) else { return false }
    position += text.count
    return true
  }

  private mutating func expect(_ text: String) {
    if !take(text) { fail("\"\(text)\"") }
  }

  private mutating func name(_ isPart: (Character) -> Bool) -> String {
    let rest = characters[position...].prefix(while: isPart)
    position += rest.count
    return String(rest)
  }

  private func item(_ name: String) -> any LayoutItem {
    guard let item = views[name].flatMap({ layoutItem($0) }) else {
      preconditionFailure("The visual format \"\(format)\" names \"\(name)\", which is no view or layout guide.")
    }
    return item
  }

  private func container() -> any LayoutItem {
    let first = views.keys.sorted().lazy.compactMap { views[$0].flatMap { layoutItem($0) } as? UIView }.first {
      $0.superview != nil
    }
    guard let outer = first?.superview else {
      preconditionFailure(
        "The edges of the visual format \"\(format)\" are those of no view: no view in it has one around.")
    }
    return outer
  }

  private mutating func readItem() -> any LayoutItem {
    expect("[")
    let item = item(name { $0.isLetter || $0.isNumber || $0 == "_" })
    if take("(") {
      for predicate in readPredicates() { add(LayoutOperand(item, lengthAttribute), predicate) }
    }
    expect("]")
    return item
  }

  private mutating func readDistance() -> Distance {
    guard take("-") else { return .none }
    if take("(") {
      let predicates = readPredicates()
      expect("-")
      return .predicates(predicates)
    }
    guard let next = characters[position...].first, next != "[", next != "|" else { return .standard }
    let predicate = Predicate(relation: .equal, value: readValue(), priority: readPriority())
    expect("-")
    return .predicates([predicate])
  }

  /// Demands separated by commas, up to the closing parenthesis.
  private mutating func readPredicates() -> [Predicate] {
    var predicates: [Predicate] = []
    repeat {
      let relation: NSLayoutConstraint.Relation =
        take(">=") ? .greaterThanOrEqual : take("<=") ? .lessThanOrEqual : .equal
      if relation == .equal { _ = take("==") }
      predicates.append(Predicate(relation: relation, value: readValue(), priority: readPriority()))
    } while take(",")
    expect(")")
    return predicates
  }

  private mutating func readValue() -> Predicate.Value {
    let isNegative = take("-")
    let text = name { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    if text.isEmpty { fail("a number or a name") }
    if let number = number(text) { return .constant(isNegative ? -number : number) }
    return .item(item(text))
  }

  private mutating func readPriority() -> UILayoutPriority {
    guard take("@") else { return .required }
    let text = name { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    guard let number = number(text) else { fail("a priority") }
    return UILayoutPriority(Float(number))
  }

  private func number(_ text: String) -> CGFloat? {
    if let number = Double(text) { return number }
    switch metrics[text] {
    case let number as CGFloat: return number
    case let number as Int: return CGFloat(number)
    case let number as Float: return CGFloat(number)
    case let number as NSNumber: return number.doubleValue
    default: return nil
    }
  }

  // MARK: Making constraints

  private var lengthAttribute: NSLayoutConstraint.Attribute { axis == .horizontal ? .width : .height }

  private var edges: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    if axis == .vertical { return (.top, .bottom) }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
  }

  private mutating func add(_ operand: LayoutOperand, _ predicate: Predicate) {
    let constraint =
      switch predicate.value {
      case .constant(let constant): NSLayoutConstraint(operand, predicate.relation, nil, constant: constant)
      case .item(let item):
        NSLayoutConstraint(operand, predicate.relation, LayoutOperand(item, operand.attribute))
      }
    constraint.priority = predicate.priority
    result.append(constraint)
  }

  private mutating func connect(
    _ first: (item: any LayoutItem, isContainer: Bool), _ second: (item: any LayoutItem, isContainer: Bool),
    _ distance: Distance
  ) {
    let isAtEdge = first.isContainer || second.isContainer
    // J29: the standard distance from the view around is its margin.
    if case .standard = distance, isAtEdge {
      let start = LayoutOperand(first.item, first.isContainer ? edges.start.withMargin : edges.end)
      let end = LayoutOperand(second.item, second.isContainer ? edges.end.withMargin : edges.start)
      result.append(NSLayoutConstraint(end, .equal, start))
      return
    }
    let start = LayoutOperand(first.item, first.isContainer ? edges.start : edges.end)
    let end = LayoutOperand(second.item, second.isContainer ? edges.end : edges.start)
    let sign: CGFloat = axis == .horizontal && options.contains(.directionRightToLeft) ? -1 : 1
    switch distance {
    case .none: result.append(NSLayoutConstraint(end, .equal, start))
    case .standard: result.append(NSLayoutConstraint(end, .equal, start, constant: sign * systemSpacing))
    case .predicates(let predicates):
      for predicate in predicates {
        guard case .constant(let constant) = predicate.value else { fail("a number between two views") }
        let (left, right) = sign > 0 ? (end, start) : (start, end)
        let constraint = NSLayoutConstraint(left, predicate.relation, right, constant: constant)
        constraint.priority = predicate.priority
        result.append(constraint)
      }
    }
  }

  private mutating func align(_ items: [any LayoutItem]) {
    for attribute in options.aligned {
      precondition(
        attribute.axis != axis, "The visual format \"\(format)\" cannot align what it arranges along the same axis.")
      for (first, second) in zip(items, items.dropFirst()) {
        result.append(
          NSLayoutConstraint(LayoutOperand(first, attribute), .equal, LayoutOperand(second, attribute)))
      }
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The same edge inside of the margins.
  fileprivate var withMargin: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
