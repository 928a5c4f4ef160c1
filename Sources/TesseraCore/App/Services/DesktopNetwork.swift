/// How the machine is connected to others.
package struct DesktopNetwork: Equatable, Sendable {
  /// What a connection runs over.
  package enum Medium: Hashable, Sendable {
    case wiredEthernet, wifi, cellular, loopback, other
  }

  /// An interface of the machine.
  package struct Interface: Hashable, Sendable {
    package var name: String
    /// The number that the system gives it.
    package var index: Int
    package var medium: Medium

    package init(name: String, index: Int, medium: Medium) {
      self.name = name
      self.index = index
      self.medium = medium
    }
  }

  /// Whether other machines can be reached.
  package var isConnected: Bool
  /// Whether what is sent costs money.
  package var isMetered: Bool
  /// Whether the user wants little to be sent.
  package var isConstrained: Bool
  /// The interfaces that are up, the best first.
  package var interfaces: [Interface]

  package init(
    isConnected: Bool, isMetered: Bool = false, isConstrained: Bool = false, interfaces: [Interface] = []
  ) {
    self.isConnected = isConnected
    self.isMetered = isMetered
    self.isConstrained = isConstrained
    self.interfaces = interfaces
  }
}
