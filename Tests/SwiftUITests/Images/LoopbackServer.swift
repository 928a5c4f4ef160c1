import Foundation
import Synchronization

/// A web server for tests, which only this machine can reach. It answers each request on a thread of its own, and ends
/// with the object.
final class LoopbackServer: Sendable {
  /// One request, and the connection over which it is answered.
  struct Exchange: Sendable {
    let path: String
    fileprivate let socket: CInt

    /// Sends some bytes; false if the client no longer reads.
    @discardableResult
    func send(_ data: Data) -> Bool {
      var rest = data
      while !rest.isEmpty {
        let sent = rest.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL)) }
        guard sent > 0 else { return false }
        rest = rest.dropFirst(sent)
      }
      return true
    }

    @discardableResult
    func send(_ text: String) -> Bool {
      send(Data(text.utf8))
    }

    /// A whole answer.
    func answer(_ body: Data, status: String = "200 OK", headers: String = "") {
      send("HTTP/1.1 \(status)\r\nContent-Length: \(body.count)\r\nConnection: close\r\n\(headers)\r\n")
      send(body)
    }

    /// Waits until the other side closes the connection.
    func waitForClose() {
      var byte: UInt8 = 0
      while recv(socket, &byte, 1, 0) > 0 {}
    }
  }

  private struct State {
    var requests: [String: Int] = [:]
    var open: Set<CInt> = []
    var isStopped = false
  }

  let port: UInt16
  private let listener: CInt
  private let state: StateBox

  private final class StateBox: Sendable {
    let value = Mutex(State())
  }

  init(_ respond: @escaping @Sendable (Exchange) -> Void) throws {
    let listener = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, length) == 0 && listen(listener, 128) == 0
          && getsockname(listener, address, &length) == 0
      }
    }
    guard isBound else { throw POSIXError(.EADDRNOTAVAIL) }
    self.listener = listener
    port = UInt16(bigEndian: address.sin_port)
    let state = StateBox()
    self.state = state
    let thread = Thread { Self.accept(listener, state, respond) }
    thread.start()
  }

  deinit {
    let open = state.value.withLock { state in
      state.isStopped = true
      return state.open
    }
    for socket in open { shutdown(socket, CInt(SHUT_RDWR)) }
    shutdown(listener, CInt(SHUT_RDWR))
  }

  func url(_ path: String) -> URL {
    URL(string: "http://127.0.0.1:\(port)\(path)")!
  }

  /// How often a path was asked for.
  func requests(_ path: String) -> Int {
    state.value.withLock { $0.requests[path, default: 0] }
  }

  var allRequests: Int { state.value.withLock { $0.requests.values.reduce(0, +) } }
  var openConnections: Int { state.value.withLock { $0.open.count } }

  private static func accept(_ listener: CInt, _ state: StateBox, _ respond: @escaping @Sendable (Exchange) -> Void) {
    while case let socket = Glibc.accept(listener, nil, nil), socket >= 0 {
      let isWelcome = state.value.withLock { state in
        guard !state.isStopped else { return false }
        state.open.insert(socket)
        return true
      }
      guard isWelcome else {
        close(socket)
        continue
      }
      let thread = Thread {
        if let path = readRequest(socket) {
          state.value.withLock { $0.requests[path, default: 0] += 1 }
          respond(Exchange(path: path, socket: socket))
        }
        _ = state.value.withLock { $0.open.remove(socket) }
        close(socket)
      }
      thread.stackSize = 512 << 10
      thread.start()
    }
    close(listener)
  }

  /// Reads up to the end of the headers; the path that is asked for.
  private static func readRequest(_ socket: CInt) -> String? {
    var text = ""
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !text.contains("\r\n\r\n") {
      let count = recv(socket, &buffer, buffer.count, 0)
      guard count > 0, text.utf8.count < 1 << 16 else { return nil }
      text += String(decoding: buffer[..<count], as: UTF8.self)
    }
    let words = text.split(separator: " ", maxSplits: 2)
    return words.count > 1 ? String(words[1]) : nil
  }
}
