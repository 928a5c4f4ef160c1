import Foundation
import Observation
import Synchronization
import SwiftUITesting
import Testing

@Observable
private final class Model: Codable {
  var number = 0
  var other = 0

  enum CodingKeys: String, CodingKey {
    case _number = "number"
    case _other = "other"
  }
}

@Observable
private final class Box<Value> {
  var value: Value
  var other = 0

  init(_ value: Value) { self.value = value }
}

/// Notices by itself that its number changed.
@Observable
private final class SelfTracking {
  var number = 0
  @ObservationIgnored let changes = Counter()

  init() {
    withObservationTracking {
      _ = number
    } onChange: { [changes] in
      changes.add()
    }
  }

  final class Counter: Sendable {
    private let value = Mutex(0)
    var count: Int { value.withLock { $0 } }
    func add() { value.withLock { $0 += 1 } }
  }
}

private struct Reading: View {
  let read: @MainActor () -> String

  var body: some View { Text(read()) }
}

/// B20: registrars of observable objects.
@MainActor
struct ObservationRegistrarTests {
  @Test("B20: a model from a file without SwiftUI is followed alike")
  func plainModel() {
    let model = PlainModel()
    let screen = Screen { Reading { "\(model.number)" } }
    model.other = 1
    #expect(screen.trace.bodies(of: Reading.self) == 1)
    model.number = 1
    #expect(screen.visibleText == ["1"])
    model.number = 2
    #expect(screen.visibleText == ["2"])
    #expect(screen.trace.bodies(of: Reading.self) == 3)
  }

  @Test("B20: a body may read models of both kinds")
  func bothKinds() {
    let plain = PlainModel()
    let model = Model()
    let screen = Screen { Reading { "\(plain.number) \(model.number)" } }
    plain.number = 1
    #expect(screen.visibleText == ["1 0"])
    model.number = 1
    #expect(screen.visibleText == ["1 1"])
    plain.number = 2
    model.number = 2
    #expect(screen.visibleText == ["2 2"])
    #expect(screen.trace.bodies(of: Reading.self) == 4)
  }

  @Test("B20: the properties of a generic model are told apart")
  func genericModel() {
    let model = Box("a")
    let screen = Screen { Reading { model.value } }
    model.other = 1
    #expect(screen.trace.bodies(of: Reading.self) == 1)
    model.value = "b"
    #expect(screen.visibleText == ["b"])
  }

  @Test("B20: a write by another thread reaches the readers")
  func background() async {
    let model = Model()
    let screen = Screen { Reading { "\(model.number)" } }
    nonisolated(unsafe) let shared = model
    await Task.detached { shared.number = 5 }.value
    await screen.settle()
    #expect(screen.visibleText == ["5"])
    #expect(screen.trace.bodies(of: Reading.self) == 2)
  }

  @Test("B20: a model that is made in a body and tracks itself is told of its changes")
  func selfTracking() {
    struct Owner: View {
      @State private var model = SelfTracking()
      let remote: (SelfTracking) -> Void

      var body: some View {
        let _ = remote(model)
        Reading { "\(model.number)" }
      }
    }
    struct Stage: View {
      let remote: (SelfTracking) -> Void

      var body: some View { Owner(remote: remote) }
    }
    var model: SelfTracking?
    let screen = Screen { Stage { model = $0 } }
    model?.number = 7
    #expect(screen.visibleText == ["7"])
    #expect(model?.changes.count == 1)
  }

  @Test("B20: many readers of one property and many properties of one reader")
  func manyToMany() {
    let models = (0..<40).map { _ in Model() }
    let screen = Screen {
      VStack {
        Reading { "\(models.map(\.number).reduce(0, +))" }
        ForEach(0..<40) { index in Reading { "\(models[index].number) \(models[0].other)" } }
      }
    }
    screen.trace.reset()
    models[17].number = 5
    #expect(screen.trace.bodies(of: Reading.self) == 2)
    models[0].other = 1
    #expect(screen.trace.bodies(of: Reading.self) == 42)
    #expect(screen.visibleText.first == "5")
  }

  @Test("B20: models that come and go are let go of, and only those that are there are followed")
  func comingAndGoing() {
    final class Store {
      var models: [Box<Int>] = []
    }
    let store = Store()
    let clock = Model()
    let screen = Screen { Reading { "\(clock.number) \(store.models.map(\.value).reduce(0, +))" } }
    let old = LifeList()
    for round in 1...20 {
      store.models = (0..<20).map { Box($0) }
      store.models.forEach(old.note)
      clock.number = round
      #expect(screen.visibleText == ["\(round) 190"])
    }
    #expect(old.living == 20)
    screen.trace.reset()
    store.models[19].value += 1
    #expect(screen.visibleText == ["20 191"])
    #expect(screen.trace.bodies(of: Reading.self) == 1)
  }

  @Test("B20: the registrar does not take part in the archive of its object")
  func archive() throws {
    let model = Model()
    model.number = 3
    let data = try JSONEncoder().encode(model)
    #expect(String(decoding: data, as: UTF8.self).contains("registrar") == false)
    #expect(try JSONDecoder().decode(Model.self, from: data).number == 3)
  }

  @Test("B20: the names of Swift's module are reached through its name")
  func qualifiedNames() {
    let model = Model()
    let changes = SelfTracking.Counter()
    let number = Observation.withObservationTracking {
      model.number
    } onChange: {
      changes.add()
    }
    model.number = 1
    #expect(number == 0)
    #expect(changes.count == 1)
    #expect((model as Any) is any Observation.Observable)
  }

  @Test("G5: withObservationTracking calls its closure once, before the change")
  func beforeTheChange() {
    // The closure runs on the thread of the change, which is this one.
    nonisolated(unsafe) let model = Model()
    let values = Mutex<[Int]>([])
    withObservationTracking {
      _ = model.number
    } onChange: {
      values.withLock { $0.append(model.number) }
    }
    model.number = 1
    model.number = 2
    #expect(values.withLock(\.self) == [0])
  }
}

/// Which of many objects still live.
private final class LifeList {
  private struct Reference {
    weak var object: AnyObject?
  }

  private var references: [Reference] = []

  var living: Int { references.count { $0.object != nil } }

  func note(_ object: AnyObject) {
    references.append(Reference(object: object))
  }
}
