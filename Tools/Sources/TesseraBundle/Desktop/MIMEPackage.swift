/// The document types that an app declares itself, for the shared MIME database of desktops.
public struct MIMEPackage {
  private let app: AppDescription

  /// - Parameter app: what declares the types.
  public init(_ app: AppDescription) {
    self.app = app
  }

  /// The name of the file.
  public var fileName: String { "\(app.identifier).xml" }

  /// The content of the file; nil if the app declares no type.
  public var text: String? {
    let types = app.documentTypes.filter { !$0.declaredEndings.isEmpty }
    guard !types.isEmpty else { return nil }
    let entries = types.map { type in
      let globs = type.declaredEndings.map { "    <glob pattern=\"*.\(XMLText.escaped($0))\"/>\n" }.joined()
      return "  <mime-type type=\"\(XMLText.escaped(type.mimeType))\">\n"
        + "    <comment>\(XMLText.escaped(type.name))</comment>\n\(globs)  </mime-type>\n"
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<mime-info xmlns=\"http://www.freedesktop.org/standards/shared-mime-info\">\n\(entries.joined())</mime-info>\n"
  }
}
