#if Windows
import CGTK
import Foundation
import TesseraCore

/// Asks the desktop, by the portal for sandboxes, to start the program when its user logs in (SM5).
@MainActor
final class DesktopStart: StartPermission {
  private static let portal = MessageBus.Service(
    name: "org.freedesktop.portal.Desktop", path: "/org/freedesktop/portal/desktop",
    interface: "org.freedesktop.portal.Background")
  private static let reason = "The program asks to start when you log in."

  init() {
    ProgramServices.ofProgram.startPermission.service = self
  }

  nonisolated func request(
    starts: Bool, command: [String], _ receive: @escaping @MainActor (Bool) -> Void
  ) {
    Task { @MainActor in
      MessageBus.connect { Self.ask($0, starts: starts, command: command, receive) }
    }
  }

  /// The answer comes as a signal of a request whose path the program chooses, so that it is listened to before.
  private static func ask(
    _ bus: MessageBus, starts: Bool, command: [String], _ receive: @escaping @MainActor (Bool) -> Void
  ) {
    let token = "tessera\(UInt32.random(in: 0...UInt32.max))"
    let sender = bus.uniqueName.dropFirst().replacing(".", with: "_")
    let request = MessageBus.Service(
      name: portal.name, path: "\(portal.path)/request/\(sender)/\(token)", interface: "org.freedesktop.portal.Request")
    bus.subscribe(to: "Response", of: request) { answer in
      receive(MessageBus.number(at: 0, of: answer) == 0 && MessageBus.flag("autostart", at: 1, of: answer) == starts)
    }
    let options = MessageBus.dictionary([
      "handle_token": g_variant_new_string(token), "reason": g_variant_new_string(reason),
      "autostart": g_variant_new_boolean(gboolean(starts ? 1 : 0)), "commandline": MessageBus.texts(command),
    ])
    bus.call("RequestBackground", of: portal, [g_variant_new_string(""), options], startsService: true) { answer in
      if answer == nil {
        ServiceWarning.write("login items: the desktop has no portal that starts programs in a sandbox.")
      }
    }
  }
}
#endif
