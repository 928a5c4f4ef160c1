import Combine
import Foundation
import Synchronization
import Testing

private class Base: ObservableObject {
  let name = "base"
  @Published var number = 1
  var unpublished = 0
  var computed: Int { number * 2 }
  private let mutex = Mutex(0)
  weak var other: Base?
}

private class Derived: Base {
  @Published var text: String
  let closure: () -> Void = {}

  init(text: String) {
    _text = Published(wrappedValue: text)
    super.init()
    number = 7
  }
}

private final class Last<Value>: Derived, @unchecked Sendable {
  @Published var extra: Value
  @Published var existential: any CustomStringConvertible = 3

  init(_ value: Value) {
    _extra = Published(initialValue: value)
    super.init(text: "last")
  }
}

private final class WithoutPublished: ObservableObject {
  var value = 0 {
    willSet { objectWillChange.send() }
  }
}

private final class WithSubject: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  @Published var value = 0
}

private final class WithOwnPublisher: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  @Published var value = 0
}

@MainActor private final class OnMainActor: ObservableObject {
  @Published var value = 0
  @Published private(set) var items: [String] = []
  private var cancellables: Set<AnyCancellable> = []

  init() {
    $value
      .sink { [weak self] value in self?.items.append("\(value)") }
      .store(in: &cancellables)
  }
}

struct ObservableObjectTests {
  /// How often `object` announces a change during `body`.
  private func announcements<Object: ObservableObject>(of object: Object, during body: () -> Void) -> Int {
    var count = 0
    let cancellable = object.objectWillChange.sink { _ in count += 1 }
    body()
    cancellable.cancel()
    return count
  }

  @Test func everyPublishedPropertyAnnouncesSubclassesIncluded() {
    let object = Last(2.5)
    #expect(object.number == 7)
    let count = announcements(of: object) {
      object.number = 2
      object.number = 2
      object.text = "changed"
      object.extra = 3
      object.existential = "any"
      object.unpublished = 5
    }
    #expect(count == 5)
    #expect(object.number == 2)
    #expect(object.text == "changed")
    #expect(object.extra == 3)
    #expect("\(object.existential)" == "any")
    #expect(object.computed == 4)
    #expect(object.name == "base")
  }

  @Test func genericClassesHaveTheirOwnLayouts() {
    #expect(announcements(of: Last("text")) {} == 0)
    let small = Last(UInt8(1))
    let large = Last((1, 2, 3, "four"))
    #expect(announcements(of: small) { small.extra = 2 } == 1)
    #expect(announcements(of: large) { large.extra.3 = "five" } == 1)
    #expect(large.extra.3 == "five")
    #expect(small.extra == 2)
  }

  @Test func announcesBeforeTheChange() {
    let object = Base()
    var seen: [Int] = []
    let cancellable = object.objectWillChange.sink { seen.append(object.number) }
    object.number = 2
    object.number += 1
    #expect(seen == [1, 2])
    #expect(object.number == 3)
    cancellable.cancel()
  }

  @Test func thePublisherStaysTheSame() {
    let object = Base()
    #expect(object.objectWillChange === object.objectWillChange)
    #expect(object.objectWillChange !== Base().objectWillChange)
    let plain = WithoutPublished()
    #expect(plain.objectWillChange === plain.objectWillChange)
    #expect(plain.objectWillChange !== WithoutPublished().objectWillChange)
  }

  @Test func objectsWithoutPublishedPropertiesAnnounceByHand() {
    let object = WithoutPublished()
    #expect(announcements(of: object) { object.value = 3 } == 1)
    // Many objects come and go, so that dead ones are swept and addresses are reused.
    for _ in 0..<1_000 {
      let other = WithoutPublished()
      #expect(announcements(of: other) { other.value = 1 } == 1)
    }
    #expect(announcements(of: object) { object.value = 4 } == 1)
  }

  @Test func ownPublishersAreSentToByTheirClassAlone() {
    let first = WithSubject()
    #expect(announcements(of: first) { first.value = 1 } == 0)
    #expect(announcements(of: first) { first.objectWillChange.send() } == 1)
    let second = WithOwnPublisher()
    #expect(announcements(of: second) { second.value = 1 } == 0)
    #expect(announcements(of: second) { second.objectWillChange.send() } == 1)
    #expect(second.value == 1)
  }

  @Test func observersAreAddedAndRemovedByToken() {
    let publisher = ObservableObjectPublisher()
    var log: [String] = []
    let first = publisher.addObserver { log.append("first") }
    var second = 0
    let remover = publisher.addObserver { publisher.removeObserver(second) }
    second = publisher.addObserver { log.append("second") }
    publisher.send()
    publisher.removeObserver(first)
    publisher.removeObserver(first)
    publisher.removeObserver(99)
    publisher.send()
    #expect(log == ["first"])
    publisher.removeObserver(remover)
  }

  @Test func observersAddedDuringASendWaitForTheNext() {
    let publisher = ObservableObjectPublisher()
    var count = 0
    _ = publisher.addObserver { [unowned publisher] in
      _ = publisher.addObserver { count += 1 }
    }
    publisher.send()
    #expect(count == 0)
    publisher.send()
    #expect(count == 1)
  }

  @Test func subscribersToAnObjectAreCountedByDemand() {
    let object = Base()
    let subscriber = object.objectWillChange.test(demand: .max(1))
    object.number = 1
    object.number = 2
    #expect(subscriber.values.count == 1)
    subscriber.request(.max(1))
    object.number = 3
    #expect(subscriber.values.count == 2)
    subscriber.cancel()
    subscriber.request(.unlimited)
    object.number = 4
    #expect(subscriber.values.count == 2)
  }

  @MainActor @Test func mainActorClassesObserveThemselves() {
    let object = OnMainActor()
    var count = 0
    let cancellable = object.objectWillChange.sink { _ in count += 1 }
    object.value = 1
    #expect(object.items == ["0", "1"])
    #expect(count == 2)
    cancellable.cancel()
  }

  @Test func objectsAreReleased() {
    weak var weakObject: Last<Int>?
    weak var weakPublisher: ObservableObjectPublisher?
    do {
      let object = Last(1)
      weakObject = object
      weakPublisher = object.objectWillChange
      let cancellable = object.objectWillChange.sink { _ in }
      object.extra = 2
      cancellable.cancel()
    }
    #expect(weakObject == nil)
    #expect(weakPublisher == nil)
  }
}
