import Combine
import Testing

struct SharingTests {
  @Test func shareSubscribesOnce() {
    var subscriptions = 0
    var cancellations = 0
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(
      receiveSubscription: { _ in subscriptions += 1 }, receiveCancel: { cancellations += 1 }
    ).share()
    let first = shared.test()
    let second = shared.test()
    subject.send(1)
    #expect(subscriptions == 1)
    #expect(first.values == [1] && second.values == [1])
    first.cancel()
    #expect(cancellations == 0)
    second.cancel()
    #expect(cancellations == 1)
    let third = shared.test()
    subject.send(2)
    #expect(subscriptions == 2)
    #expect(third.values == [2])
  }

  @Test func shareEndsForLateSubscribers() {
    let shared = [1, 2].publisher.share()
    #expect(shared.immediateValues == [1, 2])
    let late = shared.test()
    #expect(late.values.isEmpty && late.isFinished)
  }

  @Test func connectablesStartWhenTold() {
    let publisher = [1, 2].publisher.makeConnectable()
    let first = publisher.test()
    let second = publisher.test()
    #expect(first.values.isEmpty)
    let connection = publisher.connect()
    #expect(first.values == [1, 2] && second.values == [1, 2])
    connection.cancel()
  }

  @Test func multicastUsesTheGivenSubject() {
    let source = PassthroughSubject<Int, Never>()
    let latest = CurrentValueSubject<Int, Never>(0)
    let multicast = source.multicast(subject: latest)
    let early = multicast.test()
    let connection = multicast.connect()
    source.send(1)
    let late = multicast.test()
    connection.cancel()
    source.send(2)
    #expect(early.values == [0, 1])
    #expect(late.values == [1])
  }

  @Test func autoconnectFollowsItsSubscribers() {
    let source = PassthroughSubject<Int, Never>()
    var active = 0
    let auto = source.handleEvents(receiveSubscription: { _ in active += 1 }, receiveCancel: { active -= 1 })
      .makeConnectable().autoconnect()
    #expect(active == 0)
    let first = auto.sink { _ in }
    let second = auto.sink { _ in }
    #expect(active == 1)
    first.cancel()
    #expect(active == 1)
    second.cancel()
    #expect(active == 0)
  }
}
