import Foundation

/// What Swift's package manager planned for its last build: which modules there are, and how each is compiled.
struct BuildPlan: Decodable {
  /// One module that is compiled.
  struct Compilation: Decodable {
    var moduleName: String
    var sources: [String]
    var objects: [String]
    var executable: String
    var fileList: String
    var importPath: String
    var moduleOutputPath: String
    var outputFileMapPath: String
    var otherArguments: [String]
    /// The folder of what is made of the module.
    var tempsPath: String

    /// What compiles the module as the package manager does, but for its report.
    var arguments: [String] {
      [
        "-module-name", moduleName, "-emit-dependencies", "-emit-module", "-emit-module-path", moduleOutputPath,
        "-output-file-map", outputFileMapPath, "-incremental", "-c", "@" + fileList, "-I", importPath,
      ] + ownArguments
    }

    private var ownArguments: [String] { otherArguments.filter { $0 != "-parseable-output" } }

    /// Compiles the same sources for libraries that nothing imports, which takes a third of the time: what describes the
    /// module to others, and to editors, is not made.
    ///
    /// What is made lies in a folder beside that of the package manager.
    ///
    /// - Throws: `BuildProblem` if the files are not where they are said to be.
    func withoutInterface() throws -> Compilation {
      let folder = URL(fileURLWithPath: tempsPath)
      let ownFolder = folder.deletingPathExtension().appendingPathExtension("reload")
      func moved(_ text: String) -> String { text.replacing(folder.path + "/", with: ownFolder.path + "/") }
      guard let map = try? String(contentsOfFile: outputFileMapPath, encoding: .utf8) else {
        throw BuildProblem(text: "\(outputFileMapPath) cannot be read")
      }
      var compilation = self
      compilation.outputFileMapPath = ownFolder.appendingPathComponent("output-file-map.json").path
      compilation.objects = objects.map(moved)
      compilation.tempsPath = ownFolder.path
      try FileManager.default.createDirectory(at: ownFolder, withIntermediateDirectories: true)
      try Data(moved(map).utf8).write(to: URL(fileURLWithPath: compilation.outputFileMapPath))
      return compilation
    }

    /// Removes what was made of some sources, so that they are compiled for certain: the compiler takes a file that was
    /// saved soon after the last build for an old one.
    func forget(_ files: Set<String>) {
      guard let data = FileManager.default.contents(atPath: outputFileMapPath),
        let map = try? JSONDecoder().decode([String: [String: String]].self, from: data)
      else { return }
      for source in sources where files.contains(source) {
        if let object = map[source]?["object"] { try? FileManager.default.removeItem(atPath: object) }
      }
    }

    /// What compiles the module without telling others of it.
    var argumentsWithoutInterface: [String] {
      var own = ownArguments
      if let index = own.firstIndex(of: "-index-store-path") { own.removeSubrange(index...own.index(after: index)) }
      return [
        "-module-name", moduleName, "-output-file-map", outputFileMapPath, "-c", "@" + fileList, "-I", importPath,
      ]
        + own
    }
  }

  private var swiftCommands: [String: Compilation]
  /// The names of the targets that a target depends on.
  private var targetDependencyMap: [String: [String]]

  /// - Parameter folder: that the modules were built into.
  /// - Throws: `BuildProblem` if nothing was built there.
  init(ofBuildIn folder: URL) throws {
    let file = folder.appendingPathComponent("description.json")
    guard let data = FileManager.default.contents(atPath: file.path),
      let plan = try? JSONDecoder().decode(Self.self, from: data)
    else { throw BuildProblem(text: "the package manager left no plan of the build at \(file.path) that can be read") }
    self = plan
  }

  /// What is compiled for the program itself: macros, which the compiler runs, have folders of their own.
  var compilations: [Compilation] {
    swiftCommands.values.filter { !$0.objects.contains(where: Self.isForTools) }
      .sorted { $0.moduleName < $1.moduleName }
  }

  /// The names of all modules, those of macros as well.
  var moduleNames: Set<String> { Set(swiftCommands.values.map(\.moduleName)) }

  /// The names of the modules that a module needs, and its own.
  func closure(of module: String) -> Set<String> { closure(of: [module]) }

  func closure(of modules: some Sequence<String>) -> Set<String> {
    let dependencies = dependencies
    var closure: Set<String> = []
    var work = Array(modules)
    while let name = work.popLast() {
      if closure.insert(name).inserted { work += dependencies[name] ?? [] }
    }
    return closure
  }

  /// Some modules, each behind those that it needs.
  func inOrder(_ modules: Set<String>) -> [String] {
    let closures = modules.map { (name: $0, size: closure(of: $0).count) }
    return closures.sorted { ($0.size, $0.name) < ($1.size, $1.name) }.map(\.name)
  }

  private var dependencies: [String: [String]] {
    Dictionary(
      targetDependencyMap.map { (Self.moduleName($0.key), $0.value.map(Self.moduleName)) }
    ) { first, _ in first }
  }

  static func moduleName(_ target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  static func isForTools(_ path: String) -> Bool { path.contains("-tool.build/") }
}
