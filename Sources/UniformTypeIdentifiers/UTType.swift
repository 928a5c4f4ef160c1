import Foundation

/// A kind of data: what a file contains, what can be copied or dragged.
///
/// Types form a graph: a PNG picture conforms to pictures, and those to data. This module knows the types that Apple's
/// platforms declare for common files, and those that the program's `Info.plist` declares; others of its own are known once
/// it has named them with `init(exportedAs:)` or `init(importedAs:)`. There is no database of other programs' types.
public struct UTType: Sendable {
  /// The type's name, such as `public.png`.
  public let identifier: String

  init(known identifier: String) {
    self.identifier = identifier
  }

  /// The type of an identifier; nil if it is not declared.
  public init?(_ identifier: String) {
    let name = identifier.lowercased()
    guard TypeRegistry.shared.declaration(of: name) != nil || Self.dynamicTag(in: name) != nil else { return nil }
    self.identifier = name
  }

  /// The type of files with an extension; of several, one that conforms to `supertype`. An extension that is not
  /// declared gives a dynamic type.
  ///
  /// - Returns: nil if the only types of the extension do not conform to `supertype`.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// The type that a MIME type stands for.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// The type of a tag; a dynamic one for an undeclared tag.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    let types = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype)
    guard let first = types.first else { return nil }
    self = first
  }

  /// All types of a tag, the likeliest first.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    guard !tag.isEmpty else { return [] }
    let declared = TypeRegistry.shared.types(tag: tag.lowercased(), tagClass: tagClass)
      .filter { type in supertype.map { type.conforms(to: $0) } ?? true }
    return declared.isEmpty ? [dynamic(tag: tag.lowercased(), tagClass, supertype)] : declared
  }

  /// A type of the program's own.
  ///
  /// - Parameters:
  ///   - identifier: its name, such as `org.example.drawing`.
  ///   - parentType: what it conforms to; data if it is nil.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier.lowercased())
    TypeRegistry.shared.declare(self.identifier, parent: parentType ?? .data)
  }

  /// A type that another program owns.
  ///
  /// - Parameters:
  ///   - identifier: its name, such as `org.example.drawing`.
  ///   - parentType: what it conforms to; data if it is nil.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  // MARK: Dynamic types

  private static let dynamicPrefix = "dyn."

  private static func dynamic(tag: String, _ tagClass: UTTagClass, _ supertype: UTType?) -> UTType {
    let type = UTType(known: dynamicPrefix + tagClass.rawValue + ":" + tag)
    if let supertype, supertype != .data { TypeRegistry.shared.declareDynamic(type.identifier, parent: supertype) }
    return type
  }

  static func dynamicTag(in identifier: String) -> (tagClass: UTTagClass, tag: String)? {
    guard identifier.hasPrefix(dynamicPrefix) else { return nil }
    let parts = identifier.dropFirst(dynamicPrefix.count).split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    return (UTTagClass(rawValue: String(parts[0])), String(parts[1]))
  }

  /// Whether the type stands for an undeclared tag.
  public var isDynamic: Bool { identifier.hasPrefix(Self.dynamicPrefix) }

  /// Whether the type was declared, by the platform or by the program.
  public var isDeclared: Bool { TypeRegistry.shared.declaration(of: identifier) != nil && !isDynamic }

  /// Whether the type is public.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
}

extension UTType: Hashable {
  public static func == (left: UTType, right: UTType) -> Bool { left.identifier == right.identifier }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
  }
}

extension UTType: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(known: try decoder.singleValueContainer().decode(String.self).lowercased())
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { identifier }

  public var debugDescription: String { "<UTType \(identifier)>" }
}
