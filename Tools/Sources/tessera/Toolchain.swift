import Foundation

/// What previews are compiled and shown with: a Swift compiler, and the library that was built with this tool.
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

  static let libraryName = "TesseraPreview"
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

  private var library: URL {
    libraryFolder.appendingPathComponent("lib\(Self.libraryName).so")
  }

  private var interface: URL {
    modules.appendingPathComponent("SwiftUI.swiftmodule")
  }

  /// What differs whenever the compiler or the library was changed.
  var fingerprint: String {
    [compiler, library, interface, macroTool].map { file in
      let attributes = try? FileManager.default.attributesOfItem(atPath: file.resolvingSymlinksInPath().path)
      let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      return "\(file.path) \(attributes?[.size] ?? 0) \(date)"
    }.joined(separator: "\n")
  }

  private static func programInSearchPath(_ name: String) -> URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").lazy
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
