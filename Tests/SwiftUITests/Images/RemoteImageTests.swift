import Foundation
import SwiftUITesting
import Synchronization
import TesseraControls
import TesseraTransfer
import Testing

/// Servers that are slow, broken or mean, all of them in this process.
@MainActor
@Suite("Images from servers", .timeLimit(.minutes(20)))
struct RemoteImageTests {
  /// A red PNG picture of 20 by 10 pixels.
  nonisolated private static let encodedPicture =
    "iVBORw0KGgoAAAANSUhEUgAAABQAAAAKCAIAAAA7N+mxAAAAFUlEQVR42mP4z8BANmIY1TyqmRACADFExzlExWpRAAAAAElFTkSu"
    + "QmCC"
  nonisolated private static let picture = Data(base64Encoded: encodedPicture)!

  private struct Shown: View {
    let url: URL?
    var log = Log()

    var body: some View {
      AsyncImage(url: url) { phase in
        switch phase {
        case .empty: log.noting("empty", Text("wait"))
        case .success(let image): log.noting("success", image.resizable().accessibilityLabel("picture"))
        case .failure(let error): log.noting("failure", Text(verbatim: Self.name(of: error)))
        @unknown default: EmptyView()
        }
      }
    }

    private static func name(of error: any Error) -> String {
      (error as? URLError).map { "\($0.code.rawValue)" } ?? "\(error)"
    }
  }

  /// Transfers run by real time, which the screen's clock does not wait for.
  private func wait(_ screen: Screen, until isDone: () -> Bool) async {
    for _ in 0..<5_000 where !isDone() {
      try? await Task.sleep(for: .milliseconds(2))
      await screen.advance(by: .milliseconds(1))
    }
    #expect(isDone())
  }

  private func failure(_ url: URL?, _ loader: ImageLoader = ImageLoader()) async -> [String] {
    let screen = Screen { Shown(url: url).environment(\.imageLoader, loader) }
    await wait(screen) { screen.visibleText != ["wait"] }
    return screen.visibleText
  }

  private func code(_ code: URLError.Code) -> [String] { ["\(code.rawValue)"] }

  @Test("F49: empty, then success, once per address and frame")
  func success() async throws {
    let server = try LoopbackServer { $0.answer(Self.picture) }
    let log = Log()
    let screen = Screen(width: 20, height: 20, scale: 1) { Shown(url: server.url("/a.png"), log: log) }
    #expect(screen.visibleText == ["wait"])
    await wait(screen) { screen["picture"].exists }
    #expect(log.lines == ["empty", "success"])
    #expect(screen.snapshot().name(10, 10) == "red")
  }

  @Test("an answer that is no picture, or says that there is none, is a failure")
  func wrongAnswers() async throws {
    let server = try LoopbackServer { exchange in
      switch exchange.path {
      case "/text": exchange.answer(Data("no picture".utf8))
      case "/missing": exchange.answer(Self.picture, status: "404 Not Found")
      case "/locked": exchange.answer(Data(), status: "401 Unauthorized", headers: "WWW-Authenticate: Bearer\r\n")
      case "/cut":
        exchange.send("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n")
        exchange.send(Self.picture)
      case "/garbage": exchange.send("this is no HTTP at all\r\n\r\n")
      case "/round": exchange.answer(Data(), status: "302 Found", headers: "Location: /round\r\n")
      case "/elsewhere": exchange.answer(Data(), status: "302 Found", headers: "Location: file:///etc/passwd\r\n")
      default: break
      }
    }
    #expect(await failure(server.url("/text")) == code(.cannotDecodeContentData))
    #expect(await failure(server.url("/missing")) == code(.badServerResponse))
    #expect(await failure(server.url("/locked")) == code(.badServerResponse))
    #expect(await failure(server.url("/cut")) == code(.networkConnectionLost))
    #expect(await failure(server.url("/nothing")) == code(.networkConnectionLost))
    #expect(await failure(server.url("/garbage")) == code(.unsupportedURL))
    #expect(await failure(server.url("/round")) == code(.httpTooManyRedirects))
    #expect(server.requests("/round") == 17)
    #expect(await failure(server.url("/elsewhere")) == code(.unsupportedURL))
  }

  @Test("addresses that lead nowhere fail")
  func nowhere() async throws {
    var port: UInt16 = 0
    do { port = try LoopbackServer { _ in }.port }
    #expect(await failure(URL(string: "http://127.0.0.1:\(port)/")) == code(.cannotConnectToHost))
    for address in ["ftp://127.0.0.1/a.png", "picture.png", "/picture.png", "mailto:a@b.c", "ws://127.0.0.1/"] {
      #expect(await failure(URL(string: address)) == code(.unsupportedURL), "\(address)")
    }
    #expect(await failure(URL(string: "data:image/png")) == code(.badURL))
    #expect(await failure(URL(string: "data:image/png;base64,§")) == code(.cannotDecodeRawData))
    #expect(await failure(URL(fileURLWithPath: "/dev/zero")) == code(.cannotOpenFile))
    #expect(await failure(URL(fileURLWithPath: "/")) == code(.cannotOpenFile))
  }

