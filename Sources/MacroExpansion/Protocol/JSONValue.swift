/// A value of the JSON that the compiler and a plug-in exchange.
///
/// It is our own, small as it is, because a plug-in starts for every compiled module and Foundation would dominate that
/// start.
enum JSONValue: Equatable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// The member `name` of an object; nil for other values and for missing members.
  subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[name]
  }

  var string: String? {
    guard case .string(let value) = self else { return nil }
    return value
  }

  var array: [JSONValue]? {
    guard case .array(let values) = self else { return nil }
    return values
  }

  /// The number as an integer; nil for other values and for numbers that are not integers.
  var integer: Int? {
    guard case .number(let value) = self else { return nil }
    return Int(exactly: value)
  }
}
