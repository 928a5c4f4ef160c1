import Combine
import Testing

private final class Model: ObservableObject {
  @Published var input = 0
  @Published var output = ""
  @Published var list: [Int] = []
  @Published var object: AnyObject?
}

struct PublishedTests {
  @Test func sendsTheCurrentValueThenNewOnesBeforeTheyAreStored() {
    let model = Model()
    var seen: [[Int]] = []
    let cancellable = model.$input.sink { seen.append([$0, model.input]) }
    model.input = 1
    model.input = 1
    model.input = 2
    #expect(seen == [[0, 0], [1, 0], [1, 1], [2, 1]])
    #expect(model.input == 2)
    cancellable.cancel()
    model.input = 3
    #expect(seen.count == 4)
    #expect(model.input == 3)
  }

  @Test func announcesTheObjectFirst() {
    let model = Model()
    var log: [String] = []
    let value = model.$input.dropFirstByHand { log.append("value \($0)") }
    let object = model.objectWillChange.sink { log.append("object") }
    model.input = 1
    #expect(log == ["object", "value 1"])
    value.cancel()
    object.cancel()
  }

  @Test func lateDemandGetsTheStoredValue() {
    let model = Model()
    let subscriber = model.$input.test(demand: .none)
    model.input = 1
    model.input = 2
    subscriber.request(.max(1))
    #expect(subscriber.values == [2])
    model.input = 3
    subscriber.request(.max(2))
    #expect(subscriber.values == [2, 3])
    model.input = 4
    #expect(subscriber.values == [2, 3, 4])
  }

  @Test func subscribersThatComeDuringAChangeDoNotMissIt() {
    let model = Model()
    var late: TestSubscriber<Int, Never>?
    let cancellable = model.$input.sink { if $0 == 1 { late = model.$input.test() } }
    model.input = 1
    #expect(late?.values == [0, 1])
    cancellable.cancel()
  }

  @Test func demandThatComesDuringAChangeGetsTheNewValueOnce() {
    let model = Model()
    let late = model.$input.test(demand: .max(1))
    let cancellable = model.$input.sink { if $0 == 1 { late.request(.max(1)) } }
    model.input = 1
    #expect(late.values == [0, 1])
    cancellable.cancel()
  }

  @Test func observingTheObjectDuringAChangeIsSafe() {
    let model = Model()
    var count = 0
    var inner: AnyCancellable?
    let outer = model.objectWillChange.sink { inner = inner ?? model.$input.sink { _ in count += 1 } }
    model.input = 1
    #expect(count == 2)
    #expect(model.input == 1)
    outer.cancel()
  }

  @Test func mutationInPlaceIsOneChange() {
    let model = Model()
    var count = 0
    let cancellable = model.objectWillChange.sink { _ in count += 1 }
    model.list.append(1)
    model.list[0] = model.list[0] + 1
    #expect(model.list == [2])
    #expect(count == 2)
    cancellable.cancel()
  }

  @Test func valuesMayReadThePropertyAsTheyDie() {
    final class Witness {
      unowned let model: Model
      let report: (Bool) -> Void
      init(_ model: Model, _ report: @escaping (Bool) -> Void) {
        self.model = model
        self.report = report
      }
      deinit { report(model.object == nil) }
    }
    let model = Model()
    var sawNothing: [Bool] = []
    func bringAndDrop() {
      model.object = Witness(model) { sawNothing.append($0) }
      model.object = nil
    }
    bringAndDrop()
    #expect(sawNothing == [true])
    let cancellable = model.objectWillChange.sink { _ in }
    bringAndDrop()
    #expect(sawNothing == [true, true])
    let subscriber = model.$object.sink { _ in }
    bringAndDrop()
    #expect(sawNothing == [true, true, true])
    cancellable.cancel()
    subscriber.cancel()
  }

  @Test func assigningToAPropertyAnnouncesAndStops() {
    let subject = CurrentValueSubject<Int, Never>(1)
    weak var weakModel: Model?
    do {
      let model = Model()
      weakModel = model
      var seen: [Int] = []
      let cancellable = model.objectWillChange.sink { [unowned model] in seen.append(model.input) }
      subject.assign(to: &model.$input)
      #expect(model.input == 1)
      subject.send(2)
      #expect(model.input == 2)
      #expect(seen == [0, 1])
      cancellable.cancel()
    }
    #expect(weakModel == nil)
    subject.send(3)
  }

  @Test func assigningFromAnEndedPublisherKeepsTheValue() {
    let model = Model()
    Just("done").assign(to: &model.$output)
    #expect(model.output == "done")
    model.output = "more"
    #expect(model.output == "more")
  }

  @Test func propertiesOfPlainClassesPublishToo() {
    final class Plain {
      @Published var value = 1
    }
    let plain = Plain()
    let subscriber = plain.$value.test()
    plain.value = 2
    #expect(subscriber.values == [1, 2])
  }
}

extension Published.Publisher {
  /// Subscribes to everything after the current value.
  fileprivate func dropFirstByHand(_ body: @escaping (Value) -> Void) -> AnyCancellable {
    var isFirst = true
    return sink { value in
      if !isFirst { body(value) }
      isFirst = false
    }
  }
}
