import Foundation

/// Compiles what changed of a package that was built before, without asking the package manager again.
struct ChangedModules {
  private let plan: BuildPlan
  private let timeLimit: Double
  /// The modules by the real paths of their sources.
  private let owners: [String: String]
  /// The program's module, which no other one imports.
  private let main: BuildPlan.Compilation

  /// - Parameters:
  ///   - main: the name of the program's module.
  ///   - timeLimit: how long a module may take, in seconds.
  /// - Throws: `BuildProblem` if the plan has no such module.
  init(_ plan: BuildPlan, main: String, timeLimit: Double) throws {
    self.plan = plan
    self.timeLimit = timeLimit
    guard let compilation = plan.compilations.first(where: { $0.moduleName == main }) else {
      throw BuildProblem(text: "the package manager built no module \(main)")
    }
    self.main = try compilation.withoutInterface()
    var owners: [String: String] = [:]
    for compilation in plan.compilations {
      for source in compilation.sources { owners[Self.realPath(source)] = compilation.moduleName }
    }
    self.owners = owners
  }

  private static func realPath(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// What is made of the program's module.
  var mainObjects: [String] { main.objects }

  /// Whether nothing else has to be done for a change than to compile modules.
  func cover(_ change: SourceWatch.Change) -> Bool {
    !change.addsOrRemoves && change.files.allSatisfy { owners[Self.realPath($0)] != nil }
  }

  /// Compiles the program's module in the way that changes are compiled, so that the first of them takes no longer.
  ///
  /// - Throws: `BuildProblem` if it does not compile.
  func prepare() throws {
    try compile(main, main.argumentsWithoutInterface)
  }

  /// Compiles the modules of changed files, and those that see a difference.
  ///
  /// - Throws: `BuildProblem` if a module does not compile.
  func compile(_ change: SourceWatch.Change) throws {
    let changed = Set(change.files.map(Self.realPath))
    var stale = Set(changed.compactMap { owners[$0] })
    for module in plan.inOrder(Set(plan.compilations.map(\.moduleName))) where stale.contains(module) {
      guard module != main.moduleName,
        let compilation = plan.compilations.first(where: { $0.moduleName == module })
      else { continue }
      compilation.forget(sources(of: compilation, changed))
      let old = FileManager.default.contents(atPath: compilation.moduleOutputPath)
      try compile(compilation, compilation.arguments)
      guard FileManager.default.contents(atPath: compilation.moduleOutputPath) != old else { continue }
      for other in plan.compilations where plan.closure(of: other.moduleName).contains(module) {
        stale.insert(other.moduleName)
      }
    }
    guard stale.contains(main.moduleName) else { return }
    main.forget(sources(of: main, changed))
    try prepare()
  }

  /// The sources of a module, as the plan names them, that lead to some files.
  private func sources(of compilation: BuildPlan.Compilation, _ files: Set<String>) -> Set<String> {
    Set(compilation.sources.filter { files.contains(Self.realPath($0)) })
  }

  private func compile(_ compilation: BuildPlan.Compilation, _ arguments: [String]) throws {
    let compiler = URL(fileURLWithPath: compilation.executable)
    let result = try ChildProcess.run(compiler, arguments, timeLimit: timeLimit)
    let text = String(decoding: result.output, as: UTF8.self)
    switch result.outcome {
    case .exited(0): break
    case .timedOut: throw BuildProblem(text: CompileLimit.message("the module \(compilation.moduleName)", timeLimit))
    case .exited, .signaled: throw BuildProblem(text: BuildLog.essence(of: text))
    }
  }
}
