#if Windows
import CGTK
import Foundation

/// What `tessera run` tells the program that it runs: lines in a pipe that the environment variable
/// `TESSERA_RUN_CHANNEL` names.
@MainActor
final class RunChannel {
  /// One line.
  struct Message: Codable {
    /// What keeps the source from being compiled; empty if nothing does.
    var problem: String?
    /// A library that was made of the changed source.
    var library: String?
  }

  private let receive: (Message) -> Void
  private var rest = Data()

  /// nil if the program is not run by the tool.
  static func open(_ receive: @escaping (Message) -> Void) -> RunChannel? {
    guard let path = ProcessInfo.processInfo.environment["TESSERA_RUN_CHANNEL"] else { return nil }
    let descriptor = Glibc.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0,
      let source = g_unix_fd_source_new(descriptor, GIOCondition(rawValue: G_IO_IN.rawValue | G_IO_HUP.rawValue))
    else { return nil }
    let channel = RunChannel(receive)
    let ready: @convention(c) (gint, GIOCondition, gpointer?) -> gboolean = { descriptor, _, data in
      MainActor.assumeIsolated { Signals.target(data, as: RunChannel.self)?.read(descriptor) }
      return gboolean(true)
    }
    Signals.setCallback(of: source, ready, target: channel)
    g_source_attach(source, nil)
    g_source_unref(source)
    return channel
  }

  private init(_ receive: @escaping (Message) -> Void) {
    self.receive = receive
  }

  private func read(_ descriptor: CInt) {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Glibc.read(descriptor, &buffer, buffer.count)
    // Without the tool, nothing would end the program anymore.
    guard count != 0 else { return MainLoop.quit() }
    guard count > 0 else { return }
    rest.append(contentsOf: buffer[..<count])
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let line = Data(rest[..<end])
      rest = Data(rest[rest.index(after: end)...])
      if let message = try? JSONDecoder().decode(Message.self, from: line) { receive(message) }
    }
  }
}
#endif
