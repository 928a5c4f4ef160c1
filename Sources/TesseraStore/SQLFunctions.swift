internal import CSQLite
import Foundation

/// What Swift compares and finds in strings, for SQLite: a query finds what the same condition finds in memory (SD20).
enum SQLFunctions {
  static func register(on handle: OpaquePointer) {
    collation("SWIFT", handle) { Texts.compare($0, $1) { $0 < $1 ? -1 : $0 == $1 ? 0 : 1 } }
    collation("DECIMAL", handle) { Texts.compare($0, $1, Texts.compareDecimals) }
    function("swift_contains", handle) { Texts.answer($0, $1, Texts.contains) }
    function("swift_starts", handle) { Texts.answer($0, $1) { $0.starts(with: $1) } }
    function("swift_localized_contains", handle) { Texts.answer($0, $1) { $0.localizedStandardContains($1) } }
    function("swift_caseless_compare", handle) { Texts.number($0, $1) { $0.caseInsensitiveCompare($1).rawValue } }
    function("swift_localized_compare", handle) { Texts.number($0, $1) { $0.localizedCompare($1).rawValue } }
    sqlite3_create_function_v2(
      handle, "swift_count", 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil,
      { context, _, values in
        guard let text = Texts.text(values?[0]) else { return sqlite3_result_null(context) }
        sqlite3_result_int64(context, Int64(text.count))
      }, nil, nil, nil)
    // The first value is the number of the function.
    sqlite3_create_function_v2(
      handle, "swift_call", -1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil,
      { context, count, values in
        guard let values, count > 0 else { return sqlite3_result_null(context) }
        let arguments = (1..<Int(count)).map { StoredValue(argument: values[$0]) }
        SwiftFunctions.call(Int(sqlite3_value_int64(values[0])), arguments).give(to: context)
      }, nil, nil, nil)
  }

  /// `tessera_text(operation, text, other)`: what a test says of two texts; nothing for one that is not there.
  static func registerTextTest(_ test: @escaping @Sendable (String, String, String) -> Bool, on handle: OpaquePointer) {
    let box = Unmanaged.passRetained(
      FunctionBox { context, values in
        guard let operation = Texts.text(values?[0]), let text = Texts.text(values?[1]),
          let other = Texts.text(values?[2])
        else { return sqlite3_result_int64(context, 0) }
        sqlite3_result_int64(context, test(operation, text, other) ? 1 : 0)
      })
    sqlite3_create_function_v2(
      handle, "tessera_text", 3, SQLITE_UTF8 | SQLITE_DETERMINISTIC, box.toOpaque(),
      { context, _, values in
        guard let box = sqlite3_user_data(context) else { return }
        Unmanaged<FunctionBox>.fromOpaque(box).takeUnretainedValue().call(context, values)
      }, nil, nil,
      { box in
        if let box { Unmanaged<FunctionBox>.fromOpaque(box).release() }
      })
  }

  private static func collation(
    _ name: String, _ handle: OpaquePointer, _ compare: @escaping (Texts.Bytes, Texts.Bytes) -> Int
  ) {
    let box = Unmanaged.passRetained(CollationBox(compare))
    sqlite3_create_collation_v2(
      handle, name, SQLITE_UTF8, box.toOpaque(),
      { box, leftCount, left, rightCount, right in
        guard let box else { return 0 }
        let compare = Unmanaged<CollationBox>.fromOpaque(box).takeUnretainedValue().compare
        return Int32(
          compare(
            UnsafeRawBufferPointer(start: left, count: Int(leftCount)),
            UnsafeRawBufferPointer(start: right, count: Int(rightCount))))
      },
      { box in
        if let box { Unmanaged<CollationBox>.fromOpaque(box).release() }
      })
  }

