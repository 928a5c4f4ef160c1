/// An interface of the machine, which connections run over.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  /// What an interface is.
  public enum InterfaceType: Hashable, Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }

  /// As the system calls it, such as "eth0".
  public let name: String
  public let type: InterfaceType
  /// The number that the system gives it.
  public let index: Int

  public var debugDescription: String { name }
}
