import Foundation
import TesseraProject

/// What `./install` and the script of an archive have this program do.
enum InstallationCommand {
  /// The names of the commands, which are not for users.
  enum Step: String {
    /// Compiles the modules of other platforms: TESSERA FOLDER.
    case compilePlatforms = "installation-compile-platforms"
    /// Writes the SDKs: FOLDER.
    case writeSDK = "installation-write-sdk"
  }

  static func run(_ step: Step, _ arguments: [String]) throws {
    guard let last = arguments.last else {
      throw CommandFailure("\(step.rawValue) is called by the install script only")
    }
    let folder = URL(fileURLWithPath: last, isDirectory: true)
    let toolchain = try Toolchain()
    switch step {
    case .compilePlatforms:
      for persona in Persona.allCases where !persona.modules.isEmpty {
        let place = folder.appendingPathComponent(persona.rawValue, isDirectory: true)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try PlatformModules.compile(for: persona, of: URL(fileURLWithPath: arguments[0]), toolchain, to: place)
      }
    case .writeSDK: try SwiftSDK(toolchain, in: folder).write()
    }
  }
}
