import Foundation

/// A kind of documents that an app opens.
public struct DocumentType: Equatable, Sendable {
  /// Its MIME type, by which desktops know it.
  public var mimeType: String
  /// What users call it.
  public var name: String
  /// The endings of its files, without dots, where the app itself declares the type; no desktop knows it otherwise.
  public var declaredEndings: [String]

  /// - Parameters:
  ///   - mimeType: by which desktops know it.
  ///   - name: what users call it.
  ///   - declaredEndings: endings of files, without dots.
  public init(mimeType: String, name: String, declaredEndings: [String] = []) {
    self.mimeType = mimeType
    self.name = name
    self.declaredEndings = declaredEndings
  }

  /// The types of `CFBundleDocumentTypes`: by their uniform type identifiers, those that the app declares among them, by
  /// MIME types and by endings.
  static func all(
    in values: [String: Any], of app: String, mimeType: (String) -> String?
  ) -> [DocumentType] {
    let declarations = declarations(in: values)
    var types: [DocumentType] = []
    for entry in values["CFBundleDocumentTypes"] as? [[String: Any]] ?? [] {
      let name = entry.text("CFBundleTypeName") ?? "Document"
      for identifier in entry["LSItemContentTypes"] as? [String] ?? [] {
        if let declaration = declarations[identifier] {
          types.append(declared(identifier, declaration, name))
        } else if let known = mimeType(identifier) {
          types.append(DocumentType(mimeType: known, name: name))
        }
      }
      let named = (entry["CFBundleTypeMIMETypes"] as? [String] ?? []).filter(isMIMEType)
      types += named.map { DocumentType(mimeType: $0.lowercased(), name: name) }
      let endings = (entry["CFBundleTypeExtensions"] as? [String] ?? []).filter(isEnding)
      if entry["LSItemContentTypes"] == nil, named.isEmpty, !endings.isEmpty {
        types.append(
          DocumentType(mimeType: ownMIMEType("\(app).\(endings[0])"), name: name, declaredEndings: endings))
      }
    }
    var seen: Set<String> = []
    return types.filter { seen.insert($0.mimeType).inserted }
  }

  /// The types that the app declares, its own before those of others.
  private static func declarations(in values: [String: Any]) -> [String: [String: Any]] {
    let lists = ["UTImportedTypeDeclarations", "UTExportedTypeDeclarations"].map {
      values[$0] as? [[String: Any]] ?? []
    }
    let named = lists.joined().compactMap { entry in entry.text("UTTypeIdentifier").map { ($0, entry) } }
    return Dictionary(named) { $1 }
  }

  private static func declared(_ identifier: String, _ declaration: [String: Any], _ name: String) -> DocumentType {
    let tags = declaration["UTTypeTagSpecification"] as? [String: Any] ?? [:]
    let mimeTypes = texts(tags["public.mime-type"]).filter(isMIMEType)
    return DocumentType(
      mimeType: mimeTypes.first?.lowercased() ?? ownMIMEType(identifier),
      name: declaration.text("UTTypeDescription") ?? name,
      declaredEndings: texts(tags["public.filename-extension"]).filter(isEnding))
  }

  /// A list may be a single text.
  private static func texts(_ value: Any?) -> [String] {
    (value as? [String]) ?? (value as? String).map { [$0] } ?? []
  }

  private static func ownMIMEType(_ identifier: String) -> String {
    "application/x-"
      + identifier.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" }
  }

  private static func isMIMEType(_ text: String) -> Bool {
    text.wholeMatch(of: /[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]*\/[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]*/) != nil
  }

  /// An asterisk stands for any file, which no program is the right one for.
  private static func isEnding(_ text: String) -> Bool {
    text.wholeMatch(of: /[A-Za-z0-9][A-Za-z0-9._-]*/) != nil
  }
}
