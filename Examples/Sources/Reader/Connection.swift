import Network
import Observation

/// How the machine is connected, as views show it.
@MainActor @Observable
final class Connection {
  private(set) var path: NWPath?

  /// Follows the network until the task is canceled.
  func follow() async {
    for await path in NWPathMonitor() { self.path = path }
  }

  /// nil where there is nothing to say.
  var notice: (text: String, symbol: String)? {
    guard let path else { return nil }
    if path.status != .satisfied { return ("There is no connection. Pages of the web are not loaded.", "wifi.slash") }
    if path.isExpensive { return ("This connection costs money.", "eurosign.circle") }
    return nil
  }
}
