import TesseraCore

/// How other machines are reached.
public struct NWPath: Equatable, Sendable, CustomDebugStringConvertible {
  /// Whether they can be.
  public enum Status: Sendable {
    /// They can.
    case satisfied
    /// They cannot.
    case unsatisfied
    /// They could, after a connection is made.
    case requiresConnection
  }

  /// Why they cannot be.
  public enum UnsatisfiedReason: Sendable {
    /// There is no network.
    case notAvailable
    /// The user forbids mobile networks.
    case cellularDenied
    /// The user forbids wireless networks.
    case wifiDenied
    /// The user forbids the local network.
    case localNetworkDenied
    /// The tunnel that is needed is not there.
    case vpnInactive
  }

  /// Whether others can be reached.
  public let status: Status
  /// Not known here: `notAvailable`.
  public let unsatisfiedReason = UnsatisfiedReason.notAvailable
  /// The interfaces that are up, the best first.
  public let availableInterfaces: [NWInterface]
  /// Whether what is sent costs money.
  public let isExpensive: Bool
  /// Whether the user wants little to be sent.
  public let isConstrained: Bool

  public static func == (left: NWPath, right: NWPath) -> Bool {
    left.status == right.status && left.availableInterfaces == right.availableInterfaces
      && left.isExpensive == right.isExpensive && left.isConstrained == right.isConstrained
  }

  /// Whether a connection may run over an interface of a type: of those that are up, where others can be reached.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    status == .satisfied && availableInterfaces.contains { $0.type == type }
  }

  /// Whether addresses of the version 4 of the protocol can be reached: wherever there is a connection.
  public var supportsIPv4: Bool { status == .satisfied }

  /// Whether names can be looked up: wherever there is a connection.
  public var supportsDNS: Bool { status == .satisfied }

  public var debugDescription: String {
    "\(status), interfaces: \(availableInterfaces.map(\.name)), expensive: \(isExpensive)"
  }
}

extension NWPath {
  /// Before anything is known.
  static let unknown = NWPath(status: .unsatisfied, availableInterfaces: [], isExpensive: false, isConstrained: false)

  /// - Parameters:
  ///   - required: the only type of interface that counts; nil for all.
  ///   - prohibited: those that do not count.
  init(
    _ network: DesktopNetwork, required: NWInterface.InterfaceType? = nil,
    prohibited: [NWInterface.InterfaceType] = []
  ) {
    let all = network.interfaces.map { NWInterface(name: $0.name, type: $0.medium.type, index: $0.index) }
    let counted = all.filter { (required == nil || required == $0.type) && !prohibited.contains($0.type) }
    // A desktop may know that there is a connection, and not over which interface.
    let isReached = network.isConnected && (required == nil && counted.count == all.count || !counted.isEmpty)
    self.init(
      status: isReached ? .satisfied : .unsatisfied, availableInterfaces: counted, isExpensive: network.isMetered,
      isConstrained: network.isConstrained)
  }
}

extension DesktopNetwork.Medium {
  fileprivate var type: NWInterface.InterfaceType {
    switch self {
    case .wiredEthernet: .wiredEthernet
    case .wifi: .wifi
    case .cellular: .cellular
    case .loopback: .loopback
    case .other: .other
    }
  }
}
