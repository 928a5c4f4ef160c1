import TesseraCore

/// Stands for the network of a screen's machine.
@MainActor
final class NetworkJournal: NetworkService {
  private(set) var network = DesktopNetwork(
    isConnected: true, interfaces: [DesktopNetwork.Interface(name: "eth0", index: 2, medium: .wiredEthernet)])
  var onChange: (@MainActor (DesktopNetwork) -> Void)?

  init(_ place: ServicePlace<any NetworkService>) {
    place.service = self
  }

  func start() {}

  func change(to network: DesktopNetwork) {
    self.network = network
    onChange?(network)
  }
}
