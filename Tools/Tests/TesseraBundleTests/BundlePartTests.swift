import Foundation
import Testing

@testable import TesseraBundle

/// What else bundles are made of.
struct BundlePartTests {
  @Test("A Flatpak's manifest names the runtime and takes the files as they are")
  func flatpak() throws {
    let manifest = FlatpakManifest(try SampleApp.kites(), files: "files", usesNetwork: true)
    let data = try manifest.data
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(manifest.fileName == "org.example.Kites.json")
    #expect(object["id"] as? String == "org.example.Kites")
    #expect(object["runtime"] as? String == "org.gnome.Platform")
    #expect(object["command"] as? String == "kites")
    #expect((object["finish-args"] as? [String])?.contains("--share=network") == true)
    #expect(FlatpakManifest.problems(of: data) == [])
    let metadata = manifest.metadata(architecture: "x86_64")
    #expect(metadata.contains("runtime=org.gnome.Platform/x86_64/\(FlatpakManifest.usualRuntime)\n"))
    #expect(metadata.contains("sockets=fallback-x11;wayland;pulseaudio;\n"))
    let offline = FlatpakManifest(try SampleApp.kites(), files: "files", usesNetwork: false)
    #expect(!offline.metadata(architecture: "x86_64").contains("network"))
  }

  @Test("A manifest that flatpak-builder would refuse is found out")
  func flatpakProblems() throws {
    let app = try SampleApp.description(["CFBundleIdentifier": "example.Kites"])
    let data = try FlatpakManifest(app, files: "files", usesNetwork: false).data
    #expect(FlatpakManifest.problems(of: data) == ["the id example.Kites has fewer than three parts"])
    #expect(FlatpakManifest.problems(of: Data("[]".utf8)).count == 1)
  }

  @Test("Fonts are those that sources ask for")
  func fonts() {
    let plain = UsedFonts(in: ["Text(\"Hello\").bold()"])
    #expect(plain.files.contains("Inter-Bold") && plain.files.contains("InterDisplay-Regular"))
    #expect(!plain.files.contains("Inter-Black"))
    #expect(!plain.hasEmoji)
    let other = UsedFonts(in: ["Text(\"Hi 🪁\").fontWeight(.black).italic()"])
    #expect(other.files.contains("Inter-BlackItalic"))
    #expect(other.hasEmoji && !other.hasEastAsian)
    for text in ["漢字", "かな", "한글"] { #expect(UsedFonts(in: ["Text(\"\(text)\")"]).hasEastAsian) }
  }

  @Test("Programs say what they need, and can be told another place for it")
  func programs() throws {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    var object = try SharedObject(program)
    #expect(object.needed.contains("libFoundation.so"))
    #expect(object.undefinedSymbols.contains { $0.hasPrefix("swift_") })
    try object.setRunpath("$ORIGIN/Tessera")
    #expect(SharedObject(object.data)?.runpath == "$ORIGIN/Tessera")
    #expect(throws: BundleProblem.self) { try object.setRunpath(String(repeating: "x", count: 100_000)) }
  }

  @Test("What is no program is refused", arguments: ["", "text", "\u{7F}ELF\u{2}\u{1}"])
  func noProgram(text: String) {
    #expect(SharedObject(Data(text.utf8)) == nil)
    #expect(SharedObject(Data(text.utf8) + Data(repeating: 0xFF, count: 200)) == nil)
  }

  @Test("Libraries beside the program are bundled, with those that they need; others are the system's")
  func closure() throws {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let libraries = try #require(try SharedObject(program).runpath).split(separator: ":").map {
      URL(fileURLWithPath: String($0))
    }
    let closure = try LibraryClosure(of: program, loading: ["libnone.so"], from: libraries)
    #expect(closure.bundled.keys.contains("libFoundation.so"))
    #expect(closure.bundled.keys.contains("lib_FoundationICU.so"))
    #expect(closure.system.contains("libc.so.6"))
    #expect(!closure.bundled.keys.contains("libnone.so"))
  }
}
