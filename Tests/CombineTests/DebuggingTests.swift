import Combine
import Foundation
import Synchronization
import Testing

struct DebuggingTests {
  private final class Log: TextOutputStream {
    var text = ""

    func write(_ string: String) {
      text += string
    }
  }

  @Test func eventsAreHandledInOrder() {
    var log: [String] = []
    let subject = PassthroughSubject<Int, TestError>()
    let publisher = subject.handleEvents(
      receiveSubscription: { _ in log.append("subscription") }, receiveOutput: { log.append("value \($0)") },
      receiveCompletion: { _ in log.append("completion") }, receiveCancel: { log.append("cancel") },
      receiveRequest: { log.append("request \($0)") })
    let subscriber = publisher.test(demand: .max(1))
    subscriber.demandPerValue = .max(2)
    subject.send(1)
    subject.send(completion: .finished)
    #expect(log == ["subscription", "request max(1)", "value 1", "request max(2)", "completion"])
    log = []
    let failing = PassthroughSubject<Int, TestError>().handleEvents(receiveCancel: { log.append("cancel") }).test()
    failing.cancel()
    failing.cancel()
    #expect(log == ["cancel"])
  }

  @Test func printsEverything() {
    let log = Log()
    _ = [1].publisher.print("p", to: log).sink { _ in }
    let lines = log.text.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix("p: receive subscription: ("))
    #expect(lines[1...] == ["p: request unlimited", "p: receive value: (1)", "p: receive finished"])
  }

  @Test func breakpointsLetEverythingElsePass() {
    let numbers = [1, 2].publisher.breakpoint(receiveOutput: { $0 > 2 }).breakpointOnError().test()
    #expect(numbers.values == [1, 2])
  }

  @Test func breakpointsStopTheProgram() async {
    await #expect(processExitsWith: .signal(SIGTRAP)) {
      _ = [1, 2].publisher.breakpoint(receiveOutput: { $0 == 2 }).sink { _ in }
    }
    await #expect(processExitsWith: .signal(SIGTRAP)) {
      struct Failed: Error {}
      _ = Fail<Int, Failed>(error: Failed()).breakpointOnError().sink(
        receiveCompletion: { _ in }, receiveValue: { _ in })
    }
  }
}
