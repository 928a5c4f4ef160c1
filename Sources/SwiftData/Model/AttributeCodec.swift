import Foundation
import TesseraStore

/// Makes the values of an attribute ones of its column, and back.
///
/// Enumerations with raw values are kept as those; other types that are no value of a column, as JSON (SD4).
final class AttributeCodec: Sendable {
  let kind: ColumnKind
  let isOptional: Bool
  /// Fails for a value that its own `encode(to:)` refuses.
  let encode: @Sendable (Any) throws -> StoredValue
  /// nil: the column has a value that is none of the type.
  let decode: @Sendable (StoredValue) -> Any?

  private init(
    kind: ColumnKind, isOptional: Bool, encode: @escaping @Sendable (Any) throws -> StoredValue,
    decode: @escaping @Sendable (StoredValue) -> Any?
  ) {
    self.kind = kind
    self.isOptional = isOptional
    self.encode = encode
    self.decode = decode
  }

  static func codec<Value: Codable & SendableMetatype>(for type: Value.Type) -> AttributeCodec {
    if let optional = type as? any OptionalAttribute.Type,
      let wrapped = optional.wrappedType as? any (Codable & SendableMetatype).Type
    {
      return optionalCodec(wrapped)
    }
    if let column = type as? any ColumnValue.Type { return direct(column) }
    if let raw = type as? any (RawRepresentable & SendableMetatype).Type, let codec = rawCodec(raw) { return codec }
    return composite(type)
  }

  private static func direct<Value: ColumnValue>(_ type: Value.Type) -> AttributeCodec {
    AttributeCodec(
      kind: Value.columnKind, isOptional: false,
      encode: { ($0 as? Value)?.stored ?? .null },
      decode: { Value(stored: $0) })
  }

  private static func rawCodec<Value: RawRepresentable & SendableMetatype>(_ type: Value.Type) -> AttributeCodec? {
    guard let column = Value.RawValue.self as? any ColumnValue.Type else { return nil }
    let inner = direct(column)
    return AttributeCodec(
      kind: inner.kind, isOptional: false,
      encode: { value in try (value as? Value).map { try inner.encode($0.rawValue) } ?? .null },
      decode: { stored in (inner.decode(stored) as? Value.RawValue).flatMap(Value.init(rawValue:)) })
  }

  private static func composite<Value: Codable & SendableMetatype>(_ type: Value.Type) -> AttributeCodec {
    AttributeCodec(
      kind: .composite, isOptional: false,
      encode: { value in try (value as? Value).map { .data(try encoder().encode($0)) } ?? .null },
      decode: { stored in
        guard case .data(let data) = stored else { return nil }
        return try? decoder().decode(Value.self, from: data)
      })
  }

  private static func optionalCodec<Wrapped: Codable & SendableMetatype>(_ type: Wrapped.Type) -> AttributeCodec {
    let inner = codec(for: type)
    return AttributeCodec(
      kind: inner.kind, isOptional: true,
      encode: { value in
        guard let wrapped = value as? Wrapped? ?? nil else { return .null }
        return try inner.encode(wrapped)
      },
      decode: { stored in
        if stored.isNull { return Wrapped?.none as Any }
        return inner.decode(stored).map { ($0 as? Wrapped) as Any }
      })
  }

  private static func encoder() -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }

  private static func decoder() -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }
}

/// Optionals of any type.
protocol OptionalAttribute {
  static var wrappedType: Any.Type { get }
}

extension Optional: OptionalAttribute {
  static var wrappedType: Any.Type { Wrapped.self }
}
