import Combine
import Testing

struct ErrorTests {
  private let failing = [1, 2, 3].publisher.setFailureType(to: TestError.self).append(
    Fail<Int, TestError>(error: TestError()))

  @Test func errorsAreMapped() {
    struct Other: Error {}
    let subscriber = failing.mapError { _ in Other() }.test()
    #expect(subscriber.values == [1, 2, 3] && subscriber.failure != nil)
  }

  @Test func aValueReplacesTheFailureWhenAskedFor() {
    let subscriber = failing.replaceError(with: 0).test(demand: .max(3))
    #expect(subscriber.values == [1, 2, 3] && subscriber.completions.isEmpty)
    subscriber.request(.max(1))
    #expect(subscriber.values == [1, 2, 3, 0] && subscriber.isFinished)
  }

  @Test func anotherPublisherTakesOverWithTheDemandThatIsLeft() {
    let subscriber = failing.catch { error in [10, 20, 30].publisher.map { $0 * error.code } }.test(demand: .max(5))
    #expect(subscriber.values == [1, 2, 3, 10, 20])
    subscriber.request(.unlimited)
    #expect(subscriber.values == [1, 2, 3, 10, 20, 30] && subscriber.isFinished)
  }

  @Test func tryCatchMayThrow() {
    let other = failing.tryCatch { _ in Just(4).setFailureType(to: TestError.self) }.test()
    #expect(other.values == [1, 2, 3, 4])
    let thrown = failing.tryCatch { _ -> Just<Int> in throw TestError(code: 9) }.test()
    #expect(thrown.failure as? TestError == TestError(code: 9))
  }

  @Test func retriesAsOftenAsTold() {
    var attempts = 0
    let unreliable = Deferred { () -> AnyPublisher<Int, TestError> in
      attempts += 1
      return attempts < 3
        ? Fail(error: TestError(code: attempts)).eraseToAnyPublisher()
        : Just(attempts).setFailureType(to: TestError.self).eraseToAnyPublisher()
    }
    #expect(unreliable.retry(5).test().values == [3])
    attempts = 0
    #expect(unreliable.retry(1).test().failure == TestError(code: 2))
    attempts = 0
    #expect(unreliable.retry(0).test().failure == TestError(code: 1))
  }

  @Test func manyRetriesDoNotOverflowTheStack() {
    var attempts = 0
    let failing = Deferred { () -> Fail<Int, TestError> in
      attempts += 1
      return Fail(error: TestError())
    }
    let subscriber = failing.retry(20_000).test()
    #expect(attempts == 20_001)
    #expect(subscriber.failure == TestError())
  }

  @Test func streamsThatCannotFailPass() {
    #expect(Result<Int, TestError>.success(1).publisher.assertNoFailure().immediateValues == [1])
    let subscriber: TestSubscriber<Int, TestError> = Just(1).setFailureType(to: TestError.self).test()
    #expect(subscriber.values == [1] && subscriber.isFinished)
  }
}
