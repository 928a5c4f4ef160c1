import MacroExpansion

/// The compiler plug-in behind the macros of SwiftUI and CasePaths.
///
/// The compiler starts it once for each module that it compiles, and talks to it over standard input and output.
@main
enum PluginMain {
  static func main() {
    PluginSession.run()
  }
}
