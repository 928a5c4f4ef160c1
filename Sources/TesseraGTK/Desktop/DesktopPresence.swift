#if Windows
import CGTK
import TesseraCore

/// Shows on the desktop what the program as a whole asks for. It is on the bus only once something is asked for.
@MainActor
final class DesktopPresence {
  private let program: String
  private var isConnecting = false
  private var bus: MessageBus?
  private var litScreen: LitScreen?
  private var shownBadge = 0

  init(program: String) {
    self.program = program
    ProgramPresence.onChange = { [weak self] in self?.settle() }
  }

  private func settle() {
    if let bus {
      litScreen?.set(ProgramPresence.keepsScreenLit)
      show(ProgramPresence.badge, on: bus)
    } else if ProgramPresence.keepsScreenLit || ProgramPresence.badge != 0 {
      connect()
    }
  }

  private func connect() {
    guard !isConnecting else { return }
    isConnecting = true
    MessageBus.connect { [weak self] bus in
      guard let self else { return }
      self.bus = bus
      litScreen = LitScreen(bus, program: program)
      settle()
    }
  }

  /// Docks find a program by the name of its desktop file.
  private func show(_ badge: Int, on bus: MessageBus) {
    guard badge != shownBadge else { return }
    shownBadge = badge
    let properties = MessageBus.dictionary([
      "count": g_variant_new_int64(gint64(badge)), "count-visible": g_variant_new_boolean(gboolean(badge != 0)),
    ])
    bus.emit(
      "Update", path: "/com/canonical/unity/launcherentry/tessera", interface: "com.canonical.Unity.LauncherEntry",
      [g_variant_new_string("application://\(program).desktop"), properties])
  }
}
#endif
