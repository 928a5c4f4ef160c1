import Combine
import Foundation
import Testing

struct JoiningTests {
  private let first = PassthroughSubject<Int, TestError>()
  private let second = PassthroughSubject<Int, TestError>()

  @Test func combineLatestNeedsOneOfEach() {
    let subscriber = first.combineLatest(second).map { [$0, $1] }.test()
    first.send(1)
    first.send(2)
    #expect(subscriber.values.isEmpty)
    second.send(10)
    first.send(3)
    first.send(completion: .finished)
    second.send(20)
    #expect(subscriber.values == [[2, 10], [3, 10], [3, 20]])
    #expect(subscriber.completions.isEmpty)
    second.send(completion: .finished)
    #expect(subscriber.isFinished)
  }

  @Test func combineLatestKeepsOnlyTheLatestWithoutDemand() {
    let subscriber = first.combineLatest(second) { $0 + $1 }.test(demand: .max(2))
    first.send(1)
    second.send(10)
    #expect(subscriber.values == [11])
    first.send(2)
    second.send(20)
    first.send(3)
    #expect(subscriber.values == [11, 12])
    subscriber.request(.max(1))
    #expect(subscriber.values == [11, 12, 22])
  }

  @Test func combineLatestEndsWithoutAnyChance() {
    let subscriber = first.combineLatest(second).test()
    first.send(completion: .finished)
    #expect(subscriber.isFinished)
  }

  @Test func combineLatestOfThreeAndFour() {
    let three = Just(1).combineLatest(Just("a"), Just(true)).immediateValues
    #expect(three.count == 1 && three[0] == (1, "a", true))
    let four = [1, 2].publisher.combineLatest(Just("a"), Just(true), [3.5, 4.5].publisher) { "\($0)\($1)\($2)\($3)" }
    #expect(four.immediateValues == ["2atrue3.5", "2atrue4.5"])
  }

  @Test func zipUsesEachValueOnce() {
    let subscriber = first.zip(second).map { [$0, $1] }.test()
    first.send(1)
    first.send(2)
    second.send(10)
    #expect(subscriber.values == [[1, 10]])
    first.send(completion: .finished)
    #expect(subscriber.completions.isEmpty)
    second.send(20)
    #expect(subscriber.values == [[1, 10], [2, 20]])
    #expect(subscriber.isFinished)
  }

  @Test func zipFollowsDemand() {
    let subscriber = (1...).publisher.zip((1...).lazy.map { $0 * 10 }.publisher) { $0 + $1 }.test(demand: .max(2))
    #expect(subscriber.values == [11, 22])
    subscriber.request(.max(1))
    #expect(subscriber.values == [11, 22, 33])
    #expect([1, 2].publisher.zip(["a"].publisher, [true].publisher).test().isFinished)
    let four = Just(1).zip(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 }
    #expect(four.immediateValues == [10])
  }

  @Test func failuresEndAJoinAndCancelTheRest() {
    var cancelled = 0
    let counted = second.handleEvents(receiveCancel: { cancelled += 1 })
    let latest = first.combineLatest(counted).test()
    let zipped = first.zip(counted).test()
    let merged = first.merge(with: counted).test()
    first.send(completion: .failure(TestError(code: 2)))
    #expect(latest.failure == TestError(code: 2))
    #expect(zipped.failure == TestError(code: 2))
    #expect(merged.failure == TestError(code: 2))
    #expect(cancelled == 3)
  }

  @Test func mergePassesAllOn() {
    let subscriber = first.merge(with: second).test()
    first.send(1)
    second.send(2)
    first.send(completion: .finished)
    second.send(3)
    #expect(subscriber.values == [1, 2, 3] && subscriber.completions.isEmpty)
    second.send(completion: .finished)
    #expect(subscriber.isFinished)
  }

  @Test func mergeOfMany() {
    let one = Just(1)
    #expect(one.merge(with: Just(2), Just(3)).immediateValues == [1, 2, 3])
    let eight = one.merge(with: Just(2), Just(3), Just(4), Just(5), Just(6), Just(7), Just(8))
    #expect(eight.immediateValues == Array(1...8))
    #expect(Publishers.MergeMany((1...20).map { Just($0) }).immediateValues == Array(1...20))
    #expect(Publishers.MergeMany([Just<Int>]()).test().isFinished)
  }

  @Test func mergeFollowsDemand() {
    let subscriber = [1, 3, 5].publisher.merge(with: [2, 4].publisher).test(demand: .max(1))
    #expect(subscriber.values.count == 1)
    subscriber.request(.max(2))
    #expect(subscriber.values.count == 3)
    subscriber.request(.max(2))
    #expect(subscriber.values.sorted() == [1, 2, 3, 4, 5])
    #expect(subscriber.isFinished)
  }

