import Foundation
import TesseraBundle

/// The programs of the system that a bundle is made with.
struct BundleTools {
  private let programs: [String: URL]
  /// What an AppImage begins with; nil for other formats.
  let imageRuntime: URL?
  let toolchain: Toolchain

  /// Programs, and the packages of Debian that have them.
  private static let packages = [
    "tar": "tar", "gzip": "gzip", "xz": "xz-utils", "mksquashfs": "squashfs-tools",
    "llvm-objcopy": "the Swift toolchain, or binutils",
  ]

  /// - Throws: `CommandFailure` if one is missing, or if this tool is not installed.
  init(for options: BundleOptions) throws {
    toolchain = try Toolchain()
    guard toolchain.isInstalled else { throw Self.notInstalled(toolchain) }
    var programs: [String: URL] = [:]
    for name in Self.names(for: options.format) {
      guard let program = Self.find(name, toolchain) else {
        throw CommandFailure(
          "\(name) is needed for the format \(options.format.rawValue), and is not there. "
            + "It is in Debian's package \(Self.packages[name] ?? name).")
      }
      programs[name] = program
    }
    self.programs = programs
    imageRuntime = options.format == .appimage ? try Self.imageRuntime(options) : nil
  }

  /// The library of a build in the clone is for development, and ten times as large.
  private static func notInstalled(_ toolchain: Toolchain) -> CommandFailure {
    let script = TesseraFolder.folderOfTool(toolchain)?.appendingPathComponent("install").path ?? "./install"
    return CommandFailure(
      "a bundle holds the libraries of an installed Tessera, and this tool was built in the clone. \(script) installs it; "
        + "after that: ~/.local/bin/tessera bundle")
  }

  private static func names(for format: BundleFormat) -> [String] {
    switch format {
    case .dir, .flatpak: ["llvm-objcopy"]
    case .tar: ["llvm-objcopy", "tar", "gzip"]
    case .deb: ["llvm-objcopy", "tar", "xz"]
    case .appimage: ["llvm-objcopy", "mksquashfs"]
    }
  }

  /// The compiler's own tools come with it.
  private static func find(_ name: String, _ toolchain: Toolchain) -> URL? {
    let beside = toolchain.compiler.resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent(name)
    if FileManager.default.isExecutableFile(atPath: beside.path) { return beside }
    return Toolchain.programInSearchPath(name)
      ?? (name == "llvm-objcopy" ? Toolchain.programInSearchPath("objcopy") : nil)
  }

  private static func imageRuntime(_ options: BundleOptions) throws -> URL {
    guard let path = options.imageRuntime else {
      throw CommandFailure(
        "an AppImage begins with a program that mounts it, which is not part of Tessera. --appimage-runtime names its "
          + "file: runtime-x86_64 or runtime-aarch64 of https://github.com/AppImage/type2-runtime.")
    }
    let file = URL(fileURLWithPath: path)
    guard let head = try? FileHandle(forReadingFrom: file).read(upToCount: 4), head == Data([0x7F, 0x45, 0x4C, 0x46])
    else { throw CommandFailure("\(file.path) is no program that an AppImage can begin with") }
    return file
  }

  /// Runs one of the programs.
  ///
  /// - Throws: `CommandFailure` with what it said if it fails.
  func run(_ name: String, _ arguments: [String], environment: [String: String] = [:]) throws {
    guard let program = programs[name] else { throw CommandFailure("\(name) is not there") }
    let result = try ChildProcess.run(program, arguments, environment: environment)
    guard result.outcome == .exited(0) else {
      throw CommandFailure("\(name) failed:\n" + String(decoding: result.output, as: UTF8.self))
    }
  }
}
