import Foundation
import TesseraStore

/// Makes the values of an attribute ones of its column, and back.
///
/// Enumerations with raw values are kept as those; other types that are no value of a column, as JSON (SD4).
final class AttributeCodec: Sendable {
  let kind: ColumnKind
  let isOptional: Bool
  /// Whether no query knows what a column of it means, although the type has a meaning elsewhere (SD34).
  let isOpaque: Bool
  /// Whether values are those of the column, as they are.
  let isDirect: Bool
  private let transformer: AttributeTransformer?
  /// Why no value can be saved; nil if it can.
  private let problem: String?
  /// Fails for a value that its own `encode(to:)` refuses.
  let encode: @Sendable (Any) throws -> StoredValue
  /// A value of the attribute's type that the program gave, which lies in its slot as SQLite has it.
  let plainValue: @Sendable (StoredValue) -> Any?
  /// nil: the column has a value that is none of the type.
  let decode: @Sendable (StoredValue) -> Any?

  private init(
    kind: ColumnKind, isOptional: Bool, isOpaque: Bool = false, isDirect: Bool = false,
    plainType: Any.Type? = nil, transformer: AttributeTransformer? = nil,
    problem: String? = nil, encode: @escaping @Sendable (Any) throws -> StoredValue,
    decode: @escaping @Sendable (StoredValue) -> Any?
  ) {
    self.isOpaque = isOpaque
    self.isDirect = isDirect
    plainValue = { stored in plainType.flatMap { Self.plainValue(stored, as: $0) } }
    self.transformer = transformer
    self.problem = problem
    self.kind = kind
    self.isOptional = isOptional
    self.encode = encode
    self.decode = decode
  }

  /// - Throws: `SwiftDataError.loadIssueModelContainer` if no value can be saved.
  func check() throws {
    if let problem { throw SwiftDataError.loadIssueModelContainer.explained(problem) }
    _ = try transformer?.transformer()
  }

  /// The codec that an attribute asks for.
  static func codec<Value: Codable & SendableMetatype>(
    for type: Value.Type, options: [Schema.Attribute.Option]
  ) -> AttributeCodec {
    if let choice = options.lazy.compactMap(\.transformer).first { return transformed(type, choice) }
    let usual = codec(for: type)
    return options.contains(.codable) && usual.kind != .composite ? coded(type) : usual
  }

  /// The codec that an attribute asks for whose type may not be codable.
  static func codec<Value: SendableMetatype>(
    forAny type: Value.Type, options: [Schema.Attribute.Option]
  ) -> AttributeCodec {
    if let choice = options.lazy.compactMap(\.transformer).first { return transformed(type, choice) }
    if let codable = type as? any (Codable & SendableMetatype).Type { return codec(for: codable, options: options) }
    return AttributeCodec(
      kind: .composite, isOptional: type is any OptionalAttribute.Type, isOpaque: true,
      problem: "\(type) is not Codable, and no transformer is named", encode: { _ in .null }, decode: { _ in nil })
  }

  /// What a transformer makes of the value, which is never asked for nil.
  private static func transformed<Value: SendableMetatype>(
    _ type: Value.Type, _ choice: TransformerChoice
  ) -> AttributeCodec {
    let transformer = AttributeTransformer(choice)
    return AttributeCodec(
      kind: .composite, isOptional: type is any OptionalAttribute.Type, isOpaque: true, plainType: type,
      transformer: transformer,
      encode: { value in
        guard let optional = value as? any AnyOptional else { return try transformer.encode(value) }
        return try optional.wrapped.map(transformer.encode) ?? .null
      },
      decode: { transformer.decode($0) as? Value })
  }

  /// A value as its own coding has it, where it would be a value of SQLite otherwise.
  private static func coded<Value: Codable & SendableMetatype>(_ type: Value.Type) -> AttributeCodec {
    let inner = composite(type)
    return AttributeCodec(
      kind: .composite, isOptional: type is any OptionalAttribute.Type, isOpaque: true, plainType: type,
      encode: { value in
        if let optional = value as? any AnyOptional, optional.wrapped == nil { return .null }
        return try inner.encode(value)
      },
      decode: inner.decode)
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
      kind: Value.columnKind, isOptional: false, isDirect: true, plainType: type,
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
      kind: inner.kind, isOptional: true, isDirect: inner.isDirect, plainType: Wrapped?.self,
      encode: { value in
        guard let wrapped = value as? Wrapped? ?? nil else { return .null }
        return try inner.encode(wrapped)
      },
      decode: { stored in
        if stored.isNull { return Wrapped?.none as Any }
        return inner.decode(stored).map { ($0 as? Wrapped) as Any }
      })
  }

  /// A value of SQLite as one of a type of Swift; nil if it is none.
  static func plainValue(_ stored: StoredValue, as type: Any.Type) -> Any? {
    if let column = type as? any ColumnValue.Type { return column.init(stored: stored) }
    guard let optional = type as? any OptionalAttribute.Type else { return nil }
    if stored.isNull { return optional.nilValue }
    return plainValue(stored, as: optional.wrappedType)
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
  /// nil, as a value.
  static var nilValue: Any { get }
}

extension Optional: OptionalAttribute {
  static var wrappedType: Any.Type { Wrapped.self }
  static var nilValue: Any { Wrapped?(nilLiteral: ()) as Any }
}
