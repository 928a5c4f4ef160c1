import Foundation

/// What software centers are told of an app, by the AppStream specification.
public struct AppStreamMetadata {
  /// What stands for the license of an app that names none: AppStream's word for one that is not free.
  public static let unknownLicense = "LicenseRef-proprietary"
  private static let metadataLicense = "CC0-1.0"

  private let app: AppDescription
  private let license: String
  private let date: Date

  /// - Parameters:
  ///   - app: what it tells of.
  ///   - license: an SPDX expression; nil if it is not known.
  ///   - date: of the version.
  public init(_ app: AppDescription, license: String?, date: Date) {
    self.app = app
    self.license = license ?? Self.unknownLicense
    self.date = date
  }

  /// The name of the file.
  public var fileName: String { "\(app.identifier).metainfo.xml" }

  /// The content of the file.
  public var text: String {
    let name = XMLText.escaped(app.name)
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<component type=\"desktop-application\">",
      "  <id>\(app.identifier)</id>", "  <metadata_license>\(Self.metadataLicense)</metadata_license>",
      "  <project_license>\(XMLText.escaped(license))</project_license>", "  <name>\(name)</name>",
    ]
    for (language, name) in app.localizedNames.sorted(by: { $0.key < $1.key }) where name != app.name {
      lines.append("  <name xml:lang=\"\(language)\">\(XMLText.escaped(name))</name>")
    }
    lines += [
      "  <summary>\(XMLText.escaped(summary))</summary>",
      "  <description>", "    <p>\(XMLText.escaped(description))</p>", "  </description>",
      "  <launchable type=\"desktop-id\">\(app.identifier).desktop</launchable>",
      "  <icon type=\"stock\">\(app.identifier)</icon>",
      "  <content_rating type=\"oars-1.1\"/>",
      "  <developer id=\"\(developerIdentifier)\">", "    <name>\(XMLText.escaped(developer))</name>", "  </developer>",
      "  <releases>", "    <release version=\"\(XMLText.escaped(app.version))\" date=\"\(day)\"/>", "  </releases>",
    ]
    lines.append("  <categories>")
    lines += DesktopCategories(app.category).names.map { "    <category>\($0)</category>" }
    lines.append("  </categories>")
    let types = app.documentTypes.map(\.mimeType)
    lines.append("  <provides>")
    lines.append("    <binary>\(app.commandName)</binary>")
    lines += types.map { "    <mediatype>\(XMLText.escaped($0))</mediatype>" }
    lines += ["  </provides>", "</component>", ""]
    return lines.joined(separator: "\n")
  }

  /// Has no full stop.
  private var summary: String { app.summary.hasSuffix(".") ? String(app.summary.dropLast()) : app.summary }

  private var description: String {
    "\(app.name) is an app with windows for the desktop. In short: \(summary.prefix(1).lowercased())\(summary.dropFirst())."
  }

  private var developer: String { app.copyright ?? "The developers of \(app.name)" }

  /// The domain of the identifier.
  private var developerIdentifier: String {
    app.identifier.split(separator: ".").dropLast().joined(separator: ".").lowercased().replacing("_", with: "-")
  }

  private var day: String { date.formatted(Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()) }
}
