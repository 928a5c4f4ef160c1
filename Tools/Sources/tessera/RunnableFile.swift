import Foundation

/// One file, made a library that this tool's own process shows.
struct RunnableFile: RunnableSource {
  private let file: String
  private let toolchain: Toolchain
  private let compiler: PreviewCompiler

  init(_ options: RunOptions) throws {
    var preview = PreviewOptions(file: options.path)
    preview.swiftVersion = options.swiftVersion
    preview.isOnMainActor = options.isOnMainActor
    preview.compileLimit = options.compileLimit ?? CompileLimit.file
    file = options.path
    toolchain = try Toolchain()
    compiler = PreviewCompiler(toolchain: toolchain, options: preview)
  }

  func build() throws -> Build {
    guard let source = FileManager.default.contents(atPath: file) else {
      throw BuildProblem(text: "\(file) cannot be read")
    }
    let library = try compiler.compile(source)
    return Build(program: toolchain.tool, arguments: ProgramProcess.arguments(for: library), library: library)
  }
}
