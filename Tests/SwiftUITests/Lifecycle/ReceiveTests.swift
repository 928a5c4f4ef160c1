import Combine
import SwiftUITesting
import Testing

@MainActor
struct ReceiveTests {
  private let log = Log()

  /// A publisher that records its subscriptions.
  private func noted<P: Publisher>(_ publisher: P, in log: Log) -> some Publisher<P.Output, P.Failure> {
    publisher.handleEvents(
      receiveSubscription: { _ in log.note("subscribe") }, receiveCancel: { log.note("cancel") })
  }

  @Test("B46: a view subscribes before it appears and cancels before it disappears")
  func order() {
    let log = log
    let subject = PassthroughSubject<Int, Never>()
    let publisher = noted(subject, in: log)
    let stage = { (isThere: Bool) in
      VStack {
        if isThere {
          Text("x")
            .onAppear { log.note("onAppear") }
            .onDisappear { log.note("onDisappear") }
            .onReceive(publisher) { log.note("got \($0)") }
        }
      }
    }
    let screen = Screen { stage(true) }
    #expect(log.take() == ["subscribe", "onAppear"])
    subject.send(1)
    subject.send(2)
    #expect(log.take() == ["got 1", "got 2"])
    screen.update { stage(false) }
    #expect(log.take() == ["cancel", "onDisappear"])
    subject.send(3)
    #expect(log.lines == [])
  }

  @Test("B46: what a publisher sends at once arrives after the update, in order, and may write state")
  func sentAtOnce() {
    struct Owner: View {
      @State private var values: [Int] = []

      var body: some View {
        Text(verbatim: "\(values)").onReceive([1, 2, 3].publisher) { values.append($0) }
      }
    }
    let screen = Screen { Owner() }
    #expect(screen.visibleText == ["[1, 2, 3]"])
    #expect(screen.trace.warnings == [])
  }

  @Test("B46: a subject with a current value sends it on subscription")
  func currentValue() {
    struct Owner: View {
      let subject: CurrentValueSubject<Int, Never>
      @State private var value = 0

      var body: some View {
        Text("value \(value)").onReceive(subject) { value = $0 }
      }
    }
    let subject = CurrentValueSubject<Int, Never>(5)
    let screen = Screen { Owner(subject: subject) }
    #expect(screen.visibleText == ["value 5"])
    subject.send(6)
    #expect(screen.visibleText == ["value 6"])
  }

  @Test("B46: a Just in a body sends again whenever it is another one")
  func justInABody() {
    struct Owner: View {
      let log: Log
      @State private var number = 0
      @State private var other = 0

      var body: some View {
        VStack {
          Button("number \(number)") { number += 1 }
          Button("other \(other)") { other += 1 }
        }
        .onReceive(Just(number)) { log.note("got \($0)") }
      }
    }
    let screen = Screen { Owner(log: log) }
    for number in 0..<3 { screen["number \(number)"].tap() }
    #expect(log.take() == ["got 0", "got 1", "got 2", "got 3"])
    screen["other 0"].tap()
    #expect(log.take() == [])
  }

  @Test("B46: another publisher is subscribed to and the old one is left; the same one stays")
  func replacing() {
    let first = PassthroughSubject<Int, Never>()
    let second = PassthroughSubject<Int, Never>()
    let log = log
    let stage = { (subject: PassthroughSubject<Int, Never>, name: String) in
      Text("x").onReceive(subject) { log.note("\(name) \($0)") }
    }
    let screen = Screen { stage(first, "a") }
    screen.update { stage(first, "b") }
    first.send(1)
    screen.update { stage(second, "c") }
    first.send(2)
    second.send(3)
    // The newest closure is called, even after a change of the subscriber.
    #expect(log.lines == ["b 1", "c 3"])
  }

  @Test("B46: values from other threads arrive on the main actor")
  func otherThreads() async {
    struct Owner: View {
      let subject: PassthroughSubject<Int, Never>
      @State private var value = 0

      var body: some View {
        Text("value \(value)").onReceive(subject) { value = $0 }
      }
    }
    let subject = PassthroughSubject<Int, Never>()
    let screen = Screen { Owner(subject: subject) }
    let sender = UncheckedSubject(subject)
    await Task.detached { sender.subject.send(8) }.value
    for _ in 0..<100 where screen["value 8"].count == 0 { await Task.yield() }
    #expect(screen.visibleText == ["value 8"])
  }

  /// Combine's subjects may be sent to from any thread, and are not declared so.
  private struct UncheckedSubject: @unchecked Sendable {
    let subject: PassthroughSubject<Int, Never>

    init(_ subject: PassthroughSubject<Int, Never>) {
      self.subject = subject
    }
  }

  @Test("B46: notifications arrive")
  func notifications() {
    let name = Notification.Name("ReceiveTests.notifications")
    let log = log
    let screen = Screen {
      Text("x").onReceive(NotificationCenter.default.publisher(for: name)) { log.note("\($0.object as? Int ?? 0)") }
    }
    NotificationCenter.default.post(name: name, object: 7)
    #expect(log.lines == ["7"])
    screen.unmount()
    NotificationCenter.default.post(name: name, object: 8)
    #expect(log.lines == ["7"])
  }

  @Test("B46: an action that sends to its own publisher is called for each value")
  func sendingInTheAction() {
    let subject = PassthroughSubject<Int, Never>()
    let log = log
    let screen = Screen {
      Text("x").onReceive(subject) { value in
        log.note("got \(value)")
        if value < 3 { subject.send(value + 1) }
      }
    }
    subject.send(1)
    #expect(log.lines == ["got 1", "got 2", "got 3"])
    _ = screen
  }
}
