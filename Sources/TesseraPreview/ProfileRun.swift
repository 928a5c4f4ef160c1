import Foundation
import SwiftUI
@_spi(TesseraTools) import TesseraCore

/// A run of a compiled file without a window, in which a script is played and everything is recorded.
@MainActor
public enum ProfileRun {
  /// Shows the program in a library, or the first preview if there is no program, plays a script, writes the recording
  /// that `TESSERA_TRACE` asks for and ends the process: with status 0, or with 1 and a line on the standard error
  /// stream if something went wrong.
  ///
  /// Has to be called on the process's first thread, which it keeps.
  nonisolated public static func start(library: String, module: String, script: String) -> Never {
    Task { @MainActor in
      let problem = await run(library: library, module: module, script: script)
      if let problem { FileHandle.standardError.write(Data("\(problem)\n".utf8)) }
      exit(problem == nil ? EXIT_SUCCESS : EXIT_FAILURE)
    }
    while true { RunLoop.main.run(until: .distantFuture) }
  }

  private static func run(library: String, module: String, script: String) async -> String? {
    do {
      _ = try LoadedLibrary(library)
    } catch {
      return "\(error)"
    }
    if let program = LibraryProgram(in: nil, module: module) {
      let windows = WindowTable()
      return await ScriptedRun.play(
        scriptInFile: script, on: content(of: program.type, windows), named: program.name, windows: windows)
    }
    guard let declaration = PreviewDeclaration.all(inModule: module).first else {
      return "the file has neither an App nor a preview"
    }
    do {
      guard let element = try await declaration.makeElements().first else { return "the preview shows nothing" }
      return await ScriptedRun.play(scriptInFile: script, on: AnyView(element.view), named: declaration.title)
    } catch {
      return "the preview failed: \(error)"
    }
  }

  private static func content<Program: App>(of program: Program.Type, _ windows: WindowTable) -> AnyView {
    AnyView(ProgramView(program.init(), windows: windows))
  }
}
