import Synchronization
import TesseraValues

/// Functions that queries call by a number, row by row: they see into values that SQL cannot see into (SD20).
package enum SwiftFunctions {
  /// What tells functions apart. It has no values that a predicate captured, so there are as many as the program has forms.
  package struct Name: Hashable {
    let operation: String
    let types: [ObjectIdentifier]
    var path: AnyKeyPath?

    package init(_ operation: String, _ types: [Any.Type], path: AnyKeyPath? = nil) {
      self.operation = operation
      self.types = types.map { ObjectIdentifier($0) }
      self.path = path
    }
  }

  package typealias Body = @Sendable ([StoredValue]) -> StoredValue

  private struct Known: Sendable {
    var numbers = UncheckedSendable<[Name: Int]>([:])
    var bodies: [Body] = []
  }

  private static let known = Mutex(Known())

  /// The number of a function; `body` is made if there is none of the name.
  package static func number(of name: Name, _ body: () -> Body) -> Int {
    let (name, body) = (UncheckedSendable(name), body())
    return known.withLock { known in
      if let number = known.numbers.value[name.value] { return number }
      let number = known.bodies.count
      var numbers = known.numbers.value
      numbers[name.value] = number
      known.numbers = UncheckedSendable(numbers)
      known.bodies.append(body)
      return number
    }
  }

  /// What a function makes of values; null for a number that no function has.
  static func call(_ number: Int, _ values: [StoredValue]) -> StoredValue {
    let body = known.withLock { $0.bodies.indices.contains(number) ? $0.bodies[number] : nil }
    return body?(values) ?? .null
  }
}
