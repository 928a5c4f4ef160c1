import Foundation

/// One file, or the files of a folder, made a library that this tool's own process shows.
struct RunnableFile: RunnableSource {
  private let toolchain: Toolchain
  private let compiler: FileCompiler

  init(_ files: [String], _ options: SourceOptions) throws {
    toolchain = try Toolchain()
    compiler = FileCompiler(files, options, toolchain)
  }

  func build() throws -> Build {
    let library = try compiler.compile()
    return Build(program: toolchain.tool, arguments: ProgramProcess.arguments(for: library))
  }

  func library(after change: SourceWatch.Change) throws -> FileCompiler.Library? { try compiler.compile() }
}
