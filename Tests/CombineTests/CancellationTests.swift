import Combine
import Testing

struct CancellationTests {
  @Test func cancelsOnceAtReleaseOrBefore() {
    var count = 0
    var cancellable: AnyCancellable? = AnyCancellable { count += 1 }
    cancellable?.cancel()
    cancellable?.cancel()
    cancellable = nil
    #expect(count == 1)
    cancellable = AnyCancellable { count += 1 }
    #expect(count == 1)
    cancellable = nil
    #expect(count == 2)
  }

  @Test func isStoredInSetsAndArrays() {
    var count = 0
    var set: Set<AnyCancellable> = []
    var array: [AnyCancellable] = []
    AnyCancellable { count += 1 }.store(in: &set)
    AnyCancellable { count += 1 }.store(in: &set)
    AnyCancellable { count += 1 }.store(in: &array)
    #expect(set.count == 2)
    set = []
    #expect(count == 2)
    array.removeAll()
    #expect(count == 3)
  }

  @Test func nothingArrivesAfterCancel() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    let cancellable = subject.sink { received.append($0) }
    subject.send(1)
    cancellable.cancel()
    subject.send(2)
    #expect(received == [1])
  }

  @Test func cancellingWithinDeliveryStopsTheRest() {
    var received: [Int] = []
    var cancellable: AnyCancellable?
    let subject = PassthroughSubject<Int, Never>()
    cancellable = subject.sink { value in
      received.append(value)
      cancellable?.cancel()
    }
    subject.send(1)
    subject.send(2)
    #expect(received == [1])
  }

  @Test func aSubscriberCancelledByAnotherIsNotNotifiedAnymore() {
    let subject = PassthroughSubject<Int, Never>()
    var second: AnyCancellable?
    var received: [Int] = []
    let first = subject.sink { _ in second?.cancel() }
    second = subject.sink { received.append($0) }
    subject.send(1)
    #expect(received.isEmpty)
    first.cancel()
  }

  @Test func closuresAreReleasedAtTheEnd() {
    final class Token {}
    let subject = PassthroughSubject<Int, Never>()
    weak var cancelled: Token?
    weak var finished: Token?
    var cancellables: [AnyCancellable] = []
    do {
      let token = Token()
      cancelled = token
      let cancellable = subject.sink { _ in _ = token }
      cancellable.cancel()
    }
    do {
      let token = Token()
      finished = token
      subject.sink { _ in _ = token }.store(in: &cancellables)
    }
    #expect(cancelled == nil)
    #expect(finished != nil)
    subject.send(completion: .finished)
    #expect(finished == nil)
  }
}
