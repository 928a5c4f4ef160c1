import Combine
import Testing

struct SequencingTests {
  @Test func appendsAndPrepends() {
    let joined = [2].publisher.append(3, 4).prepend([0, 1]).append(Just(5)).prepend(Just(-1))
    #expect(joined.immediateValues == [-1, 0, 1, 2, 3, 4, 5])
    #expect(joined.test(demand: .max(4)).values == [-1, 0, 1, 2])
    #expect(joined.test().isFinished)
  }

  @Test func theSecondIsSubscribedOnlyAfterTheFirst() {
    let first = PassthroughSubject<Int, Never>()
    let second = PassthroughSubject<Int, Never>()
    let subscriber = first.append(second).test()
    second.send(1)
    first.send(2)
    first.send(completion: .finished)
    second.send(3)
    #expect(subscriber.values == [2, 3])
  }

  @Test func replacesEmptyStreams() {
    #expect(Empty<Int, Never>().replaceEmpty(with: 1).immediateValues == [1])
    #expect(Just(2).replaceEmpty(with: 1).immediateValues == [2])
    let failed = Fail<Int, TestError>(error: TestError()).replaceEmpty(with: 1).test()
    #expect(failed.values.isEmpty && failed.failure == TestError())
  }

  @Test func collectsByCount() {
    let batches = (1...5).publisher.collect(2)
    #expect(batches.immediateValues == [[1, 2], [3, 4], [5]])
    let subscriber = batches.test(demand: .max(1))
    #expect(subscriber.values == [[1, 2]])
    subscriber.request(.max(1))
    #expect(subscriber.values == [[1, 2], [3, 4]])
    #expect((1...2).publisher.collect(0).immediateValues == [[1], [2]])
  }

  @Test func buffersKeepWhatIsNotAskedFor() {
    let subject = PassthroughSubject<Int, TestError>()
    func buffered(_ strategy: Publishers.BufferingStrategy<TestError>) -> TestSubscriber<Int, TestError> {
      subject.buffer(size: 2, prefetch: .byRequest, whenFull: strategy).test(demand: .none)
    }
    let newest = buffered(.dropNewest)
    let oldest = buffered(.dropOldest)
    let failing = buffered(.customError { TestError(code: 5) })
    for value in 1...4 { subject.send(value) }
    for subscriber in [newest, oldest, failing] { subscriber.request(.max(1)) }
    #expect(newest.values == [1])
    #expect(oldest.values == [3])
    #expect(failing.values == [1] && failing.completions.isEmpty)
    for subscriber in [newest, oldest, failing] { subscriber.request(.unlimited) }
    #expect(newest.values == [1, 2])
    #expect(oldest.values == [3, 4])
    #expect(failing.values == [1, 2] && failing.failure == TestError(code: 5))
    subject.send(5)
    #expect(newest.values == [1, 2, 5])
  }

  @Test func keepFullAsksForWhatThereIsRoomFor() {
    var requests: [Subscribers.Demand] = []
    let subscriber = (1...).publisher.handleEvents(receiveRequest: { requests.append($0) })
      .buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest).test(demand: .none)
    #expect(requests == [.max(3)])
    subscriber.request(.max(2))
    #expect(subscriber.values == [1, 2])
    #expect(requests == [.max(3), .max(1), .max(1)])
  }

  @Test func flatMapWithABufferLosesNothing() {
    let subject = PassthroughSubject<Int, Never>()
    var inner: [Int: PassthroughSubject<String, Never>] = [1: .init(), 2: .init()]
    let subscriber = subject.buffer(size: .max, prefetch: .byRequest, whenFull: .dropNewest)
      .flatMap(maxPublishers: .max(1)) { inner[$0] ?? .init() }.test()
    subject.send(1)
    subject.send(2)
    inner[2]?.send("lost")
    inner[1]?.send("one")
    inner[1]?.send(completion: .finished)
    inner[2]?.send("two")
    #expect(subscriber.values == ["one", "two"])
    inner = [:]
  }
}
