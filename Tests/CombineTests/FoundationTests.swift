import Combine
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A server that answers with the address.
private final class Echo: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool {
    request.url?.scheme == "echo"
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest {
    request
  }

  override func startLoading() {
    guard let url = request.url else { return }
    let data = Data(url.absoluteString.utf8)
    let response = URLResponse(url: url, mimeType: nil, expectedContentLength: data.count, textEncodingName: nil)
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: data)
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}

struct FoundationTests {
  @Test func timersSendDatesWhileSubscribed() {
    withVirtualClock { clock in
      let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      #expect(clock.count == 0)
      let subscriber = timer.test()
      clock.advance(by: 3_500)
      let seconds = subscriber.values.map(\.timeIntervalSinceReferenceDate)
      #expect(seconds == [1, 2, 3])
      subscriber.cancel()
      #expect(clock.count == 0)
      clock.advance(by: 2_000)
      #expect(subscriber.values.count == 3)
    }
  }

  @Test func timersWaitForTheirConnection() {
    withVirtualClock { clock in
      let timer = Timer.publish(every: 0.5, tolerance: 0.1, on: .main, in: .default)
      let subscriber = timer.test()
      clock.advance(by: 1_000)
      #expect(subscriber.values.isEmpty)
      let connection = timer.connect()
      clock.advance(by: 1_000)
      #expect(subscriber.values.count == 2)
      connection.cancel()
      clock.advance(by: 1_000)
      #expect(subscriber.values.count == 2)
    }
  }

  @Test func notificationsArriveUntilCancelled() {
    let center = NotificationCenter()
    let name = Notification.Name("test")
    let sender = NSObject()
    let all = center.publisher(for: name).test()
    let some = center.publisher(for: name, object: sender).test()
    center.post(name: name, object: nil, userInfo: ["key": 1])
    center.post(name: name, object: sender)
    center.post(name: Notification.Name("other"), object: nil)
    #expect(all.values.count == 2)
    #expect(all.values[0].userInfo?["key"] as? Int == 1)
    #expect(some.values.count == 1)
    all.cancel()
    center.post(name: name, object: nil)
    #expect(all.values.count == 2)
    #expect(center.publisher(for: name) == center.publisher(for: name))
  }

  @Test func dataTasksSendWhatTheServerAnswers() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Echo.self]
    let url = try #require(URL(string: "echo://hello"))
    let answers = URLSession(configuration: configuration).dataTaskPublisher(for: url)
    var texts: [String] = []
    for try await text in answers.map({ String(decoding: $0.data, as: UTF8.self) }).values {
      texts.append(text)
    }
    #expect(texts == ["echo://hello"])
  }

  @Test func dataTasksFailWithTheReason() async {
    let missing = URL(fileURLWithPath: "/nowhere/\(UUID().uuidString)")
    await #expect(throws: URLError.self) {
      for try await _ in URLSession.shared.dataTaskPublisher(for: missing).values {}
    }
  }
}
