import Foundation

/// The previews of a package.
struct PackagePreviews {
  private let package: PackageBuild
  private let choice: PreviewChoice
  private let toolchain: Toolchain

  init(_ folder: String, _ choice: PreviewChoice, _ options: SourceOptions, _ toolchain: Toolchain) throws {
    package = try PackageBuild(folder: folder, options, for: .previews)
    self.choice = choice
    self.toolchain = toolchain
  }

  private func files(of target: PackageDescription.Target) -> [String] {
    target.swiftFiles(in: package.description.path).filter(choice.contains)
  }

  /// One module after the other, so that one that does not compile leaves the others; nil if none has a file that is
  /// meant.
  var modules: [PreviewModule]? {
    let targets = package.description.targets.filter { !$0.isTest && !$0.isTool && !files(of: $0).isEmpty }
    guard !choice.isPartial || !targets.isEmpty else { return nil }
    let previews = targets.map { target in
      (target, files(of: target).compactMap { PreviewFile($0, module: target.c99name) })
    }
    let all = previews.flatMap(\.1)
    // A file that is named is compiled even if nothing in it looks like a preview.
    return previews.filter { !$0.1.isEmpty || choice.file != nil }.map { target, files in
      PreviewModule(name: choice.file ?? "the module \(target.name)") { try sources(target, files, among: all) }
    }
  }

  private func sources(
    _ target: PackageDescription.Target, _ files: [PreviewFile], among all: [PreviewFile]
  ) throws -> [PreviewSource] {
    let binaries = try package.explaining { try $0.buildModules(of: target.name) }
    let library = try ModuleLibrary(binaries, toolchain, platform: package.platform).library(of: target.c99name)
    return files.map { file in
      PreviewSource(
        name: choice.name(of: file), pictureName: PreviewChoice.pictureName(of: file, among: all), library: library,
        selection: file.selection, root: package.description.path, program: toolchain.tool)
    }
  }
}
