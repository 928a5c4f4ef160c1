import Foundation
import Synchronization
import TesseraCore

/// The file that has a desktop start the program when its user logs in (SM1). In a sandbox the desktop is asked, and the file is kept
/// to know its answer.
final class AutostartFile: LoginItems {
  static let ofProgram = AutostartFile(
    identifier: Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName, executable: executable,
    environment: ProcessInfo.processInfo.environment)

  /// Bytes of a file that are read at most.
  private static let largestFile = 1 << 16
  /// The lines that are not taken over from the program's own desktop file: they say how it is listed, not how it starts.
  private static let droppedKeys: Set = ["Hidden", "NoDisplay", "Actions", "MimeType", "X-GNOME-Autostart-enabled"]

  private let identifier: String
  private let executable: String
  private let folder: URL
  /// Where desktop files of installed programs are, the user's first.
  private let applications: [URL]
  private let isInSandbox: Bool

  init(identifier: String, executable: String, environment: [String: String]) {
    self.identifier = identifier
    self.executable = executable
    let home = URL(fileURLWithPath: environment["HOME"] ?? NSHomeDirectory())
    func folder(_ name: String, _ standard: String) -> URL {
      Self.absolute(environment[name]) ?? home.appendingPathComponent(standard)
    }
    self.folder = folder("XDG_CONFIG_HOME", ".config").appendingPathComponent("autostart")
    let shared = (environment["XDG_DATA_DIRS"] ?? "").split(separator: ":").compactMap { Self.absolute(String($0)) }
    let standard = ["/usr/local/share", "/usr/share"].map { URL(fileURLWithPath: $0) }
    applications = ([folder("XDG_DATA_HOME", ".local/share")] + (shared.isEmpty ? standard : shared))
      .map { $0.appendingPathComponent("applications") }
    isInSandbox = environment["FLATPAK_ID"] != nil
  }

  /// The program's file: that of the image that was mounted, where it runs from one.
  private static var executable: String {
    ProcessInfo.processInfo.environment["APPIMAGE"] ?? Bundle.main.executablePath
      ?? ProcessInfo.processInfo.arguments[0]
  }

  /// Paths that are not absolute are not valid in these variables.
  private static func absolute(_ path: String?) -> URL? {
    path.flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
  }

  var url: URL { folder.appendingPathComponent("\(identifier).desktop") }

  // MARK: The state

  var state: LoginItemState {
    guard FileManager.default.fileExists(atPath: url.path) else { return .absent }
    let values = Self.mainGroup(of: url)
    let isOff = values.contains { key, value in
      (key == "Hidden" && value == "true") || (key == "X-GNOME-Autostart-enabled" && value == "false")
    }
    return isOff ? .notAllowed : .present
  }

  /// The lines of the first group of a desktop file, as keys and values; none if it is too large or no text.
  private static func mainGroup(of url: URL) -> [(key: String, value: String)] {
    guard let size = try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize, size <= largestFile,
      let text = try? String(contentsOf: url, encoding: .utf8)
    else { return [] }
    var lines: [(key: String, value: String)] = []
    var isInGroup = false
    for line in text.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("[") {
        guard !isInGroup else { break }
        isInGroup = line.hasPrefix("[Desktop Entry]")
      } else if isInGroup, !line.hasPrefix("#"), let sign = line.firstIndex(of: "=") {
        lines.append(
          (
            line[..<sign].trimmingCharacters(in: .whitespaces),
            line[line.index(after: sign)...].trimmingCharacters(in: .whitespaces)
          ))
      }
    }
    return lines
  }

  // MARK: Changes

  func add() throws {
    try write(isAllowed: !isInSandbox)
    askDesktop(starts: true)
  }

  func remove() throws {
    try FileManager.default.removeItem(at: url)
    askDesktop(starts: false)
  }

  private func write(isAllowed: Bool) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let lines = entries.map { "\($0.key)=\($0.value)" } + (isAllowed ? [] : ["Hidden=true"])
    try Data(("[Desktop Entry]\n" + lines.joined(separator: "\n") + "\n").utf8).write(to: url, options: .atomic)
  }

  /// What starts the program, as its own desktop file says it where it is installed.
  private var entries: [(key: String, value: String)] {
    let name = url.lastPathComponent
    let installed = applications.lazy.map { Self.mainGroup(of: $0.appendingPathComponent(name)) }
      .first { $0.contains { $0.key == "Exec" } }
    if let installed { return installed.filter { !Self.droppedKeys.contains($0.key) } }
    return [
      ("Type", "Application"), ("Name", Self.escaped(ProcessInfo.processInfo.processName)), ("Icon", identifier),
      ("Exec", Self.command(executable)),
    ]
  }

  /// The user decides in a sandbox, and may take their time.
  private func askDesktop(starts: Bool) {
    guard isInSandbox else { return }
    guard let permission = ProgramServices.current.startPermission.service else {
      return ServiceWarning.write("login items: a program in a sandbox can ask the desktop once it has a window.")
    }
    permission.request(starts: starts, command: [executable]) { [self] isAllowed in
      guard starts, isAllowed, state == .notAllowed else { return }
      try? write(isAllowed: true)
    }
  }

  // MARK: Text of desktop files

  /// A path as the one word of a command, quoted as desktop files want it.
  static func command(_ path: String) -> String {
    let quoted = path.reduce(into: "") { text, character in
      if "\"`$\\".contains(character) { text += "\\" }
      text += character == "%" ? "%%" : String(character)
    }
    return escaped("\"\(quoted)\"")
  }

  /// Text on one line.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "\\": result += "\\\\"
      case "\n", "\r\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result.append(character)
      }
    }
  }
}
