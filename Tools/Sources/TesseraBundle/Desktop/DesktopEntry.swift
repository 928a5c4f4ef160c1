/// The desktop file of an app, by the Desktop Entry Specification.
public struct DesktopEntry {
  private let app: AppDescription

  /// - Parameter app: what it tells of.
  public init(_ app: AppDescription) {
    self.app = app
  }

  /// The name of the file.
  public var fileName: String { "\(app.identifier).desktop" }

  /// The content of the file.
  public var text: String {
    var lines = ["[Desktop Entry]", "Type=Application", "Name=\(Self.escaped(app.name))"]
    for (language, name) in app.localizedNames.sorted(by: { $0.key < $1.key }) where name != app.name {
      lines.append("Name[\(language)]=\(Self.escaped(name))")
    }
    lines.append("Comment=\(Self.escaped(app.summary))")
    // Without a folder: it is found in the search path, wherever the bundle lies.
    lines.append("Exec=\(app.commandName)\(mimeTypes.isEmpty ? "" : " %U")")
    lines += ["Icon=\(app.identifier)", "Terminal=false", "StartupNotify=true", "StartupWMClass=\(app.identifier)"]
    lines.append("Categories=\(Self.list(DesktopCategories(app.category).names))")
    if !mimeTypes.isEmpty { lines.append("MimeType=\(Self.list(mimeTypes))") }
    return lines.joined(separator: "\n") + "\n"
  }

  private var mimeTypes: [String] {
    app.documentTypes.map(\.mimeType) + app.urlSchemes.map { "x-scheme-handler/\($0)" }
  }

  private static func list(_ values: [String]) -> String { values.map { escaped($0) + ";" }.joined() }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\n", with: " ").replacing(";", with: "\\;")
  }
}
