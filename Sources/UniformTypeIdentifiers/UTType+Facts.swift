import Foundation

extension UTType {
  /// All types that the type conforms to, without itself.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var waiting = TypeRegistry.shared.parents(of: identifier)
    while let type = waiting.popLast() {
      if found.insert(type).inserted { waiting += TypeRegistry.shared.parents(of: type.identifier) }
    }
    return found
  }

  /// Whether the type is another one or a kind of it.
  public func conforms(to type: UTType) -> Bool {
    self == type || supertypes.contains(type)
  }

  /// Whether the type is a kind of another one, but not that one itself.
  public func isSubtype(of type: UTType) -> Bool {
    self != type && supertypes.contains(type)
  }

  /// Whether another type is a kind of the type, but not the same.
  public func isSupertype(of type: UTType) -> Bool {
    type.isSubtype(of: self)
  }

  /// The extensions and MIME types of the type.
  public var tags: [UTTagClass: [String]] {
    if let dynamic = Self.dynamicTag(in: identifier) { return [dynamic.tagClass: [dynamic.tag]] }
    guard let declaration = TypeRegistry.shared.declaration(of: identifier) else { return [:] }
    var tags: [UTTagClass: [String]] = [:]
    if !declaration.extensions.isEmpty { tags[.filenameExtension] = declaration.extensions }
    if !declaration.mimeTypes.isEmpty { tags[.mimeType] = declaration.mimeTypes }
    return tags
  }

  /// The extension that files of the type usually have; nil if there is none.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

  /// The MIME type of the type; nil if there is none.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }

  /// What the type is called, in English; nil for types without a description.
  public var localizedDescription: String? {
    let description = TypeRegistry.shared.declaration(of: identifier)?.description ?? ""
    return description.isEmpty ? nil : description
  }

  /// Declarations have no versions here.
  public var version: Int? { nil }

  /// Declarations have no references here.
  public var referenceURL: URL? { nil }
}

extension URL {
  /// The URL with a name, and the usual extension of a type if the name has none of that type.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }

  /// The URL with the usual extension of a type, if it has none of that type.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    let extensions = contentType.tags[.filenameExtension] ?? []
    guard let preferred = extensions.first, !extensions.contains(pathExtension.lowercased()) else { return self }
    return appendingPathExtension(preferred)
  }

  /// Appends a name, and the usual extension of a type if the name has none of that type.
  public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  /// Appends the usual extension of a type, if the URL has none of that type.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}

extension UTType {
  /// The extensions of files of the type and of all kinds of it that are known; empty for what has too many kinds to be
  /// told by extensions.
  package var allFilenameExtensions: Set<String> {
    let everything: [UTType] = [.data, .content, .item, .text, .plainText]
    let own = Set(tags[.filenameExtension] ?? [])
    if everything.contains(self) { return self == .plainText ? own : [] }
    return TypeRegistry.shared.all.reduce(into: own) { extensions, type in
      if type.isSubtype(of: self) { extensions.formUnion(type.tags[.filenameExtension] ?? []) }
    }
  }
}
