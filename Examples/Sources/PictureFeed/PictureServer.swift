import Foundation
import Glibc
import Synchronization

/// A slow web server with pictures, which only this machine can reach. One picture in seven is missing.
///
/// It answers each request on a thread of its own, and ends with the object.
public final class PictureServer: Sendable {
  private struct Counts {
    var open: Set<CInt> = []
    var answered = 0
    var abandoned = 0
    var isStopped = false
  }

  private final class Log: Sendable {
    let counts = Mutex(Counts())
    let delay: Mutex<Duration>

    init(delay: Duration) {
      self.delay = Mutex(delay)
    }
  }

  /// nil if the machine gives no port away; all pictures are missing then.
  private let port: UInt16?
  private let listener: CInt
  private let log: Log

  /// - Parameter delay: how long a picture takes, in real time.
  public init(delay: Duration = .milliseconds(600)) {
    log = Log(delay: delay)
    listener = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
    port = Self.listen(listener)
    guard port != nil else { return }
    let (listener, log) = (listener, log)
    Thread { Self.accept(listener, log) }.start()
  }

  deinit {
    let open = log.counts.withLock { counts in
      counts.isStopped = true
      return counts.open
    }
    for connection in open { shutdown(connection, CInt(SHUT_RDWR)) }
    shutdown(listener, CInt(SHUT_RDWR))
    if port == nil { close(listener) }
  }

  func url(ofPicture id: Int) -> URL {
    URL(string: "http://127.0.0.1:\(port ?? 1)/\(id).bmp") ?? URL(filePath: "/nowhere")
  }

  /// How long a picture takes, in real time, those among them that are on their way.
  public var delay: Duration {
    get { log.delay.withLock { $0 } }
    set { log.delay.withLock { $0 = newValue } }
  }
  /// How many pictures were sent, those that are missing among them.
  public var answeredRequests: Int { log.counts.withLock { $0.answered } }
  /// How many requests were cancelled by their clients.
  public var abandonedRequests: Int { log.counts.withLock { $0.abandoned } }
  public var openConnections: Int { log.counts.withLock { $0.open.count } }

  static func isMissing(_ id: Int) -> Bool { id % 7 == 6 }

  // MARK: Connections

  private static func listen(_ listener: CInt) -> UInt16? {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, length) == 0 && Glibc.listen(listener, 64) == 0
          && getsockname(listener, address, &length) == 0
      }
    }
    return isBound ? UInt16(bigEndian: address.sin_port) : nil
  }

  private static func accept(_ listener: CInt, _ log: Log) {
    while case let connection = Glibc.accept(listener, nil, nil), connection >= 0 {
      let isWelcome = log.counts.withLock { counts in
        if !counts.isStopped { counts.open.insert(connection) }
        return !counts.isStopped
      }
      guard isWelcome else {
        close(connection)
        continue
      }
      Thread {
        let isAnswered = answer(connection, log)
        log.counts.withLock { counts in
          counts.open.remove(connection)
          if isAnswered { counts.answered += 1 } else { counts.abandoned += 1 }
        }
        close(connection)
      }
      .start()
    }
    close(listener)
  }

  /// Reads a request and answers it; false if the client no longer waits for the answer.
  private static func answer(_ connection: CInt, _ log: Log) -> Bool {
    var request = [UInt8](repeating: 0, count: 8192)
    let count = recv(connection, &request, request.count, 0)
    guard count > 0 else { return false }
    let path = String(decoding: request[..<count], as: UTF8.self).split(separator: " ").dropFirst().first ?? ""
    let start = ContinuousClock.now
    while start.duration(to: .now) < log.delay.withLock({ $0 }) {
      // A client that hangs up in the meantime sends an end.
      var poll = pollfd(fd: connection, events: Int16(POLLIN), revents: 0)
      guard Glibc.poll(&poll, 1, 5) == 0 else { return false }
    }
    guard let id = Int(path.dropFirst().prefix { $0 != "." }), !isMissing(id) else {
      return send(Data("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".utf8), connection)
    }
    let body = BitmapFile.picture(id)
    let head = "HTTP/1.1 200 OK\r\nContent-Length: \(body.count)\r\nConnection: close\r\n\r\n"
    return send(Data(head.utf8) + body, connection)
  }

  private static func send(_ data: Data, _ connection: CInt) -> Bool {
    var rest = data
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes {
        Glibc.send(connection, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL))
      }
      guard sent > 0 else { return false }
      rest = rest.dropFirst(sent)
    }
    return true
  }
}
