import Combine
import Testing

struct FilteringTests {
  private let numbers = (1...6).publisher

  @Test func filtersByCondition() {
    #expect(numbers.filter { $0.isMultiple(of: 2) }.immediateValues == [2, 4, 6])
    #expect(numbers.filter { $0.isMultiple(of: 2) }.test(demand: .max(2)).values == [2, 4])
    #expect(numbers.tryFilter { $0 > 4 }.test(demand: .max(1)).values == [5])
    let failed = numbers.tryFilter { if $0 == 3 { throw TestError() } else { true } }.test()
    #expect(failed.values == [1, 2] && failed.failure is TestError)
  }

  @Test func removesDuplicatesNextToEachOther() {
    let values = [1, 1, 2, 2, 1, 3, 3].publisher
    #expect(values.removeDuplicates().immediateValues == [1, 2, 1, 3])
    #expect(values.removeDuplicates { abs($0 - $1) < 2 }.immediateValues == [1, 3])
    #expect(values.tryRemoveDuplicates(by: ==).immediateValues == [1, 2, 1, 3])
  }

  @Test func drops() {
    #expect(numbers.dropFirst().immediateValues == [2, 3, 4, 5, 6])
    #expect(numbers.dropFirst(4).test(demand: .max(1)).values == [5])
    #expect(numbers.dropFirst(-1).immediateValues.count == 6)
    #expect(numbers.drop { $0 < 4 }.immediateValues == [4, 5, 6])
    #expect(numbers.tryDrop { $0 < 4 }.immediateValues == [4, 5, 6])
  }

  @Test func prefixes() {
    let three = numbers.prefix(3).test()
    #expect(three.values == [1, 2, 3] && three.isFinished)
    #expect(numbers.prefix(while: { $0 < 3 }).immediateValues == [1, 2])
    #expect(numbers.tryPrefix(while: { $0 < 3 }).immediateValues == [1, 2])
    let none = PassthroughSubject<Int, Never>().prefix(0).test(demand: .none)
    #expect(none.isFinished)
  }

  @Test func prefixFinishesWithItsLastValue() {
    let subject = PassthroughSubject<Int, Never>()
    var isCancelled = false
    let subscriber = subject.handleEvents(receiveCancel: { isCancelled = true }).prefix(1).test()
    subject.send(1)
    #expect(subscriber.values == [1] && subscriber.isFinished && isCancelled)
  }

  @Test func outputsByPosition() {
    #expect(numbers.output(at: 2).immediateValues == [3])
    #expect(numbers.output(in: 1...2).immediateValues == [2, 3])
    #expect(numbers.output(in: 4...).immediateValues == [5, 6])
    #expect(numbers.output(in: ..<2).immediateValues == [1, 2])
    for index in [-1, .max, 10] {
      let nothing = numbers.output(at: index).test()
      #expect(nothing.values.isEmpty && nothing.isFinished)
    }
  }

  @Test func anotherPublisherOpensAndCloses() {
    let values = PassthroughSubject<Int, Never>()
    let open = PassthroughSubject<Void, Never>()
    let close = PassthroughSubject<Void, Never>()
    let subscriber = values.drop(untilOutputFrom: open).prefix(untilOutputFrom: close).test(demand: .max(3))
    values.send(1)
    open.send()
    values.send(2)
    values.send(3)
    close.send()
    values.send(4)
    #expect(subscriber.values == [2, 3])
    #expect(subscriber.isFinished)
  }
}
