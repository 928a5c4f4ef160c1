import Foundation

/// Runs a program in windows of the desktop.
///
/// The window host implements it. Programs without windows are linked without a window host, so the code that starts a
/// program asks `ProgramRunners` for it.
@MainActor
package protocol ProgramRunner: AnyObject {
  /// Whether there is a display to open windows on.
  static var hasDisplay: Bool { get }

  /// - Parameter name: what the desktop calls the program.
  init(name: String)

  /// Opens the program's first window and serves its windows until the last one is closed.
  ///
  /// - Returns: whether the program declares a window.
  func run<Program: App>(_ program: Program.Type) -> Bool

  /// Finds the program in a library that was made of changed source, which takes the place of the running one; nil if the
  /// library has none that could.
  var findProgram: (LoadedLibrary) -> (any App.Type)? { get set }
}

/// The window host of this process.
@MainActor
package enum ProgramRunners {
  private static let hostName = "TesseraGTK.ProgramHost"

  /// The window host that the program was linked with or, where Tessera is installed as shared libraries, that of the
  /// library beside them, which is loaded now; nil in a program without one.
  package static let linked: (any ProgramRunner.Type)? = {
    if let host = NSClassFromString(hostName) { return host as? any ProgramRunner.Type }
    loadingProblem = InstalledLibrary.load("libTesseraWindows.so")
    return NSClassFromString(hostName) as? any ProgramRunner.Type
  }()

  private static var loadingProblem: String?

  /// What a program with windows says when it has no window host.
  package static var missingHostMessage: String {
    if let loadingProblem, !loadingProblem.isEmpty {
      return
        "the window host cannot be loaded, so no window is opened: \(loadingProblem). \"tessera doctor\" says what to install."
    }
    return """
      this program was built without the window host, so no window is opened. To add the window host, install \
      libgtk-4-dev, switch on the trait "Windows" of the package Tessera, and let the target with the App depend on the \
      product "SwiftUI".
      """
  }
}
