import Foundation
import SwiftUI
@_spi(TesseraTools) import TesseraCore

/// A run of a compiled file, in a process of its own: in a window or, where there is no display, as a picture of one.
@MainActor
public enum ProgramRun {
  /// Shows the program in a library, or the first preview if there is no program, until its last window is closed.
  /// Libraries of the same module that `tessera run` announces meanwhile take its place. Where there is no display, or the
  /// environment asks for it, the first window is drawn instead, as `App.main()` does.
  ///
  /// Has to be called on the process's first thread, which it keeps.
  ///
  /// - Returns: what went wrong; nil if nothing did.
  public static func start(library: String, module: String) -> String? {
    let first: LibraryProgram?
    do {
      first = program(in: try LoadedLibrary(library), module)
    } catch {
      return "\(error)"
    }
    guard let first else { return missingProgram }
    guard let runner = ProgramRunners.linked, runner.hasDisplay, !PictureRequest().isExplicit else {
      first.type.run(named: first.name)
      return nil
    }
    ProgramLocale.follow()
    LocalURLProtocol.register()
    let host = runner.init(name: "tessera")
    host.findProgram = { library in
      guard let program = program(in: library, module), !program.startsWithDelegate else { return nil }
      return program.type
    }
    return host.run(first.type) ? nil : missingProgram
  }

  private static let missingProgram = "the file has neither an App with a window nor a preview"

  /// The program of a library, or one that shows its first preview; nil if it has neither.
  private static func program(in library: LoadedLibrary, _ module: String) -> LibraryProgram? {
    if let program = LibraryProgram(in: library, module: module) { return program }
    guard let declaration = PreviewDeclaration.all(inModule: module, of: library).first else { return nil }
    PreviewProgram.declaration = declaration
    PreviewProgram.number += 1
    return LibraryProgram(type: PreviewProgram.self, name: "Preview")
  }
}

/// A program that shows one preview.
struct PreviewProgram: App {
  static var declaration: PreviewDeclaration?
  /// Counts the previews that were shown: each is made anew.
  static var number = 0

  var body: some Scene {
    WindowGroup(Self.declaration?.title ?? "") { PreviewContent(declaration: Self.declaration, number: Self.number) }
  }
}

private struct PreviewContent: View {
  let declaration: PreviewDeclaration?
  let number: Int
  @State private var view: AnyView?

  init(declaration: PreviewDeclaration?, number: Int) {
    self.declaration = declaration
    self.number = number
  }

  var body: some View {
    ZStack { view }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .task(id: number) {
        guard let element = try? await declaration?.makeElements().first else { return }
        view = AnyView(element.view)
      }
  }
}
