import Observation
import SwiftUITesting
import TesseraCore
import Testing

@Observable
@MainActor
private final class Model {
  struct Item: Identifiable {
    let id: Int
    var name: String
  }

  var number = 0
  var other = 0
  var shows = true
  var items = [Item(id: 1, name: "Ada"), Item(id: 2, name: "Ben")]
}

@MainActor
@Suite("What bodies hand to objects", .strictWarnings)
struct UpdateModifierTests {
  private let model = Model()
  private let log = Log()

  /// Hands its number over, and has a view inside.
  private struct Outer: View {
    let model: Model
    let log: Log

    var body: some View {
      let number = log.noting("body \(model.number)", model.number)
      Inner(number: number, log: log)
        .onUpdate(of: number) { log.note("update \($0)") }
    }
  }

  private struct Inner: View {
    let number: Int
    let log: Log

    var body: some View { Text(log.noting("inside \(number)", "number \(number)")) }
  }

  @Test("The action runs after the body around it and before the bodies inside, once for each evaluation")
  func order() {
    let screen = Screen { Outer(model: model, log: log) }
    #expect(log.take() == ["body 0", "update 0", "inside 0"])
    model.number = 1
    #expect(screen["number 1"].exists)
    #expect(log.take() == ["body 1", "update 1", "inside 1"])
    model.number = 2
    model.number = 3
    #expect(screen["number 3"].exists)
    #expect(log.take() == ["body 3", "update 3", "inside 3"])
  }

  @Test("The action does not run where the body does not, because its view has the same value")
  func sleeping() {
    let screen = Screen { [model, log] in
      Live {
        Text("other \(model.other)")
        Outer(model: model, log: log)
      }
    }
    _ = log.take()
    model.other = 1
    #expect(screen["other 1"].exists)
    #expect(log.take() == [])
  }

  @Test("State that the action writes is shown in the same frame, and nothing is reported")
  func writingState() {
    struct Copying: View {
      let model: Model
      @State private var copy = -1
      init(model: Model) { self.model = model }
      var body: some View { Text("copy \(copy)").onUpdate(of: model.number) { copy = $0 } }
    }
    let screen = Screen { Copying(model: model) }
    #expect(screen["copy 0"].exists)
    model.number = 1
    #expect(screen["copy 1"].exists)
    #expect(screen.trace.warnings == [])
  }

  @Test("What views inside read of an object, they read after the action wrote it")
  func writingObjects() {
    struct Reading: View {
      let model: Model
      var body: some View { Text("other \(model.other)") }
    }
    struct Writing: View {
      let model: Model
      let log: Log
      var body: some View {
        let number = model.number
        Reading(model: model).id(log.noting("body", number)).onUpdate(of: number) { model.other = $0 * 2 }
      }
    }
    model.number = 4
    let screen = Screen { Writing(model: model, log: log) }
    #expect(screen["other 8"].exists)
    model.number = 5
    #expect(screen["other 10"].exists)
    #expect(log.take() == ["body", "body"])
  }

  @Test("What only the action reads is no reason for the body to run")
  func reading() {
    struct Reading: View {
      let model: Model
      let log: Log
      var body: some View {
        Text("number \(log.noting("body", model.number))")
          .onUpdate(of: model.number) { _ in log.note("other \(model.other)") }
      }
    }
    let screen = Screen { Reading(model: model, log: log) }
    #expect(log.take() == ["body", "other 0"])
    model.other = 1
    #expect(screen["number 0"].exists)
    #expect(log.take() == [])
    model.number = 1
    #expect(screen["number 1"].exists)
    #expect(log.take() == ["body", "other 1"])
  }

  // MARK: Leaving

  private func leavingScreen() async -> Screen {
    let screen = Screen { [model, log] in
      Live {
        Text("screen")
        if model.shows { Outer(model: model, log: log).transition(.opacity) }
      }
    }
    #expect(log.take() == ["body 0", "update 0", "inside 0"])
    withAnimation(.linear(duration: 1)) { model.shows = false }
    await screen.advance(by: .milliseconds(200))
    #expect(log.take() == [])
    return screen
  }

  @Test("While a view leaves with an animation, the action runs with its body, and not anymore once it has left")
  func leaving() async {
    let screen = await leavingScreen()
    model.number = 1
    await screen.advance(by: .milliseconds(200))
    #expect(log.take() == ["body 1", "update 1", "inside 1"])
    await screen.settle()
    model.number = 2
    await screen.advance(by: .milliseconds(200))
    #expect(log.take() == [])
  }

  @Test("A view that comes back while it leaves goes on handing over")
  func comingBack() async {
    let screen = await leavingScreen()
    withAnimation(.linear(duration: 1)) { model.shows = true }
    await screen.settle()
    _ = log.take()
    model.number = 1
    #expect(screen["number 1"].exists)
    #expect(log.take() == ["body 1", "update 1", "inside 1"])
  }

  @Test("A leaving row hands over what its body read of the removed element, and reads nothing of it later")
  func leavingRow() async {
    struct Row: View {
      @Binding var name: String
      let model: Model
      let log: Log
      var body: some View {
        Text("\(name) \(model.number)").onUpdate(of: name) { log.note($0) }
      }
    }
    let screen = Screen { [model, log] in
      Live {
        ForEach(Bindable(model).items) { $item in
          Row(name: $item.name, model: model, log: log).transition(.opacity)
        }
      }
    }
    #expect(log.take().sorted() == ["Ada", "Ben"])
    withAnimation(.linear(duration: 1)) { _ = model.items.removeLast() }
    await screen.advance(by: .milliseconds(200))
    _ = log.take()
    model.number = 1
    await screen.advance(by: .milliseconds(200))
    #expect(log.take().sorted() == ["Ada", "Ben"])
    await screen.settle()
    model.number = 2
    #expect(screen["Ada 2"].exists)
    #expect(log.take() == ["Ada"])
  }
}
