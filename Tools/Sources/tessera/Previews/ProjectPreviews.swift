import Foundation
import TesseraProject

/// The previews of an Xcode project.
struct ProjectPreviews {
  private let chosen: ChosenProject
  private var project: XcodeProject { chosen.project }
  private let choice: PreviewChoice
  private let options: SourceOptions
  private let toolchain: Toolchain

  init(_ location: URL, _ choice: PreviewChoice, _ options: SourceOptions, _ toolchain: Toolchain) throws {
    self.choice = choice
    self.options = options
    self.toolchain = toolchain
    chosen = try ChosenProject(location, options)
  }

  /// The app with its frameworks; nil if nothing of the project has a file that is meant.
  ///
  /// - Throws: `ProjectProblem` if there is no app, or several.
  func modules() throws -> [PreviewModule]? {
    guard let main = try mainTarget() else { return nil }
    return [PreviewModule(name: choice.file ?? options.path) { try sources(main) }]
  }

  /// The target that is built.
  private func mainTarget() throws -> ProjectTarget? {
    guard choice.isPartial, options.target == nil else { return try chosen.app() }
    let owners = project.targets.filter { target in
      target.kind != .unitTests
        && project.closure(of: target).flatMap(\.sources).map(\.path).contains(where: choice.contains)
    }
    return owners.first { $0.kind == .app } ?? owners.first
  }

  private func sources(_ main: ProjectTarget) throws -> [PreviewSource] {
    let build = try ProjectBuild(chosen, main, tests: [], options)
    if !choice.isPartial { build.tellWhatIsLeftOut() }
    let files = project.closure(of: main).flatMap { target in
      target.sources.map(\.path).filter(choice.contains).compactMap { PreviewFile($0, module: target.moduleName) }
    }
    guard choice.file != nil || !files.isEmpty else { return [] }
    let binaries = try build.explaining { try $0.buildModules(of: main.moduleName) }
    let library = try ModuleLibrary(binaries, toolchain, platform: build.platform).library(of: main.moduleName)
    // A program finds its resources beside itself.
    let program = try build.appFolder.assemble(program: toolchain.tool, packages: build.packageResources)
    return files.map { file in
      PreviewSource(
        name: choice.name(of: file), pictureName: PreviewChoice.pictureName(of: file, among: files),
        library: FileCompiler.Library(path: library.path, module: file.module, key: library.key),
        selection: file.selection, root: project.folder.path, program: program,
        environment: ["LD_LIBRARY_PATH": toolchain.libraryFolder.path], withRealPaths: build.withRealPaths)
    }
  }
}
