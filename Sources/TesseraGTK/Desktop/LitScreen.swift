#if Windows
import CGTK

/// Asks the desktop to keep the screen lit, by the portal for all desktops or, without it, by the screen saver.
@MainActor
final class LitScreen {
  /// What ends an inhibition.
  private enum Inhibition {
    /// A request of the portal, which is closed.
    case request(MessageBus.Service)
    /// What the screen saver called it.
    case cookie(UInt32)
  }

  private let bus: MessageBus
  private let program: String
  private var isWanted = false
  private var isAsking = false
  private var inhibition: Inhibition?

  private static let portal = MessageBus.Service(
    name: "org.freedesktop.portal.Desktop", path: "/org/freedesktop/portal/desktop",
    interface: "org.freedesktop.portal.Inhibit")
  private static let screenSaver = MessageBus.Service(
    name: "org.freedesktop.ScreenSaver", path: "/org/freedesktop/ScreenSaver",
    interface: "org.freedesktop.ScreenSaver")
  private static let reason = "The program asks for it."
  /// What the portal calls the session becoming idle.
  private static let idle: guint32 = 8

  init(_ bus: MessageBus, program: String) {
    self.bus = bus
    self.program = program
  }

  func set(_ isWanted: Bool) {
    self.isWanted = isWanted
    settle()
  }

  /// One question at a time; what changed meanwhile is asked for after the answer.
  private func settle() {
    guard !isAsking else { return }
    if isWanted, inhibition == nil {
      isAsking = true
      askPortal()
    } else if !isWanted, let inhibition {
      self.inhibition = nil
      end(inhibition)
    }
  }

  private func askPortal() {
    let options = MessageBus.dictionary(["reason": g_variant_new_string(Self.reason)])
    bus.call(
      "Inhibit", of: Self.portal, [g_variant_new_string(""), g_variant_new_uint32(Self.idle), options]
    ) { [weak self] answer in
      guard let path = answer.flatMap(Self.path) else {
        self?.askScreenSaver()
        return
      }
      let request = MessageBus.Service(
        name: Self.portal.name, path: path, interface: "org.freedesktop.portal.Request")
      self?.receive(.request(request))
    }
  }

  private func askScreenSaver() {
    bus.call(
      "Inhibit", of: Self.screenSaver, [g_variant_new_string(program), g_variant_new_string(Self.reason)]
    ) { [weak self] answer in
      self?.receive(answer.flatMap(Self.number).map(Inhibition.cookie))
    }
  }

  /// - Parameter inhibition: nil where nothing keeps the screen lit; it is not asked for again until it is wanted anew.
  private func receive(_ inhibition: Inhibition?) {
    isAsking = false
    self.inhibition = inhibition
    if inhibition != nil { settle() }
  }

  private func end(_ inhibition: Inhibition) {
    switch inhibition {
    case .request(let request): bus.call("Close", of: request, [])
    case .cookie(let cookie): bus.call("UnInhibit", of: Self.screenSaver, [g_variant_new_uint32(cookie)])
    }
  }

  // MARK: Answers

  private static func path(of answer: OpaquePointer) -> String? {
    guard String(cString: g_variant_get_type_string(answer)) == "(o)",
      let path = g_variant_get_child_value(answer, 0)
    else { return nil }
    defer { g_variant_unref(path) }
    return g_variant_get_string(path, nil).map { String(cString: $0) }
  }

  private static func number(of answer: OpaquePointer) -> UInt32? {
    guard String(cString: g_variant_get_type_string(answer)) == "(u)",
      let number = g_variant_get_child_value(answer, 0)
    else { return nil }
    defer { g_variant_unref(number) }
    return g_variant_get_uint32(number)
  }
}
#endif
