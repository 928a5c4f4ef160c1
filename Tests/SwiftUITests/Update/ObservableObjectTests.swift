import SwiftUITesting
import Testing

private final class Model: ObservableObject {
  @Published var number = 0
  @Published var isOn = false
  var unpublished = false
}

@MainActor
struct ObservableObjectTests {
  private struct Sub: View {
    let isOn: Bool

    var body: some View { Text(isOn ? "on" : "off") }
  }

  private struct Content: View {
    @StateObject private var model = Model()

    var body: some View {
      VStack {
        Sub(isOn: model.isOn)
        Sub(isOn: model.unpublished)
        Button("publish") { model.isOn.toggle() }
        Button("change silently") { model.unpublished.toggle() }
        Button("publish the same") { model.number = model.number }
      }
    }
  }

  @Test("B13: a published change runs the holder and the child that it concerns")
  func published() {
    let screen = Screen { Content() }
    screen["publish"].tap()
    #expect(screen.visibleText.prefix(2) == ["on", "off"])
    #expect(screen.trace.bodies(of: Content.self) == 2)
    #expect(screen.trace.bodies(of: Sub.self) == 3)
  }

  @Test("B13: a change that is not published runs nothing")
  func unpublished() {
    let screen = Screen { Content() }
    screen["change silently"].tap()
    #expect(screen.trace.bodies(of: Content.self) == 1)
    #expect(screen.trace.bodies(of: Sub.self) == 2)
    screen["publish"].tap()
    #expect(screen.visibleText.prefix(2) == ["on", "on"])
  }

  @Test("B13: an equal value is published, too")
  func equalValues() {
    let screen = Screen { Content() }
    screen["publish the same"].tap()
    #expect(screen.trace.bodies(of: Content.self) == 2)
    #expect(screen.trace.bodies(of: Sub.self) == 2)
  }

  @Test("B13: holders run though they read nothing")
  func holders() {
    struct Observing: View {
      @ObservedObject var model: Model

      var body: some View { Text("observing") }
    }
    struct FromEnvironment: View {
      @EnvironmentObject var model: Model

      var body: some View { Text("environment") }
    }
    struct Passing: View {
      let model: Model

      var body: some View { Text("passing \(model.number)") }
    }
    let model = Model()
    let screen = Screen {
      VStack {
        Observing(model: model)
        FromEnvironment()
        Passing(model: model)
      }
      .environmentObject(model)
    }
    model.number = 1
    model.isOn = true
    #expect(screen.trace.bodies(of: Observing.self) == 2)
    #expect(screen.trace.bodies(of: FromEnvironment.self) == 2)
    #expect(screen.trace.bodies(of: Passing.self) == 1)
    #expect(screen.visibleText == ["observing", "environment", "passing 0"])
  }

  @Test("B13: the body sees the new value, though it is announced before")
  func newValue() {
    struct Reader: View {
      @ObservedObject var model: Model

      var body: some View { Text("number \(model.number)") }
    }
    let model = Model()
    let screen = Screen { Reader(model: model) }
    model.number = 7
    #expect(screen.visibleText == ["number 7"])
    model.objectWillChange.send()
    #expect(screen.trace.bodies(of: Reader.self) == 3)
  }

  @Test("B13: modifiers follow objects, too")
  func modifiers() {
    struct Labeled: ViewModifier {
      @ObservedObject var model: Model

      func body(content: Self.Content) -> some View {
        HStack {
          content
          Text("number \(model.number)")
        }
      }
    }
    let model = Model()
    let screen = Screen { Sub(isOn: true).modifier(Labeled(model: model)) }
    model.number = 3
    #expect(screen.visibleText == ["on", "number 3"])
    #expect(screen.trace.bodies(of: Labeled.self) == 2)
    #expect(screen.trace.bodies(of: Sub.self) == 1)
  }

  @Test("B14: children with equal inputs do not run with their parent")
  func children() {
    struct Child: View {
      let number: Int

      var body: some View { Text("child \(number)") }
    }
    struct Parent: View {
      @ObservedObject var model: Model

      var body: some View {
        VStack {
          Text("number \(model.number)")
          Child(number: 1)
          Child(number: 2)
          Child(number: 3)
        }
      }
    }
    let model = Model()
    let screen = Screen { Parent(model: model) }
    for number in 1...5 {
      model.number = number
      #expect(screen["number \(number)"].exists)
    }
    #expect(screen.trace.bodies(of: Parent.self) == 6)
    #expect(screen.trace.bodies(of: Child.self) == 3)
  }
}
