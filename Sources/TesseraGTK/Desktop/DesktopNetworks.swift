#if Windows
import CGTK
import Foundation
import TesseraCore

/// Tells how the machine is connected, by the monitor of GIO, which asks NetworkManager, the portal or the system.
@MainActor
final class DesktopNetworks: NetworkService {
  /// Made only once a program wants to know.
  private var monitor: OpaquePointer?
  var onChange: (@MainActor (DesktopNetwork) -> Void)?

  init() {
    ProgramServices.ofProgram.network.service = self
  }

  func start() {
    guard monitor == nil, let monitor = g_network_monitor_get_default() else { return }
    self.monitor = monitor
    let changed: @convention(c) (OpaquePointer?, gboolean, gpointer?) -> Void = { _, _, data in
      MainActor.assumeIsolated { Signals.target(data, as: DesktopNetworks.self)?.didChange() }
    }
    Signals.connect(monitor, "network-changed", to: self, changed)
    // NetworkManager's word, such as that the connection costs money now, comes without that signal.
    let noted: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = { _, _, data in
      MainActor.assumeIsolated { Signals.target(data, as: DesktopNetworks.self)?.didChange() }
    }
    for property in ["network-available", "network-metered", "connectivity"] {
      Signals.connect(monitor, "notify::\(property)", to: self, noted)
    }
  }

  var network: DesktopNetwork {
    guard let monitor else { return NetworkInterfaces.network }
    return DesktopNetwork(
      isConnected: g_network_monitor_get_network_available(monitor) != 0,
      isMetered: g_network_monitor_get_network_metered(monitor) != 0, interfaces: NetworkInterfaces.all)
  }

  private func didChange() {
    onChange?(network)
  }
}
#endif
