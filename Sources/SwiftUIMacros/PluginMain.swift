#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The compiler plug-in behind the macros of SwiftUI and CasePaths.
///
/// The compiler starts it once for each module that it compiles, and talks to it over standard input and output.
@main
enum PluginMain {
  static func main() {
    // The compiler may end first; a write then has to fail instead of ending the plug-in with a signal.
    signal(SIGPIPE, SIG_IGN)
    let channel = MessageChannel()
    while let message = channel.receive() {
      guard let answer = PluginSession.answer(to: message) else { continue }
      guard channel.send(JSONWriter.text(of: answer)) else { return }
    }
  }
}
