import Foundation

/// Links a module that Swift's package manager built into a library that this tool can load.
struct ModuleLibrary {
  private static let libraryFile = "module.so"
  private let folder: URL
  private let plan: BuildPlan
  private let toolchain: Toolchain
  private let tessera: ReloadableBuild.Tessera
  /// What modules of another platform need when a library is linked.
  private let platformArguments: [String]

  /// - Parameters:
  ///   - folder: that the modules were built into.
  ///   - platform: what the modules import of another platform; nil for nothing.
  ///   - tessera: what the program that loads the library has of Tessera.
  /// - Throws: `BuildProblem` if nothing was built there.
  init(
    _ folder: URL, _ toolchain: Toolchain, platform: PlatformModules?, _ tessera: ReloadableBuild.Tessera = .ofTool
  ) throws {
    platformArguments = platform?.linkArguments ?? []
    self.folder = folder
    self.toolchain = toolchain
    self.tessera = tessera
    plan = try BuildPlan(ofBuildIn: folder)
  }

  /// The library with a module and all that it depends on, made unless it is there already.
  ///
  /// - Parameter ownObjects: what was compiled of the module, if not by the package manager.
  /// - Throws: `BuildProblem` if it cannot be linked.
  func library(of module: String, objects ownObjects: [String]? = nil) throws -> FileCompiler.Library {
    let others = plan.closure(of: module).subtracting(heldModules).subtracting([module])
    let objects = (ownObjects ?? self.objects(of: [module])) + self.objects(of: others) + foreignObjects()
    let key = Data(
      ([Version.current, toolchain.fingerprint, module] + objects.map(Self.stamp)).joined(separator: "\n").utf8)
    let cache = CacheFolder(kind: "modules")
    let entry = try cache.entry(for: key) { try link(objects, in: $0) }
    return FileCompiler.Library(path: entry.appendingPathComponent(Self.libraryFile).path, module: module, key: key)
  }

  /// The modules that the program holds already.
  private var heldModules: Set<String> {
    tessera == .own ? plan.closure(of: StandInPackage.modules) : []
  }

  private func objects(of modules: Set<String>) -> [String] {
    plan.compilations.filter { modules.contains($0.moduleName) }.flatMap(\.objects).sorted()
  }

  /// What was compiled of other languages than Swift.
  private func foreignObjects() -> [String] {
    let own = plan.moduleNames
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { name in
      name.hasSuffix(".build") && !BuildPlan.isForTools(name + "/")
        && !own.contains(BuildPlan.moduleName(String(name.dropLast(".build".count))))
    }.flatMap { name -> [String] in
      let place = folder.appendingPathComponent(name)
      let files = FileManager.default.enumerator(atPath: place.path)?.compactMap { $0 as? String } ?? []
      return files.filter { $0.hasSuffix(".o") }.sorted().map { place.appendingPathComponent($0).path }
    }
  }

  private static func stamp(_ object: String) -> String {
    let attributes = try? FileManager.default.attributesOfItem(atPath: object)
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(object) \(attributes?[.size] ?? 0) \(date)"
  }

  private func link(_ objects: [String], in folder: URL) throws {
    // There may be more of them than arguments are allowed.
    let list = folder.appendingPathComponent("objects")
    let quoted = objects.map { "\"" + $0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"\n" }
    try Data(quoted.joined().utf8).write(to: list)
    let library = folder.appendingPathComponent(Self.libraryFile).path
    let result = try ChildProcess.run(
      toolchain.compiler,
      // Another version of the module may be loaded: each keeps to its own.
      ["-emit-library", "-o", library, "@" + list.path, "-Xlinker", "-Bsymbolic"] + libraryArguments,
      timeLimit: CompileLimit.file)
    guard result.outcome == .exited(0) else {
      throw BuildProblem(text: String(decoding: result.output, as: UTF8.self))
    }
  }

  private var libraryArguments: [String] {
    tessera == .own ? [] : toolchain.linkArguments + platformArguments
  }
}
