import Foundation
import TesseraStore
import TesseraValues

/// An argument of a function of Swift: an expression of SQL, and the type of its value.
struct SwiftArgument {
  let sql: String
  let type: Any.Type
}

extension SQLBuilder {
  /// How values of a type lie in columns.
  func codec(for type: Any.Type) throws -> AttributeCodec {
    guard let codable = type as? any (Codable & SendableMetatype).Type else {
      throw Untranslatable("values of \(type) are not Codable")
    }
    return AttributeCodec.codec(for: codable)
  }

  /// The call of a function of Swift for each row. An argument that is null makes the result null, unless it is optional.
  func call(
    _ name: SwiftFunctions.Name, _ arguments: [SwiftArgument], result: Any.Type,
    _ body: @escaping ([Any]) -> Any?
  ) throws -> SQLFragment {
    let inputs = try arguments.map { try codec(for: $0.type) }
    let output = try codec(for: result)
    // It has types and a key path only, which no thread changes.
    let body = UncheckedSendable(body)
    let number = SwiftFunctions.number(of: name) {
      { stored in
        var values: [Any] = []
        for (input, value) in zip(inputs, stored) {
          guard input.isOptional || !value.isNull, let value = input.decode(value) else { return .null }
          values.append(value)
        }
        return body.value(values).flatMap { try? output.encode($0) } ?? .null
      }
    }
    let list = [String(number)] + arguments.map(\.sql)
    let sql = "swift_call(\(list.joined(separator: ", ")))"
    return output.kind == .composite ? .composite(sql) : .scalar(sql)
  }

  /// An expression as an argument. Values that were captured are written as `type` is.
  func argument(_ expression: Any, _ type: Any.Type) throws -> SwiftArgument {
    guard let captured = expression as? any CapturedValue else {
      return SwiftArgument(sql: try sql(expression), type: type)
    }
    return SwiftArgument(sql: try place(of: codec(for: type).encode(captured.captured)), type: type)
  }

  /// Two sides of a comparison; nil if SQL can compare them itself.
  func swiftArguments(_ left: Any, _ right: Any, _ type: Any.Type) throws -> [SwiftArgument]? {
    guard Self.isComposite(type) else { return nil }
    return [try argument(left, type), try argument(right, type)]
  }

  /// Whether values of a type are kept as JSON. Objects and identifiers are compared by their keys.
  static func isComposite(_ type: Any.Type) -> Bool {
    let wrapped = (type as? any OptionalAttribute.Type)?.wrappedType ?? type
    if wrapped is any PersistentModel.Type || wrapped == PersistentIdentifier.self { return false }
    guard let codable = wrapped as? any (Codable & SendableMetatype).Type else { return false }
    return AttributeCodec.codec(for: codable).kind == .composite
  }
}

/// A value that a predicate captured.
protocol CapturedValue {
  var captured: Any { get }
}

extension PredicateExpressions.Value: CapturedValue {
  var captured: Any { value }
}

/// Collections that JSON has as arrays.
protocol ArrayOfJSON {}

extension Array: ArrayOfJSON {}
extension ContiguousArray: ArrayOfJSON {}
extension Set: ArrayOfJSON {}
