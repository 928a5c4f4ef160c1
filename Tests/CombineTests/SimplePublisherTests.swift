import Combine
import Testing

struct SimplePublisherTests {
  @Test func justWaitsForDemand() {
    let subscriber = Just(5).test(demand: .none)
    #expect(subscriber.values.isEmpty && subscriber.completions.isEmpty)
    subscriber.request(.max(1))
    #expect(subscriber.values == [5] && subscriber.isFinished)
    subscriber.request(.max(1))
    #expect(subscriber.values == [5])
  }

  @Test func emptyFinishesOrNot() {
    #expect(Empty<Int, Never>().test().isFinished)
    #expect(Empty<Int, Never>(completeImmediately: false).test().completions.isEmpty)
    #expect(Fail<Int, TestError>(error: TestError(code: 3)).test().failure == TestError(code: 3))
  }

  @Test func optionalAndResult() {
    #expect(Optional(3).publisher.immediateValues == [3])
    #expect(Optional<Int>.none.publisher.test().isFinished)
    #expect(Result<Int, TestError>.success(2).publisher.immediateValues == [2])
    #expect(Result<Int, TestError>.failure(TestError()).publisher.test().failure == TestError())
  }

  @Test func deferredMakesOneForEachSubscriber() {
    var count = 0
    let deferred = Deferred { () -> Just<Int> in
      count += 1
      return Just(count)
    }
    #expect(count == 0)
    #expect(deferred.immediateValues == [1])
    #expect(deferred.immediateValues == [2])
  }

  @Test func futureRunsOnceAndKeepsItsResult() {
    var promise: Future<Int, TestError>.Promise?
    var runs = 0
    let future = Future<Int, TestError> { fulfill in
      runs += 1
      promise = fulfill
    }
    let waiting = future.test()
    let cancelled = future.test()
    cancelled.cancel()
    let withoutDemand = future.test(demand: .none)
    #expect(waiting.values.isEmpty)
    promise?(.success(4))
    promise?(.success(5))
    #expect(waiting.values == [4] && waiting.isFinished)
    #expect(cancelled.values.isEmpty)
    #expect(withoutDemand.values.isEmpty)
    withoutDemand.request(.max(1))
    #expect(withoutDemand.values == [4])
    #expect(future.immediateValues == [4])
    #expect(runs == 1)
  }

  @Test func futureCanBeAwaited() async throws {
    let value = await Future<Int, Never> { $0(.success(1)) }.value
    #expect(value == 1)
    await #expect(throws: TestError.self) {
      _ = try await Future<Int, TestError> { $0(.failure(TestError())) }.value
    }
  }

  @Test func sequencesFollowDemandExactly() {
    let subscriber = (1...).lazy.map { $0 * 2 }.publisher.test(demand: .max(2))
    #expect(subscriber.values == [2, 4])
    subscriber.request(.max(1))
    #expect(subscriber.values == [2, 4, 6])
    subscriber.cancel()
    subscriber.request(.max(1))
    #expect(subscriber.values == [2, 4, 6])
  }

  @Test func sequencesFinishWithTheLastElement() {
    let subscriber = [1, 2].publisher.test(demand: .max(2))
    #expect(subscriber.values == [1, 2] && subscriber.isFinished)
    #expect([Int]().publisher.test(demand: .none).isFinished)
  }

  @Test func demandFromWithinDeliveryDoesNotRecurse() {
    let subscriber = TestSubscriber<Int, Never>(demand: .max(1))
    var depth = 0
    var deepest = 0
    subscriber.onValue = { _ in
      depth += 1
      deepest = max(deepest, depth)
      subscriber.request(.max(1))
      depth -= 1
    }
    (0..<10_000).publisher.subscribe(subscriber)
    #expect(subscriber.values == Array(0..<10_000))
    #expect(deepest == 1)
    #expect(subscriber.isFinished)
  }

  @Test func erasureHidesTypeOnly() {
    let erased: AnyPublisher<Int, Never> = [1, 2, 3].publisher.eraseToAnyPublisher().eraseToAnyPublisher()
    #expect(erased.immediateValues == [1, 2, 3])
    let subscriber = AnySubscriber(TestSubscriber<Int, Never>(demand: .unlimited))
    erased.subscribe(subscriber)
    var closureValues: [Int] = []
    erased.subscribe(
      AnySubscriber(
        receiveSubscription: { $0.request(.max(2)) },
        receiveValue: { value in
          closureValues.append(value)
          return .none
        }))
    #expect(closureValues == [1, 2])
  }

  @Test func assignWritesIntoObjects() {
    final class Target {
      var value = 0
    }
    let target = Target()
    let subject = PassthroughSubject<Int, Never>()
    let cancellable = subject.assign(to: \.value, on: target)
    subject.send(3)
    #expect(target.value == 3)
    cancellable.cancel()
    subject.send(4)
    #expect(target.value == 3)
  }
}
