import Combine
import Foundation
import Testing

struct SubjectTests {
  @Test func passthroughDropsWhatIsNotAskedFor() {
    let subject = PassthroughSubject<Int, TestError>()
    let subscriber = subject.test(demand: .max(1))
    subject.send(1)
    subject.send(2)
    subscriber.request(.max(2))
    subject.send(3)
    subject.send(4)
    subject.send(5)
    #expect(subscriber.values == [1, 3, 4])
    subject.send(completion: .failure(TestError()))
    #expect(subscriber.failure == TestError())
  }

  @Test func currentValueComesFirstAndIsKeptForLateDemand() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let eager = subject.test()
    let late = subject.test(demand: .none)
    subject.send(1)
    subject.value = 2
    #expect(eager.values == [0, 1, 2])
    #expect(late.values.isEmpty)
    late.request(.max(1))
    #expect(late.values == [2])
    late.request(.max(1))
    #expect(late.values == [2])
    subject.send(3)
    subject.send(4)
    #expect(late.values == [2, 3])
    #expect(subject.value == 4)
    late.request(.max(1))
    #expect(late.values == [2, 3, 4])
  }

  @Test func endedSubjectsEndNewSubscribersAtOnce() {
    let passthrough = PassthroughSubject<Int, TestError>()
    let current = CurrentValueSubject<Int, TestError>(1)
    passthrough.send(completion: .finished)
    current.send(completion: .failure(TestError()))
    passthrough.send(2)
    current.send(2)
    #expect(current.value == 1)
    let first = passthrough.test()
    let second = current.test()
    #expect(first.isFinished && first.values.isEmpty)
    #expect(second.failure == TestError() && second.values.isEmpty)
  }

  @Test func sendingFromWithinASubscriberIsDeliveredAtOnce() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let cancellable = subject.sink { value in
      log.append("begin \(value)")
      if value == 1 { subject.send(2) }
      log.append("end \(value)")
    }
    subject.send(1)
    #expect(log == ["begin 1", "begin 2", "end 2", "end 1"])
    cancellable.cancel()
  }

  @Test func subscribingDuringASendStartsWithTheNextOne() {
    let subject = PassthroughSubject<Int, Never>()
    var inner: TestSubscriber<Int, Never>?
    let outer = subject.sink { _ in inner = inner ?? subject.test() }
    subject.send(1)
    #expect(inner?.values == [])
    subject.send(2)
    #expect(inner?.values == [2])
    outer.cancel()
  }

  @Test func subjectsPassOnOtherPublishers() {
    let source = PassthroughSubject<Int, Never>()
    let subject = PassthroughSubject<Int, Never>()
    let connection = source.subscribe(subject)
    source.send(0)
    let subscriber = subject.test()
    source.send(1)
    connection.cancel()
    source.send(2)
    #expect(subscriber.values == [1])
    let current = CurrentValueSubject<Int, Never>(0)
    let second = [1, 2].publisher.subscribe(current)
    #expect(current.value == 2)
    second.cancel()
  }

  @Test func valuesFromManyThreadsArriveOneAtATime() {
    let subject = PassthroughSubject<Int, Never>()
    var isInside = false
    var overlaps = 0
    var sum = 0
    let cancellable = subject.sink { value in
      if isInside { overlaps += 1 }
      isInside = true
      sum += value
      isInside = false
    }
    nonisolated(unsafe) let shared = subject
    DispatchQueue.concurrentPerform(iterations: 1_000) { shared.send($0) }
    #expect(overlaps == 0)
    #expect(sum == 499_500)
    cancellable.cancel()
  }

  @Test func subscribingAndCancellingOnManyThreadsIsSafe() {
    let subject = CurrentValueSubject<Int, Never>(0)
    nonisolated(unsafe) let shared = subject
    DispatchQueue.concurrentPerform(iterations: 500) { index in
      let cancellable = shared.sink { _ in }
      shared.send(index)
      cancellable.cancel()
    }
    let subscriber = subject.test()
    #expect(subscriber.values.count == 1)
  }

  @Test func subjectsAndSubscribersDoNotKeepEachOtherAlive() {
    weak var weakSubject: PassthroughSubject<Int, Never>?
    do {
      let subject = PassthroughSubject<Int, Never>()
      weakSubject = subject
      let cancellable = subject.sink { _ in }
      subject.send(1)
      _ = cancellable
    }
    #expect(weakSubject == nil)
  }
}
