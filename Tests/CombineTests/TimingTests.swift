import Combine
import Foundation
import Testing

struct TimingTests {
  private let subject = PassthroughSubject<Int, TestError>()

  @Test func receiveOnSendsEachValueInItsOwnTurn() {
    withVirtualClock { clock in
      let subscriber = subject.receive(on: DispatchQueue.main).test()
      subject.send(1)
      subscriber.onValue = { if $0 == 1 { subject.send(3) } }
      subject.send(2)
      subject.send(completion: .finished)
      #expect(subscriber.values.isEmpty && subscriber.completions.isEmpty)
      clock.advance()
      #expect(subscriber.values == [1, 2] && subscriber.isFinished)
    }
  }

  @Test func receiveOnKeepsTheOrderOfWhatWasSentMeanwhile() {
    withVirtualClock { clock in
      let subscriber = subject.receive(on: RunLoop.main).test()
      subscriber.onValue = { if $0 == 1 { subject.send(3) } }
      subject.send(1)
      subject.send(2)
      clock.advance()
      #expect(subscriber.values == [1, 2, 3])
      subject.send(4)
      subscriber.cancel()
      clock.advance()
      #expect(subscriber.values == [1, 2, 3])
    }
  }

  @Test func receiveOnFollowsDemand() {
    withVirtualClock { clock in
      let subscriber = (1...).publisher.receive(on: DispatchQueue.main).test(demand: .max(2))
      clock.advance()
      #expect(subscriber.values == [1, 2])
      subscriber.request(.max(1))
      clock.advance()
      #expect(subscriber.values == [1, 2, 3])
    }
  }

  @Test func subscribeOnSubscribesLater() {
    withVirtualClock { clock in
      var isSubscribed = false
      let subscriber = Just(1).handleEvents(receiveSubscription: { _ in isSubscribed = true })
        .subscribe(on: DispatchQueue.main).test()
      #expect(!isSubscribed)
      clock.advance()
      #expect(isSubscribed && subscriber.values == [1] && subscriber.isFinished)
    }
  }

  @Test func delayMovesEverything() {
    withVirtualClock { clock in
      let subscriber = subject.delay(for: .milliseconds(100), scheduler: DispatchQueue.main).test()
      subject.send(1)
      clock.advance(by: 50)
      subject.send(2)
      subject.send(completion: .finished)
      clock.advance(by: 49)
      #expect(subscriber.values.isEmpty)
      clock.advance(by: 1)
      #expect(subscriber.values == [1])
      clock.advance(by: 50)
      #expect(subscriber.values == [1, 2] && subscriber.isFinished)
    }
  }

  @Test func debounceWaitsForQuiet() {
    withVirtualClock { clock in
      let subscriber = subject.debounce(for: 0.1, scheduler: RunLoop.main).test()
      subject.send(1)
      clock.advance(by: 60)
      subject.send(2)
      clock.advance(by: 60)
      #expect(subscriber.values.isEmpty)
      clock.advance(by: 60)
      #expect(subscriber.values == [2])
      subject.send(3)
      subject.send(completion: .finished)
      clock.advance(by: 200)
      #expect(subscriber.values == [2] && subscriber.isFinished)
    }
  }

  @Test(arguments: [true, false]) func throttleSendsOneForEachInterval(latest: Bool) {
    withVirtualClock { clock in
      let subscriber = subject.throttle(for: .milliseconds(100), scheduler: DispatchQueue.main, latest: latest).test()
      subject.send(1)
      clock.advance()
      #expect(subscriber.values == [1])
      subject.send(2)
      clock.advance(by: 40)
      subject.send(3)
      clock.advance(by: 59)
      #expect(subscriber.values == [1])
      clock.advance(by: 1)
      #expect(subscriber.values == [1, latest ? 3 : 2])
      clock.advance(by: 300)
      subject.send(4)
      clock.advance()
      #expect(subscriber.values.last == 4)
      subject.send(5)
      subject.send(completion: .finished)
      clock.advance()
      #expect(subscriber.values.last == 5 && subscriber.isFinished)
    }
  }

  @Test func timeoutEndsAStreamThatStandsStill() {
    withVirtualClock { clock in
      let finishing = subject.timeout(.milliseconds(100), scheduler: DispatchQueue.main).test()
      let failing = subject.timeout(0.1, scheduler: RunLoop.main, customError: { TestError(code: 8) }).test()
      clock.advance(by: 90)
      subject.send(1)
      clock.advance(by: 90)
      #expect(finishing.values == [1] && finishing.completions.isEmpty)
      clock.advance(by: 10)
      #expect(finishing.isFinished)
      #expect(failing.failure == TestError(code: 8))
      subject.send(2)
      clock.advance(by: 500)
      #expect(finishing.values == [1] && finishing.completions.count == 1)
    }
  }

  @Test func intervalsAreMeasured() {
    withVirtualClock { clock in
      let subscriber = subject.measureInterval(using: DispatchQueue.main).test()
      clock.advance(by: 30)
      subject.send(1)
      clock.advance(by: 20)
      subject.send(2)
      #expect(subscriber.values == [.milliseconds(30), .milliseconds(20)])
    }
  }

  @Test func collectsByTime() {
    withVirtualClock { clock in
      let queue = DispatchQueue.main
      let byTime = subject.collect(.byTime(queue, .milliseconds(100))).test()
      let byCount = subject.collect(.byTimeOrCount(queue, .milliseconds(100), 2)).test()
      for value in 1...3 { subject.send(value) }
      #expect(byTime.values.isEmpty)
      #expect(byCount.values == [[1, 2]])
      clock.advance(by: 300)
      #expect(byTime.values == [[1, 2, 3]])
      #expect(byCount.values == [[1, 2], [3]])
      subject.send(4)
      subject.send(completion: .finished)
      #expect(byTime.values == [[1, 2, 3], [4]] && byTime.isFinished)
      #expect(clock.count == 0)
    }
  }

  @Test func cancellingReleasesEverything() {
    final class Token {}
    weak var weakToken: Token?
    withVirtualClock { clock in
      do {
        let token = Token()
        weakToken = token
        let main = DispatchQueue.main
        let cancellables = [
          subject.replaceError(with: 0).receive(on: main).sink { _ in _ = token },
          subject.replaceError(with: 0).delay(for: 1, scheduler: main).sink { _ in _ = token },
          subject.replaceError(with: 0).debounce(for: 1, scheduler: main).sink { _ in _ = token },
          subject.replaceError(with: 0).throttle(for: 1, scheduler: main, latest: true).sink { _ in _ = token },
          subject.replaceError(with: 0).timeout(1, scheduler: main).sink { _ in _ = token },
          subject.replaceError(with: 0).collect(.byTime(main, 1)).sink { _ in _ = token },
          subject.replaceError(with: 0).subscribe(on: main).sink { _ in _ = token },
        ]
        clock.advance()
        subject.send(1)
        cancellables.forEach { $0.cancel() }
      }
      clock.advance(by: 10_000)
      #expect(weakToken == nil)
    }
  }
}
