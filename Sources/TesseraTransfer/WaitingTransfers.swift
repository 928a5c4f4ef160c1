/// Transfers that have not begun, those to one server in the order of their requests, the servers in turn.
struct WaitingTransfers {
  private var lines: [String: Line] = [:]
  /// The servers with waiting transfers.
  private var hosts: [String] = []

  private struct Line {
    var transfers: [Transfer] = []
    var head = 0

    var isEmpty: Bool { head == transfers.count }
  }

  mutating func append(_ transfer: Transfer) {
    if lines[transfer.host] == nil { hosts.append(transfer.host) }
    lines[transfer.host, default: Line()].transfers.append(transfer)
  }

  /// Takes the next transfer to a server that may get another one; nil if there is none.
  mutating func popFirst(where hasRoom: (_ host: String) -> Bool) -> Transfer? {
    guard let index = hosts.firstIndex(where: hasRoom) else { return nil }
    let host = hosts.remove(at: index)
    guard var line = lines.removeValue(forKey: host), !line.isEmpty else { return nil }
    let transfer = line.transfers[line.head]
    line.head += 1
    if !line.isEmpty {
      lines[host] = line
      hosts.append(host)
    }
    return transfer
  }
}