  @Test("an endless answer is cut off at the limit of bytes, even if it announces fewer")
  func endless() async throws {
    let sent = Mutex(0)
    let server = try LoopbackServer { exchange in
      exchange.send("HTTP/1.1 200 OK\r\n\r\n")
      let block = Data(repeating: 7, count: 1 << 16)
      for _ in 0..<10_000 {
        guard exchange.send(block) else { return }
        sent.withLock { $0 += block.count }
      }
    }
    var limits = TransferLimits()
    limits.byteCount = 1 << 20
    #expect(await failure(server.url("/"), ImageLoader(limits: limits)) == code(.dataLengthExceedsMaximum))
    // What the system itself holds on the way comes on top.
    #expect(sent.withLock { $0 } < 64 << 20)
    let announcing = try LoopbackServer { exchange in
      exchange.send("HTTP/1.1 200 OK\r\nContent-Length: 99999999999\r\n\r\n")
      exchange.waitForClose()
    }
    #expect(await failure(announcing.url("/"), ImageLoader(limits: limits)) == code(.dataLengthExceedsMaximum))
  }

  @Test("a server that does not answer is waited for no longer than the limit")
  func silence() async throws {
    let server = try LoopbackServer { $0.waitForClose() }
    var limits = TransferLimits()
    limits.duration = .milliseconds(100)
    #expect(await failure(server.url("/"), ImageLoader(limits: limits)) == code(.timedOut))
  }

  @Test("an image that disappears while it loads gives its load up, hundreds of times")
  func disappearing() async throws {
    let server = try LoopbackServer { exchange in
      if exchange.path.hasPrefix("/hold") { exchange.waitForClose() } else { exchange.answer(Self.picture) }
    }
    let screen = Screen { Shown(url: nil) }
    for round in 0..<300 {
      screen.update { Shown(url: server.url(round % 2 == 0 ? "/hold/\(round)" : "/quick/\(round)")) }
      // Gone at once, while it connects, while it is answered, and after that.
      if round % 3 > 0 { try? await Task.sleep(for: .microseconds(300 * (round % 3))) }
      screen.update { Color.clear }
      await screen.advance(by: .milliseconds(1))
    }
    await wait(screen) { server.openConnections == 0 }
    screen.update { Shown(url: server.url("/last")) }
    await wait(screen) { screen["picture"].exists }
  }

  @Test("many images that disappear at once, with their screen, leave nothing behind")
  func manyDisappearing() async throws {
    let server = try LoopbackServer { $0.waitForClose() }
    for _ in 0..<20 {
      let screen = Screen {
        VStack { ForEach(0..<20, id: \.self) { Shown(url: server.url("/\($0)")) } }
      }
      try? await Task.sleep(for: .milliseconds(2))
      screen.unmount()
    }
    let other = Screen { Color.clear }
    await wait(other) { server.openConnections == 0 }
  }

  @Test("another address gives the load of the old one up")
  func otherAddress() async throws {
    let server = try LoopbackServer { exchange in
      if exchange.path == "/hold" { exchange.waitForClose() } else { exchange.answer(Self.picture) }
    }
    let log = Log()
    let screen = Screen { Shown(url: server.url("/hold"), log: log) }
    await wait(screen) { server.requests("/hold") == 1 }
    screen.update { Shown(url: server.url("/b"), log: log) }
    #expect(screen.visibleText == ["wait"])
    await wait(screen) { screen["picture"].exists }
    await wait(screen) { server.openConnections == 0 }
    #expect(!log.lines.contains("failure"))
  }

  @Test("images with one address are loaded once, also if one of them leaves")
  func shared() async throws {
    let gate = DispatchSemaphore(value: 0)
    let server = try LoopbackServer { exchange in
      gate.wait()
      exchange.answer(Self.picture)
    }
    func page(_ count: Int) -> some View {
      VStack { ForEach(0..<count, id: \.self) { _ in Shown(url: server.url("/same")) } }
    }
    let screen = Screen { page(20) }
    await wait(screen) { server.requests("/same") == 1 }
    screen.update { page(10) }
    gate.signal()
    await wait(screen) { screen["picture"].count == 10 }
    #expect(server.allRequests == 1)
  }

  @Test("a server is asked for six images at a time")
  func parallel() async throws {
    let gate = DispatchSemaphore(value: 0)
    let server = try LoopbackServer { exchange in
      gate.wait()
      gate.signal()
      exchange.answer(Self.picture)
    }
    let screen = Screen {
      VStack { ForEach(0..<30, id: \.self) { Shown(url: server.url("/\($0)")) } }
    }
    await wait(screen) { server.allRequests == 6 }
    try await Task.sleep(for: .milliseconds(50))
    #expect(server.allRequests == 6)
    gate.signal()
    await wait(screen) { screen["picture"].count == 30 }
  }

