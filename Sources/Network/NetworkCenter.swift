import Synchronization
import TesseraCore

/// What all monitors of a program share: how the machine is connected, and the service that tells it.
final class NetworkCenter: Sendable {
  private struct WeakMonitor {
    weak var monitor: NWPathMonitor?
  }

  private let place: ServicePlace<any NetworkService>
  private let monitors = Mutex<[WeakMonitor]>([])

  init(_ place: ServicePlace<any NetworkService>) {
    self.place = place
  }

  /// That of the running code.
  static var current: NetworkCenter {
    ProgramServices.current.network.storage { NetworkCenter($0) }
  }

  /// Tells a monitor how the machine is connected, now and after each change.
  func start(_ monitor: NWPathMonitor) {
    monitors.withLock { monitors in
      monitors.removeAll { $0.monitor == nil }
      monitors.append(WeakMonitor(monitor: monitor))
    }
    Task { @MainActor in
      // NW2: without a service of the desktop, what the system says now.
      monitor.receive(connect()?.network ?? NetworkInterfaces.network)
    }
  }

  @MainActor
  private func connect() -> (any NetworkService)? {
    guard let service = place.service else { return nil }
    service.start()
    service.onChange = { [weak self] network in self?.tell(network) }
    return service
  }

  private func tell(_ network: DesktopNetwork) {
    for monitor in monitors.withLock({ $0.compactMap(\.monitor) }) { monitor.receive(network) }
  }
}