  private static func function(
    _ name: String, _ handle: OpaquePointer,
    _ call: @escaping (OpaquePointer?, UnsafeMutablePointer<OpaquePointer?>?) -> Void
  ) {
    let box = Unmanaged.passRetained(FunctionBox(call))
    sqlite3_create_function_v2(
      handle, name, 2, SQLITE_UTF8 | SQLITE_DETERMINISTIC, box.toOpaque(),
      { context, _, values in
        guard let box = sqlite3_user_data(context) else { return }
        Unmanaged<FunctionBox>.fromOpaque(box).takeUnretainedValue().call(context, values)
      }, nil, nil,
      { box in
        if let box { Unmanaged<FunctionBox>.fromOpaque(box).release() }
      })
  }
}

private final class CollationBox {
  let compare: (Texts.Bytes, Texts.Bytes) -> Int

  init(_ compare: @escaping (Texts.Bytes, Texts.Bytes) -> Int) { self.compare = compare }
}

private final class FunctionBox {
  let call: (OpaquePointer?, UnsafeMutablePointer<OpaquePointer?>?) -> Void

  init(_ call: @escaping (OpaquePointer?, UnsafeMutablePointer<OpaquePointer?>?) -> Void) { self.call = call }
}

/// Texts as SQLite hands them over.
private enum Texts {
  typealias Bytes = UnsafeRawBufferPointer

  static func compare(_ left: Bytes, _ right: Bytes, _ compare: (String, String) -> Int) -> Int {
    compare(String(decoding: left, as: UTF8.self), String(decoding: right, as: UTF8.self))
  }

  /// As for collections of any kind, of which Foundation has another idea for strings: each has the empty one.
  static func contains<Whole: Collection>(_ whole: Whole, _ part: Whole) -> Bool where Whole.Element: Equatable {
    whole.contains(part)
  }

  static func compareDecimals(_ left: String, _ right: String) -> Int {
    let numbers = (Decimal(string: left) ?? .nan, Decimal(string: right) ?? .nan)
    return numbers.0 < numbers.1 ? -1 : numbers.0 == numbers.1 ? 0 : 1
  }

  static func text(_ value: OpaquePointer?) -> String? {
    guard let value, sqlite3_value_type(value) != SQLITE_NULL, let text = sqlite3_value_text(value) else { return nil }
    let count = Int(sqlite3_value_bytes(value))
    return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
  }

  static func answer(
    _ context: OpaquePointer?, _ values: UnsafeMutablePointer<OpaquePointer?>?, _ test: (String, String) -> Bool
  ) {
    number(context, values) { test($0, $1) ? 1 : 0 }
  }

  static func number(
    _ context: OpaquePointer?, _ values: UnsafeMutablePointer<OpaquePointer?>?, _ number: (String, String) -> Int
  ) {
    guard let left = text(values?[0]), let right = text(values?[1]) else { return sqlite3_result_null(context) }
    sqlite3_result_int64(context, Int64(number(left, right)))
  }
}

extension StoredValue {
  /// A value that SQLite hands to a function.
  fileprivate init(argument value: OpaquePointer?) {
    switch sqlite3_value_type(value) {
    case SQLITE_INTEGER: self = .integer(sqlite3_value_int64(value))
    case SQLITE_FLOAT: self = .real(sqlite3_value_double(value))
    case SQLITE_TEXT: self = .text(Texts.text(value) ?? "")
    case SQLITE_BLOB:
      let count = Int(sqlite3_value_bytes(value))
      self = .data(sqlite3_value_blob(value).map { Data(bytes: $0, count: count) } ?? Data())
    default: self = .null
    }
  }

  /// Makes the value the result of a function.
  fileprivate func give(to context: OpaquePointer?) {
    switch self {
    case .null: sqlite3_result_null(context)
    case .integer(let number): sqlite3_result_int64(context, number)
    case .real(let number): sqlite3_result_double(context, number)
    case .text(let text): text.withCString { csqlite_result_text(context, $0, Int32(text.utf8.count)) }
    case .data(let data):
      data.withUnsafeBytes { csqlite_result_blob(context, $0.baseAddress, Int32($0.count)) }
    }
  }
}
