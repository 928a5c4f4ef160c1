import Combine
import Testing

struct ReducingTests {
  private let numbers = [3, 1, 4, 1, 5].publisher

  @Test func combinesAllValues() {
    #expect(numbers.reduce(0, +).immediateValues == [14])
    #expect(numbers.tryReduce(0, +).immediateValues == [14])
    #expect(numbers.collect().immediateValues == [[3, 1, 4, 1, 5]])
    #expect(numbers.count().immediateValues == [5])
    #expect(numbers.min().immediateValues == [1])
    #expect(numbers.max().immediateValues == [5])
    #expect(numbers.max { abs($0 - 3) < abs($1 - 3) }.immediateValues == [5])
    #expect(numbers.tryMin(by: <).immediateValues == [1])
    #expect(numbers.ignoreOutput().test().isFinished)
  }

  @Test func comparisonsKeepTheFirstSmallestAndTheLastLargest() {
    let pairs = [(1, "a"), (0, "b"), (0, "c"), (2, "d"), (2, "e")].publisher
    #expect(pairs.min { $0.0 < $1.0 }.map(\.1).immediateValues == ["b"])
    #expect(pairs.max { $0.0 < $1.0 }.map(\.1).immediateValues == ["e"])
  }

  @Test func picksOne() {
    #expect(numbers.first().immediateValues == [3])
    #expect(numbers.last().immediateValues == [5])
    #expect(numbers.first { $0 > 3 }.immediateValues == [4])
    #expect(numbers.tryFirst { $0 > 3 }.immediateValues == [4])
    #expect(numbers.last { $0 < 4 }.immediateValues == [1])
    #expect(numbers.tryLast { $0 < 4 }.immediateValues == [1])
    let nothing = numbers.first { $0 > 9 }.test()
    #expect(nothing.values.isEmpty && nothing.isFinished)
  }

  @Test func tells() {
    #expect(numbers.contains(4).immediateValues == [true])
    #expect(numbers.contains(9).immediateValues == [false])
    #expect(numbers.contains { $0 > 4 }.immediateValues == [true])
    #expect(numbers.tryContains { $0 > 5 }.immediateValues == [false])
    #expect(numbers.allSatisfy { $0 > 0 }.immediateValues == [true])
    #expect(numbers.tryAllSatisfy { $0 > 1 }.immediateValues == [false])
  }

  @Test func resultsOfNothing() {
    let empty = Empty<Int, Never>()
    #expect(empty.count().immediateValues == [0])
    #expect(empty.collect().immediateValues == [[]])
    #expect(empty.reduce(7, +).immediateValues == [7])
    #expect(empty.last().immediateValues.isEmpty && empty.last().test().isFinished)
    #expect(empty.allSatisfy { _ in false }.immediateValues == [true])
  }

  @Test func theResultWaitsForDemand() {
    let subscriber = Empty<Int, Never>().count().test(demand: .none)
    #expect(subscriber.values.isEmpty && subscriber.completions.isEmpty)
    subscriber.request(.max(1))
    #expect(subscriber.values == [0] && subscriber.isFinished)
  }

  @Test func failuresPassAndThrowingEnds() {
    let subject = PassthroughSubject<Int, TestError>()
    let sum = subject.reduce(0, +).test()
    subject.send(1)
    subject.send(completion: .failure(TestError()))
    #expect(sum.values.isEmpty && sum.failure == TestError())
    let throwing = numbers.tryReduce(0) { _, _ in throw TestError() }.test()
    #expect(throwing.failure is TestError && throwing.completions.count == 1)
  }

  @Test func anEarlyResultCancelsThePublisher() {
    var isCancelled = false
    let subject = PassthroughSubject<Int, Never>()
    let subscriber = subject.handleEvents(receiveCancel: { isCancelled = true }).contains(2).test(demand: .max(1))
    subject.send(1)
    #expect(!isCancelled)
    subject.send(2)
    #expect(isCancelled && subscriber.values == [true] && subscriber.isFinished)
  }
}
