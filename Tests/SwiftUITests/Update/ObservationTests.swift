import Observation
import SwiftUITesting
import Testing

@Observable
private final class Address {
  var city = "Paris"
}

private enum Mood {
  case calm
  case cross
}

private struct User {
  var name = "Ada"
  var age = 36
}

@Observable
private final class Model {
  var isOn = false
  var number = 0
  var other = 0
  var mood = Opaque(mood: .calm)
  var user = User()
  var items = [1, 2, 3, 4]
  var address = Address()
  @ObservationIgnored var ignored = false

  var double: Int { number * 2 }

  /// Without `==`, so each write counts.
  struct Opaque {
    var mood: Mood
  }
}

/// Shows what it reads of a model.
private struct Reader: View {
  let model: Model
  let read: @MainActor (Model) -> String

  var body: some View { Text(read(model)) }
}

@MainActor
struct ObservationTests {
  private let model = Model()

  /// How often the body of a view that reads `read` runs after each of `writes`.
  private func bodies(reading read: @escaping @MainActor (Model) -> String, _ writes: ((Model) -> Void)...) -> [Int] {
    let screen = Screen { Reader(model: model, read: read) }
    return writes.map { write in
      screen.trace.reset()
      write(model)
      return screen.trace.bodies(of: Reader.self)
    }
  }

  @Test("B20: a tracked property runs its reader and the child that it concerns")
  func tracked() {
    struct Sub: View {
      let isOn: Bool

      var body: some View { Text(isOn ? "on" : "off") }
    }
    struct Content: View {
      @State var model: Model

      var body: some View {
        VStack {
          Sub(isOn: model.isOn)
          Sub(isOn: model.ignored)
        }
      }
    }
    let screen = Screen { Content(model: model) }
    model.ignored = true
    #expect(screen.trace.bodies(of: Content.self) == 1)
    #expect(screen.trace.bodies(of: Sub.self) == 2)
    model.ignored = false
    model.isOn = true
    #expect(screen.visibleText == ["on", "off"])
    #expect(screen.trace.bodies(of: Content.self) == 2)
    #expect(screen.trace.bodies(of: Sub.self) == 3)
  }

  @Test("B20: only what was read counts")
  func unread() {
    #expect(bodies(reading: { "\($0.number)" }, { $0.other = 1 }, { $0.number = 1 }, { $0.isOn = true }) == [0, 1, 0])
  }

