import Foundation

/// The interfaces that the system has for connections, as the kernel tells them.
package enum NetworkInterfaces {
  private static let folder = "/sys/class/net"

  /// Those that are up, but for the one of the machine to itself; those with a way to all others come first.
  package static var all: [DesktopNetwork.Interface] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let ways = namesWithDefaultRoute
    let interfaces = names.sorted().compactMap(interface)
    return interfaces.filter { ways.contains($0.name) } + interfaces.filter { !ways.contains($0.name) }
  }

  /// What can be said without a service of the desktop: connected is a machine with a way to all others.
  package static var network: DesktopNetwork {
    DesktopNetwork(isConnected: !namesWithDefaultRoute.isEmpty, interfaces: all)
  }

  private static func interface(_ name: String) -> DesktopNetwork.Interface? {
    // A tunnel says "unknown" where a cable says "up".
    guard name != "lo", let state = text(name, "operstate"), state == "up" || state == "unknown",
      let index = text(name, "ifindex").flatMap({ Int($0) })
    else { return nil }
    return DesktopNetwork.Interface(name: name, index: index, medium: medium(of: name))
  }

  private static func medium(of name: String) -> DesktopNetwork.Medium {
    let files = FileManager.default
    if files.fileExists(atPath: "\(folder)/\(name)/wireless") || files.fileExists(atPath: "\(folder)/\(name)/phy80211")
    {
      return .wifi
    }
    if name.hasPrefix("ww") { return .cellular }
    // The number that Linux gives to Ethernet. What is no device, such as a tunnel or a bridge, is another kind.
    let isEthernet = text(name, "type") == "1" && files.fileExists(atPath: "\(folder)/\(name)/device")
    return isEthernet ? .wiredEthernet : .other
  }

  private static func text(_ name: String, _ file: String) -> String? {
    (try? String(contentsOfFile: "\(folder)/\(name)/\(file)", encoding: .utf8))?
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The interfaces through which all other machines are reached, in both versions of the Internet Protocol.
  private static var namesWithDefaultRoute: Set<String> {
    var names: Set<String> = []
    for line in lines("/proc/net/route").dropFirst()
    where line.count > 7 && line[1] == "00000000" && line[7] == "00000000" {
      names.insert(line[0])
    }
    for line in lines("/proc/net/ipv6_route")
    where line.count > 9 && line[1] == "00" && line[0].allSatisfy({ $0 == "0" }) {
      if line[9] != "lo" { names.insert(line[9]) }
    }
    return names
  }

  private static func lines(_ path: String) -> [[String]] {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
  }
}
