import Foundation
import SwiftUI
@_spi(TesseraTools) import TesseraCore

/// A run of a compiled file in a window, in a process of its own.
@MainActor
public enum ProgramRun {
  /// Shows the program in a library, or the first preview if there is no program, until its last window is closed.
  /// Libraries that `tessera run` announces meanwhile take its place.
  ///
  /// Has to be called on the process's first thread, which it keeps.
  ///
  /// - Returns: what went wrong; nil if nothing did.
  public static func start(library: String, module: String) -> String? {
    guard let runner = ProgramRunners.linked else { return ProgramRunners.missingHostMessage }
    guard runner.hasDisplay else { return "the display cannot be opened" }
    if let problem = load(library) { return problem }
    ProgramLocale.follow()
    let host = runner.init(name: "tessera")
    host.onLoad = { library, module in
      if load(library) == nil { show(module) { host.replace(with: $0) } }
    }
    var hasWindow = true
    let hasProgram = show(module) { hasWindow = host.run($0) }
    guard hasProgram, hasWindow else { return "the file has neither an App with a window nor a preview" }
    return nil
  }

  /// - Returns: why the library cannot be loaded.
  private static func load(_ library: String) -> String? {
    guard dlopen(library, RTLD_NOW | RTLD_LOCAL) == nil else { return nil }
    return "the compiled file cannot be loaded: " + (dlerror().map { String(cString: $0) } ?? "unknown reason")
  }

  /// - Returns: whether a module has anything that can be shown.
  @discardableResult
  private static func show(_ module: String, by run: (any App.Type) -> Void) -> Bool {
    let programs = ConformanceRecords.types(conformingTo: (any App).self, inModule: module)
    if let program = programs.lazy.compactMap({ $0 as? any App.Type }).first {
      run(program)
      return true
    }
    guard let declaration = PreviewDeclaration.all(inModule: module).first else { return false }
    PreviewProgram.declaration = declaration
    PreviewProgram.number += 1
    run(PreviewProgram.self)
    return true
  }
}

/// A program that shows one preview.
struct PreviewProgram: App {
  static var declaration: PreviewDeclaration?
  /// Counts the previews that were shown: each starts over.
  static var number = 0

  var body: some Scene {
    WindowGroup(Self.declaration?.title ?? "") { PreviewContent(declaration: Self.declaration).id(Self.number) }
  }
}

private struct PreviewContent: View {
  let declaration: PreviewDeclaration?
  @State private var view: AnyView?

  init(declaration: PreviewDeclaration?) {
    self.declaration = declaration
  }

  var body: some View {
    ZStack { view }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .task {
        guard let element = try? await declaration?.makeElements().first else { return }
        view = AnyView(element.view)
      }
  }
}