  @Test("B20: computed properties and nested objects are followed")
  func transitive() {
    #expect(bodies(reading: { "\($0.double)" }, { $0.number = 1 }, { $0.other = 1 }) == [1, 0])
    #expect(
      bodies(
        reading: { $0.address.city }, { $0.address.city = "Rome" }, { $0.address = Address() }, { $0.other = 2 })
        == [1, 1, 0])
  }

  @Test("B20: a structure or a collection is one property")
  func wholeProperties() {
    #expect(bodies(reading: { $0.user.name }, { $0.user.age = 37 }) == [1])
    #expect(bodies(reading: { "\($0.items[3])" }, { $0.items[0] = 9 }, { $0.items.append(5) }) == [1, 1])
  }

  @Test("B20: an equal value of an Equatable type is no change, of another type it is")
  func equalValues() {
    #expect(bodies(reading: { "\($0.number)" }, { $0.number = 0 }, { $0.number = 1 }, { $0.number = 1 }) == [0, 1, 0])
    #expect(bodies(reading: { "\($0.mood)" }, { $0.mood = Model.Opaque(mood: .calm) }) == [1])
  }

  @Test("B20: a property read under a condition counts while the condition holds")
  func conditions() {
    let read: @MainActor (Model) -> String = { $0.isOn ? "\($0.number)" : "off" }
    #expect(
      bodies(
        reading: read, { $0.number += 1 }, { $0.isOn = true }, { $0.number += 1 }, { $0.isOn = false },
        { $0.number += 1 }) == [0, 1, 1, 1, 0])
  }

  @Test("B20: what an earlier body read for another reason no longer counts")
  func conditionsFromState() {
    struct Owner: View {
      let model: Model
      @State private var isShown = true

      var body: some View {
        VStack {
          Button("toggle") { isShown.toggle() }
          if isShown { Text("number \(model.number)") }
        }
      }
    }
    let screen = Screen { Owner(model: model) }
    screen["toggle"].tap()
    #expect(screen.trace.bodies(of: Owner.self) == 2)
    model.number = 1
    #expect(screen.trace.bodies(of: Owner.self) == 2)
    screen["toggle"].tap()
    #expect(screen["number 1"].exists)
    model.number = 2
    #expect(screen["number 2"].exists)
    #expect(screen.trace.bodies(of: Owner.self) == 4)
  }

  @Test("B20: several changes of one turn are one update")
  func coalescing() {
    #expect(
      bodies(
        reading: { "\($0.number) \($0.other)" },
        {
          $0.number += 1
          $0.other += 1
          $0.number += 1
        }) == [1])
  }

  @Test("B20: an object that was replaced is no longer followed")
  func replacedObjects() {
    let screen = Screen { Reader(model: model) { "\($0.number)" } }
    let second = Model()
    second.number = 5
    screen.update { Reader(model: second) { "\($0.number)" } }
    #expect(screen.visibleText == ["5"])
    let bodies = screen.trace.bodies(of: Reader.self)
    model.number = 8
    #expect(screen.trace.bodies(of: Reader.self) == bodies)
    second.number = 6
    #expect(screen.visibleText == ["6"])
  }

  @Test("B20: views that are gone are not run")
  func goneViews() {
    let stage = { (isThere: Bool, model: Model) in
      VStack { if isThere { Reader(model: model) { "\($0.number)" } } }
    }
    let screen = Screen { stage(true, model) }
    screen.update { stage(false, model) }
    model.number = 3
    #expect(screen.visibleText == [])
    #expect(screen.trace.bodies(of: Reader.self) == 1)
  }

  @Test("B20: a write in a body is no reason to run it again")
  func writesInBodies() async {
    struct Writing: View {
      let model: Model

      var body: some View {
        let _ = (model.number += 1)
        Text("number \(model.number)")
      }
    }
    let screen = Screen { Writing(model: model) }
    await screen.settle()
    #expect(screen.visibleText == ["number 1"])
    #expect(screen.trace.bodies(of: Writing.self) == 1)
    model.number = 7
    await screen.settle()
    #expect(screen.visibleText == ["number 8"])
  }

  @Test("B20: a view that was often updated is updated once by a change")
  func oftenUpdated() {
    struct Owner: View {
      let model: Model
      @State private var ticks = 0

      var body: some View {
        Button("\(model.number) \(ticks)") { ticks += 1 }
      }
    }
    let screen = Screen { Owner(model: model) }
    for tick in 0..<100 { screen["0 \(tick)"].tap() }
    model.number = 1
    #expect(screen.visibleText == ["1 100"])
    #expect(screen.trace.bodies(of: Owner.self) == 102)
  }

  @Test("B21: reads in actions make no dependency")
  func actions() {
    struct Owner: View {
      let model: Model
      let log: Log

      var body: some View {
        Button("read") { log.note("\(model.number)") }
          .onAppear { log.note("appear \(model.number)") }
          .task { log.note("task \(model.number)") }
      }
    }
    let log = Log()
    let screen = Screen { Owner(model: model, log: log) }
    #expect(log.take() == ["appear 0", "task 0"])
    model.number = 4
    screen["read"].tap()
    #expect(log.lines == ["4"])
    #expect(screen.trace.bodies(of: Owner.self) == 1)
  }

  @Test("B21: modifiers' bodies and rows of a ForEach are tracked for themselves")
  func otherSites() {
    struct Labeled: ViewModifier {
      let model: Model

      func body(content: Content) -> some View {
        HStack {
          content
          Text("modifier \(model.number)")
        }
      }
    }
    struct Owner: View {
      let model: Model

      var body: some View {
        VStack {
          ForEach(0..<2, id: \.self) { Text("row \($0) \(model.other)") }
          Text("x").modifier(Labeled(model: model))
        }
      }
    }
    let screen = Screen { Owner(model: model) }
    model.number = 1
    #expect(screen.visibleText == ["row 0 0", "row 1 0", "x", "modifier 1"])
    #expect(screen.trace.bodies(of: Labeled.self) == 2)
    #expect(screen.trace.bodies(of: Owner.self) == 1)
    model.other = 2
    #expect(screen.visibleText == ["row 0 2", "row 1 2", "x", "modifier 1"])
    #expect(screen.trace.bodies(of: Labeled.self) == 2)
    #expect(screen.trace.bodies(of: Owner.self) == 1)
  }

  @Test("B21: custom styles are tracked")
  func styles() {
    struct Numbered: ButtonStyle {
      let model: Model

      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text("style \(model.number)")
        }
      }
    }
    let screen = Screen { [model] in
      Button("b") {}.buttonStyle(Numbered(model: model))
    }
    model.number = 6
    #expect(screen.element(.button).label.contains("style 6"))
  }

  @Test("B25: the value given to onChange is read by the body around it")
  func valueOfOnChange() {
    struct Watching: View {
      let model: Model
      let log: Log

      var body: some View {
        Text("x").onChange(of: model.number) { log.note("\($0)>\($1)") }
      }
    }
    let log = Log()
    let screen = Screen { Watching(model: model, log: log) }
    for number in 1...5 {
      model.number = number
      _ = screen.visibleText
    }
    #expect(screen.trace.bodies(of: Watching.self) == 6)
    #expect(log.lines == ["0>1", "1>2", "2>3", "3>4", "4>5"])
  }

  @Test("B25: in a modifier it is read by the modifier")
  func valueOfOnChangeInAModifier() {
    struct Watching: ViewModifier {
      let model: Model
      let log: Log

      func body(content: Content) -> some View {
        content.onChange(of: model.number) { log.note("\($0)>\($1)") }
      }
    }
    struct Owner: View {
      let model: Model
      let log: Log

      var body: some View { Text("x").modifier(Watching(model: model, log: log)) }
    }
    let log = Log()
    let screen = Screen { Owner(model: model, log: log) }
    for number in 1...5 {
      model.number = number
      _ = screen.visibleText
    }
    #expect(screen.trace.bodies(of: Owner.self) == 1)
    #expect(screen.trace.bodies(of: Watching.self) == 6)
    #expect(log.lines.count == 5)
  }
}