  @Test("an image that was loaded is shown in the frame in which it appears again, unless the server forbids it")
  func kept() async throws {
    let server = try LoopbackServer { exchange in
      switch exchange.path {
      case "/never": exchange.answer(Self.picture, headers: "Cache-Control: private, no-store\r\n")
      case "/minute": exchange.answer(Self.picture, headers: "Cache-Control: max-age=60\r\n")
      default: exchange.answer(Self.picture)
      }
    }
    let log = Log()
    let screen = Screen { Color.clear }
    func appear(_ path: String) {
      screen.update { Color.clear }
      _ = log.take()
      screen.update { Shown(url: server.url(path), log: log) }
    }
    for path in ["/a", "/never", "/minute"] {
      appear(path)
      await wait(screen) { screen["picture"].exists }
    }
    appear("/a")
    #expect(screen.visibleText == [] && screen["picture"].exists)
    #expect(log.take() == ["empty", "success"])
    appear("/minute")
    #expect(screen["picture"].exists)
    appear("/never")
    #expect(screen.visibleText == ["wait"])
    await wait(screen) { server.requests("/never") == 2 }
    await screen.advance(by: .seconds(61))
    appear("/minute")
    #expect(screen.visibleText == ["wait"])
    await wait(screen) { server.requests("/minute") == 2 }
    #expect(server.requests("/a") == 1)
  }

  @Test("what failed is tried again when it appears again")
  func secondTry() async throws {
    let server = try LoopbackServer { exchange in
      exchange.answer(Self.picture, status: "500 Oops")
    }
    let screen = Screen { Shown(url: server.url("/")) }
    await wait(screen) { screen.visibleText == code(.badServerResponse) }
    screen.update { Color.clear }
    screen.update { Shown(url: server.url("/")) }
    await wait(screen) { server.requests("/") == 2 }
  }

  @Test("pictures in data and file addresses are there without waiting for real time")
  func local() async throws {
    let encoded = Self.encodedPicture
    let unpadded = encoded.replacingOccurrences(of: "=", with: "").replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_")
    let percents = Self.picture.map { "%" + String(format: "%02X", $0) }.joined()
    for address in [
      "data:image/png;base64,\(encoded)", "DATA:;base64,\(unpadded)", "data:image/png,\(percents)",
    ] {
      let screen = Screen(width: 20, height: 20, scale: 1) { Shown(url: URL(string: address)) }
      await screen.settle()
      #expect(screen["picture"].exists)
      #expect(screen.snapshot().name(10, 10) == "red")
    }
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    try Self.picture.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let screen = Screen { Shown(url: file) }
    await screen.settle()
    #expect(screen["picture"].exists)
  }

  @Test("content that shows nothing until the image is there is loaded, too")
  func emptyContent() async throws {
    let url = URL(string: "data:image/png;base64,\(Self.encodedPicture)")
    let screen = Screen {
      AsyncImage(url: url) { phase in
        if let image = phase.image { image.accessibilityLabel("picture") }
      }
    }
    await screen.settle()
    #expect(screen["picture"].frame.size == CGSize(width: 20, height: 10))
  }

  @Test("the transaction animates the change of phases")
  func transaction() async throws {
    let url = URL(string: "data:image/png;base64,\(Self.encodedPicture)")
    let screen = Screen(width: 20, height: 20, scale: 1) {
      AsyncImage(url: url, transaction: Transaction(animation: .linear(duration: 1))) { phase in
        ZStack {
          if let image = phase.image { image.resizable().accessibilityLabel("picture") }
        }
      }
    }
    for _ in 0..<100 where !screen["picture"].exists { await screen.advance(by: .milliseconds(1)) }
    await screen.advance(by: .milliseconds(500))
    #expect(screen.snapshot().name(10, 10) == "mixed")
    await screen.advance(by: .milliseconds(600))
    #expect(screen.snapshot().name(10, 10) == "red")
  }

  @Test("what a server says about keeping its answer")
  func lifetimes() {
    #expect(CacheLifetime(cacheControl: " max-age=60 , public\r\n") == .limited(.seconds(60)))
    #expect(CacheLifetime(cacheControl: "max-age=60, No-Store\r\n") == CacheLifetime.none)
    #expect(CacheLifetime(cacheControl: "max-age=0") == CacheLifetime.none)
    #expect(CacheLifetime(cacheControl: "max-age=\"5\"") == .limited(.seconds(5)))
    #expect(CacheLifetime(cacheControl: "max-age=x, private") == nil)
  }
}
