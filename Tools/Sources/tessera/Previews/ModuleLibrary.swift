import Foundation

/// Links a module that Swift's package manager built into a library that this tool can load.
struct ModuleLibrary {
  private static let libraryFile = "module.so"
  private let folder: URL
  private let plan: Plan
  private let toolchain: Toolchain
  /// What modules of another platform need when a library is linked.
  private let platformArguments: [String]

  /// What is read of the package manager's plan of the last build.
  private struct Plan: Decodable {
    struct Compilation: Decodable {
      var moduleName: String
      var objects: [String]
    }

    var swiftCommands: [String: Compilation]
    /// The names of the targets that a target depends on.
    var targetDependencyMap: [String: [String]]
  }

  /// - Parameters:
  ///   - folder: that the modules were built into.
  ///   - platform: what the modules import of another platform; nil for nothing.
  /// - Throws: `BuildProblem` if nothing was built there.
  init(_ folder: URL, _ toolchain: Toolchain, platform: PlatformModules?) throws {
    platformArguments = platform?.linkArguments ?? []
    self.folder = folder
    self.toolchain = toolchain
    let file = folder.appendingPathComponent("description.json")
    guard let data = FileManager.default.contents(atPath: file.path),
      let plan = try? JSONDecoder().decode(Plan.self, from: data)
    else { throw BuildProblem(text: "the package manager left no plan of the build at \(file.path) that can be read") }
    self.plan = plan
  }

  /// The library with a module and all that it depends on, made unless it is there already.
  ///
  /// - Throws: `BuildProblem` if it cannot be linked.
  func library(of module: String) throws -> FileCompiler.Library {
    let objects = objects(of: closure(of: module)) + foreignObjects()
    let key = Data(
      ([Version.current, toolchain.fingerprint, module] + objects.map(Self.stamp)).joined(separator: "\n").utf8)
    let cache = CacheFolder(kind: "modules")
    let entry = try cache.entry(for: key) ?? cache.makeEntry(for: key) { try link(objects, in: $0) }.entry
    return FileCompiler.Library(path: entry.appendingPathComponent(Self.libraryFile).path, module: module, key: key)
  }

  /// The names of the modules that a module needs, and its own.
  private func closure(of module: String) -> Set<String> {
    let dependencies = Dictionary(
      plan.targetDependencyMap.map { (Self.moduleName($0.key), $0.value.map(Self.moduleName)) }
    ) { first, _ in first }
    var closure: Set<String> = []
    var work = [module]
    while let name = work.popLast() {
      if closure.insert(name).inserted { work += dependencies[name] ?? [] }
    }
    return closure
  }

  private static func moduleName(_ target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  /// Those of macros, which the compiler runs, lie in folders of their own.
  private static func isForTools(_ path: String) -> Bool { path.contains("-tool.build/") }

  private func objects(of modules: Set<String>) -> [String] {
    plan.swiftCommands.values.filter { modules.contains($0.moduleName) }.flatMap(\.objects)
      .filter { !Self.isForTools($0) }.sorted()
  }

  /// What was compiled of other languages than Swift.
  private func foreignObjects() -> [String] {
    let own = Set(plan.swiftCommands.values.map(\.moduleName))
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { name in
      name.hasSuffix(".build") && !Self.isForTools(name + "/")
        && !own.contains(Self.moduleName(String(name.dropLast(".build".count))))
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
      ["-emit-library", "-o", library, "@" + list.path] + toolchain.linkArguments + platformArguments,
      timeLimit: CompileLimit.file)
    guard result.outcome == .exited(0) else {
      throw BuildProblem(text: String(decoding: result.output, as: UTF8.self))
    }
  }
}
