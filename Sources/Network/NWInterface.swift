/// An interface of the machine, which connections run over.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  /// What an interface is.
  public enum InterfaceType: Hashable, Sendable {
    /// Something else, such as a tunnel.
    case other
    /// A wireless network.
    case wifi
    /// A mobile network.
    case cellular
    /// A cable.
    case wiredEthernet
    /// The machine itself.
    case loopback
  }

  /// As the system calls it, such as "eth0".
  public let name: String
  /// What it is.
  public let type: InterfaceType
  /// The number that the system gives it.
  public let index: Int

  public var debugDescription: String { name }
}
