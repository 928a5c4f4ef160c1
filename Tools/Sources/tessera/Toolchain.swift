import Foundation
import TesseraProject

/// What previews and projects are compiled and shown with: a Swift compiler, and the library that was built with this tool.
struct Toolchain {
  /// The Swift compiler.
  let compiler: URL
  /// This program, which shows the previews in a process of its own.
  let tool: URL
  /// The folder that holds the library's modules.
  let modules: URL
  /// The program that expands the library's macros.
  let macroTool: URL
  /// The folder that holds the dynamic library.
  let libraryFolder: URL

  /// The library that this tool shows views with. In the folder that it was built in, everything is in it.
  private static let libraryName = "TesseraPreview"
  /// The libraries of an installation, which programs are linked with as far as they use them.
  private static let installedLibraries = [
    "Tessera", "TesseraData", "TesseraCharts", "TesseraCrypto", "TesseraNotifications", "TesseraLocation",
    "TesseraMaps",
    "TesseraFrameworks", "TesseraMedia", "TesseraPlayers", "TesseraSound", "TesseraWeb", "TesseraWindows",
    "TesseraPreview", "SwiftUITesting",
  ]
  static let macroModule = "SwiftUIMacros"

  /// Finds everything, beside this program and in the search path.
  ///
  /// - Throws: `CommandFailure` that says what is missing.
  init() throws {
    tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    libraryFolder = tool.deletingLastPathComponent()
    modules = libraryFolder.appendingPathComponent("Modules", isDirectory: true)
    macroTool = libraryFolder.appendingPathComponent("\(Self.macroModule)-tool")
    guard let compiler = Self.programInSearchPath("swiftc") else {
      throw CommandFailure("swiftc was not found in PATH. Install Swift 6.3 or later from https://swift.org/install.")
    }
    self.compiler = compiler
    for file in [library, interface, macroTool] where !FileManager.default.fileExists(atPath: file.path) {
      throw CommandFailure(
        "\(file.path) is missing. This program works in the folder that it was built in: build it there with "
          + "\"swift build\" and start it from there, or through a link.")
    }
  }

  private var library: URL { sharedLibrary(Self.libraryName) }

  private func sharedLibrary(_ name: String) -> URL {
    libraryFolder.appendingPathComponent("lib\(name).so")
  }

  /// Whether `./install` put this tool where it is.
  var isInstalled: Bool { FileManager.default.fileExists(atPath: sharedLibrary(Self.installedLibraries[0]).path) }

  private var interface: URL {
    modules.appendingPathComponent("SwiftUI.swiftmodule")
  }

  /// The names of the library's modules.
  var moduleNames: Set<String> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: modules.path)) ?? []
    return Set(names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.prefix { $0 != "." }) })
  }

  /// What differs whenever the compiler or the library was changed.
  var fingerprint: String {
    [compiler, library, interface, macroTool].map { file in
      let attributes = try? FileManager.default.attributesOfItem(atPath: file.resolvingSymlinksInPath().path)
      let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      return "\(file.path) \(attributes?[.size] ?? 0) \(date)"
    }.joined(separator: "\n")
  }

  /// The folder `usr/lib/swift` of the compiler.
  var swiftResources: URL {
    compiler.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/swift", isDirectory: true)
  }

  /// The triple of the machine, such as x86_64-unknown-linux-gnu.
  var target: String {
    get throws {
      struct Information: Decodable {
        struct Target: Decodable {
          var unversionedTriple: String
        }
        var target: Target
      }
      let result = try ChildProcess.run(compiler, ["-print-target-info"], timeLimit: CompileLimit.file)
      guard result.outcome == .exited(0) else {
        throw CommandFailure("\(compiler.path) does not say what it compiles for")
      }
      return try JSONDecoder().decode(Information.self, from: result.output).target.unversionedTriple
    }
  }

  /// The modules of a platform that were compiled when this tool was installed; nil if there are none.
  func installedModules(of persona: Persona) -> URL? {
    let folder = libraryFolder.appendingPathComponent("Platforms/\(persona.rawValue)", isDirectory: true)
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }

  /// The C modules that the library is made with.
  private static let systemModules = [
    "CCairo", "CPango", "CPixbuf", "CGTK", "CCanberra", "CCurl", "CFoundationICU", "COpenSSL", "CSQLite",
  ]

  /// The compiler wants to know these modules, though no name of theirs can be seen: empty ones will do, and what
  /// they would otherwise need installed and found need not be.
  static func writeSystemModules(to folder: URL) throws {
    let map = systemModules.map { "module \($0) {}\n" }.joined()
    try Data(map.utf8).write(to: folder.appendingPathComponent("module.modulemap"))
  }

  /// What has a compiler see the library and link it.
  ///
  /// - Parameter systemModules: the folder to which `writeSystemModules` wrote.
  func libraryArguments(systemModules: URL) -> [String] {
    [
      "-I", modules.path, "-I", systemModules.path,
      "-load-plugin-executable", "\(macroTool.path)#\(Self.macroModule)",
    ] + linkArguments
  }

  /// What has a program or a library linked with the library.
  var linkArguments: [String] { linkArguments(findingItIn: libraryFolder.path) }

  /// - Parameter place: the folder of the library, as what is linked is to look for it.
  func linkArguments(findingItIn place: String) -> [String] {
    // The compiler sorts its own options before those for the linker, and "as needed" holds for what follows it.
    let libraries =
      isInstalled
      ? (["--as-needed"] + Self.installedLibraries.map { "-l\($0)" }).flatMap { ["-Xlinker", $0] }
      : ["-l\(Self.libraryName)"]
    return ["-L", libraryFolder.path] + libraries + ["-Xlinker", "-rpath", "-Xlinker", place]
  }

  /// Has all packages share what the compiler makes of the system's modules, which takes it longer than a small app does.
  static var moduleCacheArguments: [String] {
    // The variable is the compiler's own.
    let variable = ProcessInfo.processInfo.environment["CLANG_MODULE_CACHE_PATH"] ?? ""
    return ["-module-cache-path", variable.isEmpty ? CacheFolder(kind: "system-modules").path : variable]
  }

  /// Where a program is; nil if no folder of the search path holds it.
  static func programInSearchPath(_ name: String) -> URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").lazy
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
