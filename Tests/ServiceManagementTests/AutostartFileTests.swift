import Foundation
import Testing

@testable import ServiceManagement

/// A home folder of its own for each test.
private struct Home: ~Copyable {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: url) }

  func file(executable: String = "/opt/sample/bin/sample", _ more: [String: String] = [:]) -> AutostartFile {
    AutostartFile(
      identifier: "org.example.Sample", executable: executable,
      environment: ["HOME": url.path, "XDG_DATA_DIRS": url.path + "/share"].merging(more) { $1 })
  }

  func write(_ text: String, to path: String) throws {
    let place = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place)
  }
}

struct AutostartFileTests {
  @Test("SM1: the file lies in the user's settings, and says whether the desktop starts the program")
  func place() throws {
    let home = try Home()
    let file = home.file()
    #expect(file.url.path == home.url.path + "/.config/autostart/org.example.Sample.desktop")
    #expect(file.state == .absent)
    try file.add()
    #expect(file.state == .present)
    for line in ["Hidden=true", "X-GNOME-Autostart-enabled = false"] {
      try home.write("[Desktop Entry]\nExec=sample\n\(line)\n", to: ".config/autostart/org.example.Sample.desktop")
      #expect(file.state == .notAllowed)
    }
    try home.write(
      "[Desktop Entry]\n# Hidden=true\nExec=sample\n[Desktop Action New]\nHidden=true\n",
      to: ".config/autostart/org.example.Sample.desktop")
    #expect(file.state == .present)
    try file.remove()
    #expect(file.state == .absent)
    let other = home.file(["XDG_CONFIG_HOME": home.url.path + "/settings"])
    #expect(other.url.path == home.url.path + "/settings/autostart/org.example.Sample.desktop")
    #expect(home.file(["XDG_CONFIG_HOME": "not/absolute"]).url == file.url)
  }

  @Test("SM2: a program that is not installed is started by its path, quoted")
  func path() throws {
    let home = try Home()
    let file = home.file(executable: "/opt/my \"app\"/100% $x\\y")
    try file.add()
    let text = try String(contentsOf: file.url, encoding: .utf8)
    #expect(text.hasPrefix("[Desktop Entry]\nType=Application\nName="))
    #expect(text.contains("\nIcon=org.example.Sample\n"))
    #expect(text.hasSuffix(#"Exec="/opt/my \\"app\\"/100%% \\$x\\\\y""# + "\n"))
  }

  @Test("SM2: an installed program is started as its desktop file says")
  func installed() throws {
    let home = try Home()
    try home.write(
      "[Desktop Entry]\nType=Application\nName=Sample\nName[de]=Beispiel\nExec=/usr/bin/sample %U\nMimeType=text/plain;\n"
        + "NoDisplay=true\nActions=New;\n[Desktop Action New]\nExec=/usr/bin/sample --new\n",
      to: "share/applications/org.example.Sample.desktop")
    let file = home.file()
    try file.add()
    #expect(
      try String(contentsOf: file.url, encoding: .utf8)
        == "[Desktop Entry]\nType=Application\nName=Sample\nName[de]=Beispiel\nExec=/usr/bin/sample %U\n")
  }

  @Test("SM2: a file that is too large or no text is not read, and a folder that cannot be written is an error")
  func damaged() throws {
    let home = try Home()
    try home.write(
      String(repeating: "Hidden=true\n", count: 10_000), to: ".config/autostart/org.example.Sample.desktop")
    #expect(home.file().state == .present)
    try home.write("no folder", to: "settings")
    #expect(throws: (any Error).self) {
      try home.file(["XDG_CONFIG_HOME": home.url.path + "/settings"]).add()
    }
  }
}