  @Test func flatMapMergesWhatIsMade() {
    let subscriber = first.flatMap { Just($0 * 2).append($0 * 3).setFailureType(to: TestError.self) }.test()
    first.send(1)
    first.send(2)
    first.send(completion: .finished)
    #expect(subscriber.values == [2, 3, 4, 6] && subscriber.isFinished)
  }

  @Test func flatMapFollowsDemand() {
    let subscriber = (1...).publisher.flatMap(maxPublishers: .max(1)) { [$0, -$0].publisher }.test(demand: .max(3))
    #expect(subscriber.values == [1, -1, 2])
    subscriber.request(.max(2))
    #expect(subscriber.values == [1, -1, 2, -2, 3])
    subscriber.cancel()
    subscriber.request(.max(2))
    #expect(subscriber.values.count == 5)
  }

  @Test func flatMapLimitsThePublishersInUse() {
    var made: [Int] = []
    let inner = PassthroughSubject<Int, Never>()
    let subscriber = (1...).publisher.flatMap(maxPublishers: .max(2)) { value in
      made.append(value)
      return inner.first()
    }.test()
    #expect(made == [1, 2])
    inner.send(7)
    #expect(made == [1, 2, 3, 4])
    #expect(subscriber.values == [7, 7])
    subscriber.cancel()
  }

  @Test func flatMapTakesPublishersOfOtherFailures() {
    let neverInner = first.flatMap { Just($0) }.test()
    let neverOuter = Just(1).flatMap { _ in Fail<Int, TestError>(error: TestError()) }.test()
    let neither = Just(1).flatMap { Just($0 + 1) }.test()
    first.send(5)
    #expect(neverInner.values == [5])
    #expect(neverOuter.failure == TestError())
    #expect(neither.values == [2] && neither.isFinished)
  }

  @Test func switchToLatestLeavesTheOneBefore() {
    let outer = PassthroughSubject<PassthroughSubject<Int, TestError>, TestError>()
    var isCancelled = false
    let subscriber = outer.map { $0.handleEvents(receiveCancel: { isCancelled = true }) }.switchToLatest().test()
    outer.send(first)
    first.send(1)
    outer.send(second)
    #expect(isCancelled)
    first.send(2)
    second.send(3)
    outer.send(completion: .finished)
    #expect(subscriber.completions.isEmpty)
    second.send(completion: .finished)
    #expect(subscriber.values == [1, 3] && subscriber.isFinished)
  }

  @Test func switchToLatestCarriesDemandOver() {
    let outer = PassthroughSubject<AnyPublisher<Int, Never>, Never>()
    let subscriber = outer.switchToLatest().test(demand: .max(3))
    outer.send([1, 2].publisher.eraseToAnyPublisher())
    outer.send([3, 4].publisher.eraseToAnyPublisher())
    #expect(subscriber.values == [1, 2, 3])
    #expect(Just(Just(1)).switchToLatest().immediateValues == [1])
  }

  @Test func joinsAreReleased() {
    final class Token {}
    weak var weakToken: Token?
    do {
      let token = Token()
      weakToken = token
      let left = CurrentValueSubject<Int, Never>(1)
      let right = CurrentValueSubject<Int, Never>(2)
      let cancellables = [
        left.combineLatest(right).sink { _ in _ = token },
        left.zip(right).sink { _ in _ = token },
        left.merge(with: right).sink { _ in _ = token },
        left.flatMap { _ in right }.sink { _ in _ = token },
        left.map { _ in right }.switchToLatest().sink { _ in _ = token },
        left.append(right).sink { _ in _ = token },
        left.collect(2).sink { _ in _ = token },
        left.tryMap { $0 }.replaceError(with: 0).sink { _ in _ = token },
        left.share().sink { _ in _ = token },
        left.buffer(size: 1, prefetch: .keepFull, whenFull: .dropNewest).sink { _ in _ = token },
      ]
      left.send(3)
      right.send(4)
      cancellables.forEach { $0.cancel() }
    }
    #expect(weakToken == nil)
  }

  @Test func joinsOfManyThreadsLoseNothing() {
    let left = PassthroughSubject<Int, Never>()
    let right = PassthroughSubject<Int, Never>()
    var merged = 0
    var zipped = 0
    let cancellables = [
      left.merge(with: right).sink { _ in merged += 1 },
      left.zip(right).sink { _ in zipped += 1 },
    ]
    nonisolated(unsafe) let subjects = [left, right]
    DispatchQueue.concurrentPerform(iterations: 1_000) { subjects[$0 % 2].send($0) }
    #expect(merged == 1_000)
    #expect(zipped == 500)
    cancellables.forEach { $0.cancel() }
  }
}
