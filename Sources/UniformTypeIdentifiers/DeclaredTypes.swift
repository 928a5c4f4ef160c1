import Foundation

/// The types that a program's `Info.plist` declares.
enum DeclaredTypes {
  /// Those of the main bundle, its own before those that it imports.
  static var ofProgram: [(identifier: String, declaration: TypeRegistry.Declaration)] {
    types(in: Bundle.main.infoDictionary ?? [:])
  }

  /// Entries without an identifier are left out; one without types that it conforms to is data.
  static func types(in information: [String: Any]) -> [(identifier: String, declaration: TypeRegistry.Declaration)] {
    ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"].flatMap { key in
      (information[key] as? [[String: Any]] ?? []).compactMap(type)
    }
  }

  private static func type(
    _ entry: [String: Any]
  ) -> (identifier: String, declaration: TypeRegistry.Declaration)? {
    guard let identifier = entry["UTTypeIdentifier"] as? String, !identifier.isEmpty else { return nil }
    let tags = entry["UTTypeTagSpecification"] as? [String: Any] ?? [:]
    let parents = words(entry["UTTypeConformsTo"])
    return (
      identifier.lowercased(),
      TypeRegistry.Declaration(
        parents: parents.isEmpty ? ["public.data"] : parents, extensions: words(tags["public.filename-extension"]),
        mimeTypes: words(tags["public.mime-type"]), description: entry["UTTypeDescription"] as? String ?? "")
    )
  }

  /// One text or several.
  private static func words(_ value: Any?) -> [String] {
    (value as? [String] ?? (value as? String).map { [$0] } ?? []).map { $0.lowercased() }
  }
}
