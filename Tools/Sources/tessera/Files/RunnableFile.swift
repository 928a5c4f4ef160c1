import Foundation

/// One file, or the files of a folder, made a library that this tool's own process shows.
struct RunnableFile: RunnableSource {
  private let compiler: FileCompiler

  init(_ files: [String], _ options: SourceOptions) throws {
    compiler = FileCompiler(files, options, try Toolchain())
  }

  func build() throws -> Build {
    let library = try compiler.compile()
    let host = try compiler.host()
    return Build(
      program: host.program, arguments: ProgramProcess.arguments(for: library), environment: host.environment,
      library: library.path)
  }

  func library(after change: SourceWatch.Change) throws -> FileCompiler.Library? {
    change.isOfSwift ? try compiler.compile() : nil
  }
}
