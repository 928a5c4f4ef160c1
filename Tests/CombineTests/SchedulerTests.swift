import Combine
import Foundation
import Synchronization
import Testing

struct SchedulerTests {
  @Test func spansOfTimeAreConverted() {
    typealias QueueStride = DispatchQueue.SchedulerTimeType.Stride
    typealias LoopStride = RunLoop.SchedulerTimeType.Stride
    #expect(QueueStride.seconds(2) == .milliseconds(2_000))
    #expect(QueueStride.milliseconds(3) == .microseconds(3_000))
    #expect(QueueStride.microseconds(3) == .nanoseconds(3_000))
    #expect((0.5 as QueueStride).timeInterval == .nanoseconds(500_000_000))
    #expect(QueueStride(.seconds(1)) + 1 == 2)
    #expect(LoopStride.seconds(2) == 2)
    #expect(abs(LoopStride.milliseconds(250).timeInterval - 0.25) < 1e-9)
    #expect(LoopStride(0.5) - 0.25 == 0.25)
  }

  @Test func spansOutOfBoundsAreClamped() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    #expect(Stride.seconds(Double.nan) == 0)
    #expect(Stride.seconds(Double.infinity) == .nanoseconds(.max))
    #expect(Stride.seconds(-Double.infinity) == .nanoseconds(.min))
    #expect(Stride.seconds(Int.max) == .nanoseconds(.max))
    #expect(Stride.seconds(Int.min) == .nanoseconds(.min))
    #expect(Stride.nanoseconds(.max) + 1 == .nanoseconds(.max))
    let now = DispatchQueue.global().now
    #expect(now.advanced(by: .nanoseconds(.max)) > now)
    #expect(now.advanced(by: .nanoseconds(.min)) < now)
    #expect(now.distance(to: now.advanced(by: 3)) == 3)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1]) func strangeDelaysDoNotCrash(seconds: Double) {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    let cancellables = [
      subject.sink { received.append($0) },
      subject.delay(for: .seconds(seconds), scheduler: DispatchQueue.global()).sink { _ in },
      subject.debounce(for: .seconds(seconds), scheduler: DispatchQueue.global()).sink { _ in },
      subject.debounce(for: .init(seconds), scheduler: RunLoop.main).sink { _ in },
      subject.throttle(for: .init(seconds), scheduler: OperationQueue(), latest: true).sink { _ in },
      Timer.publish(every: seconds, on: .main, in: .common).autoconnect().sink { _ in },
    ]
    subject.send(1)
    cancellables.forEach { $0.cancel() }
    subject.send(2)
    #expect(received == [1])
  }

  @Test func theImmediateSchedulerDoesNotWait() {
    let scheduler = ImmediateScheduler.shared
    var count = 0
    scheduler.schedule { count += 1 }
    scheduler.schedule(after: scheduler.now.advanced(by: .seconds(9))) { count += 1 }
    #expect(count == 2)
    #expect([1, 2].publisher.receive(on: scheduler).immediateValues == [1, 2])
    #expect([1, 2].publisher.delay(for: 5, scheduler: scheduler).immediateValues == [1, 2])
    #expect([1, 2].publisher.debounce(for: 5, scheduler: scheduler).immediateValues == [1, 2])
  }

  @Test func queuesRunWhatIsScheduled() async {
    let queue = DispatchQueue(label: "test")
    await confirmation(expectedCount: 4) { ran in
      await withCheckedContinuation { continuation in
        queue.schedule { ran() }
        queue.schedule(options: .init(qos: .utility)) { ran() }
        queue.schedule(after: queue.now) { ran() }
        queue.schedule(after: queue.now.advanced(by: .milliseconds(2))) {
          ran()
          continuation.resume()
        }
      }
    }
  }

  @Test func queuesRepeatUntilCancelled() async {
    let queue = DispatchQueue(label: "test")
    nonisolated(unsafe) var count = 0
    nonisolated(unsafe) var cancellable: (any Cancellable)?
    await withCheckedContinuation { continuation in
      queue.sync {
        cancellable = queue.schedule(after: queue.now, interval: .milliseconds(1)) {
          count += 1
          if count == 3 {
            cancellable?.cancel()
            queue.asyncAfter(deadline: .now() + .milliseconds(5)) { continuation.resume() }
          }
        }
      }
    }
    #expect(count == 3)
  }

  @Test func operationQueuesAreSchedulers() async {
    let queue = OperationQueue()
    let areOnQueue = await withCheckedContinuation { continuation in
      queue.schedule(after: queue.now.advanced(by: .milliseconds(1))) {
        let isFirstOnQueue = OperationQueue.current === queue
        queue.schedule { continuation.resume(returning: [isFirstOnQueue, OperationQueue.current === queue]) }
      }
    }
    #expect(areOnQueue == [true, true])
  }

  @Test func valuesReachConcurrentQueuesInOrder() async {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    var cancellable: AnyCancellable?
    await withCheckedContinuation { continuation in
      cancellable = subject.receive(on: DispatchQueue.global()).sink { value in
        received.append(value)
        if value == 999 { continuation.resume() }
      }
      for value in 0..<1_000 { subject.send(value) }
    }
    #expect(received == Array(0..<1_000))
    cancellable?.cancel()
  }

  @Test func allMainSchedulersFollowTheClockOfATest() {
    withVirtualClock { clock in
      var log: [String] = []
      DispatchQueue.main.schedule(after: DispatchQueue.main.now.advanced(by: .milliseconds(20))) { log.append("queue") }
      RunLoop.main.schedule(after: RunLoop.main.now.advanced(by: .milliseconds(10))) { log.append("loop") }
      OperationQueue.main.schedule(after: OperationQueue.main.now.advanced(by: .milliseconds(30))) {
        log.append("operations")
      }
      DispatchQueue.main.schedule { log.append("at once") }
      #expect(log.isEmpty)
      clock.advance()
      #expect(log == ["at once"])
      clock.advance(by: 30)
      #expect(log == ["at once", "loop", "queue", "operations"])
      #expect(clock.count == 0)
    }
  }
}
