import Foundation

/// A program that the package manager built, and of which a library can be made that takes the program's place while it
/// runs.
struct ReloadableBuild {
  /// What the running program holds of Tessera, which a library therefore leaves out.
  enum Tessera {
    /// The program is linked with the library of this tool.
    case ofTool
    /// The program holds the Tessera that its package names.
    case own
  }

  private let folder: URL
  /// The program's module.
  private let module: String
  private let tessera: Tessera
  private let toolchain: Toolchain
  private let platform: PlatformModules?
  private let modules: ChangedModules

  /// - Parameters:
  ///   - program: what was built.
  ///   - module: the program's own.
  ///   - timeLimit: how long a module may take to compile, in seconds.
  /// - Throws: `BuildProblem` if there is no plan of the build.
  init(
    _ program: URL, module: String, _ tessera: Tessera, _ toolchain: Toolchain, platform: PlatformModules?,
    timeLimit: Double
  ) throws {
    folder = program.deletingLastPathComponent()
    self.module = module
    self.tessera = tessera
    self.toolchain = toolchain
    self.platform = platform
    modules = try ChangedModules(try BuildPlan(ofBuildIn: folder), main: module, timeLimit: timeLimit)
  }

  func cover(_ change: SourceWatch.Change) -> Bool { modules.cover(change) }

  /// Makes ready what the first change would have to wait for.
  func prepare() throws { try modules.prepare() }

  func compile(_ change: SourceWatch.Change) throws { try modules.compile(change) }

  /// The library of what is compiled now.
  ///
  /// - Throws: `BuildProblem` if it cannot be linked.
  func library() throws -> FileCompiler.Library {
    try ModuleLibrary(folder, toolchain, platform: platform, tessera).library(of: module, objects: modules.mainObjects)
  }
}
