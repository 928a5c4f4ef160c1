/// What a Debian package says of itself: its file `control`.
public struct DebianControl {
  private let app: AppDescription
  private let architecture: String
  private let maintainer: String
  private let dependencies: [String]
  private let installedSize: Int

  /// - Parameters:
  ///   - app: what the package holds.
  ///   - architecture: as Debian names it.
  ///   - maintainer: a name and an address.
  ///   - dependencies: packages, with versions.
  ///   - installedSize: in bytes.
  public init(
    _ app: AppDescription, architecture: String, maintainer: String, dependencies: [String], installedSize: Int
  ) {
    self.app = app
    self.architecture = architecture
    self.maintainer = maintainer
    self.dependencies = dependencies
    self.installedSize = installedSize
  }

  /// What does without being there, and what it gives up then: emoji, Chinese, Japanese and Korean
  /// text, and pictures in SVG.
  private static let recommended = ["fonts-noto-color-emoji", "fonts-wqy-microhei", "librsvg2-common"]

  /// The name of the package's file.
  public var fileName: String { "\(app.commandName)_\(app.version)_\(architecture).deb" }

  /// The content of the file `control`.
  public var text: String {
    var fields = [
      ("Package", app.commandName), ("Version", app.version), ("Architecture", architecture),
      ("Maintainer", maintainer), ("Installed-Size", "\((installedSize + 1023) / 1024)"),
    ]
    if !dependencies.isEmpty { fields.append(("Depends", dependencies.joined(separator: ", "))) }
    fields += [
      ("Recommends", Self.recommended.joined(separator: ", ")), ("Section", section), ("Priority", "optional"),
      ("Description", "\(app.summary)\n \(app.name), an app with the identifier \(app.identifier)."),
    ]
    return fields.map { "\($0.0): \($0.1)\n" }.joined()
  }

  private var section: String {
    switch DesktopCategories(app.category).names[0] {
    case "Game": "games"
    case "Graphics": "graphics"
    case "Development": "devel"
    case "Education": "education"
    case "Network": "net"
    case "AudioVideo": "sound"
    default: "utils"
    }
  }

  /// A name of Swift's for a kind of machines as Debian has it.
  public static func architecture(ofTriple triple: String) -> String {
    switch triple.prefix(while: { $0 != "-" }) {
    case "x86_64": "amd64"
    case "aarch64": "arm64"
    case "armv7": "armhf"
    case let other: String(other)
    }
  }
}
