import UniformTypeIdentifiers

/// The types that systems know.
enum SystemTypes {
  /// The MIME type of a uniform type identifier; nil if it has none.
  static func mimeType(_ identifier: String) -> String? { UTType(identifier)?.preferredMIMEType }
}
