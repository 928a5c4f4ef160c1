import Foundation
import TesseraCore

/// A run of a program without a window, in which a script stands for the user: what `tessera profile` starts.
@MainActor
package enum ScriptedRun {
  /// Pixels per point.
  private static let scale: CGFloat = 2

  /// The file with the script that the environment variable `TESSERA_SCRIPT` names; nil if none was requested.
  package static var requestedScript: String? {
    guard let path = ProcessInfo.processInfo.environment["TESSERA_SCRIPT"], !path.isEmpty else { return nil }
    return path
  }

  /// Shows content, plays the script in a file, lets everything come to rest and writes the trace that was asked for.
  ///
  /// - Parameter windows: those of the content, if it is a program.
  /// - Returns: what went wrong; nil if nothing did.
  package static func play(
    scriptInFile file: String, on content: some View, named name: String, windows: WindowTable? = nil
  ) async -> String? {
    let session = TraceSession.current
    defer { session?.finish(program: name) }
    do {
      // Unlike `FileManager`, this reads /dev/null, which stands for a script without any steps.
      guard let handle = FileHandle(forReadingAtPath: file) else { return "the script \(file) cannot be read" }
      let data = try handle.readToEnd() ?? Data()
      let script = try Script(String(decoding: data, as: UTF8.self))
      var environment = EnvironmentValues()
      environment.idiom = ProgramPlatform.idiom
      environment.scenePhase = .active
      let stage = WindowlessStage(
        size: WindowlessSize.first, scale: scale, environment: environment, trace: session?.recorder, content: content)
      WindowlessSize.adapt(stage.host, to: windows)
      await stage.settle()
      try await ScriptPlayer(on: stage).play(script)
      await stage.settle()
      stage.host.unmount()
      return nil
    } catch let problem as ScriptProblem {
      return problem.description(file: file)
    } catch {
      return "\(error)"
    }
  }
}
