import TesseraCore

/// How the screen's machine is connected, for programs that import Network. Nothing of the real machine is asked.
extension Screen {
  /// What a connection of the screen's machine runs over.
  public enum NetworkMedium: Sendable {
    /// A cable.
    case wiredEthernet
    /// A wireless network.
    case wifi
    /// A mobile network.
    case cellular
  }

  /// Connects the machine to others; a screen begins with a cable.
  ///
  /// - Parameters:
  ///   - medium: what the connection runs over.
  ///   - isExpensive: whether what is sent costs money.
  ///   - isConstrained: whether the user wants little to be sent.
  public func connect(over medium: NetworkMedium, isExpensive: Bool = false, isConstrained: Bool = false) {
    let interface = DesktopNetwork.Interface(name: medium.interfaceName, index: 2, medium: medium.value)
    change(
      DesktopNetwork(
        isConnected: true, isMetered: isExpensive, isConstrained: isConstrained, interfaces: [interface]))
  }

  /// Takes the connection to other machines away.
  public func disconnect() {
    change(DesktopNetwork(isConnected: false))
  }

  private func change(_ network: DesktopNetwork) {
    perform("change of the network") { system.network.change(to: network) }
  }
}

extension Screen.NetworkMedium {
  fileprivate var value: DesktopNetwork.Medium {
    switch self {
    case .wiredEthernet: .wiredEthernet
    case .wifi: .wifi
    case .cellular: .cellular
    }
  }

  fileprivate var interfaceName: String {
    switch self {
    case .wiredEthernet: "eth0"
    case .wifi: "wlan0"
    case .cellular: "wwan0"
    }
  }
}
