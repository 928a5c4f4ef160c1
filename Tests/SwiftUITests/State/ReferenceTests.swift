import Observation
import SwiftUITesting
import Testing

/// Objects that views hold without a property wrapper that owns or follows them.
@MainActor
struct ReferenceTests {
  @Observable
  fileprivate final class Tracked {
    var number = 0
    @ObservationIgnored var ignored = 0
  }

  fileprivate final class Plain {
    var number = 0
  }

  fileprivate final class Published: ObservableObject {
    @SwiftUITesting.Published var number = 0
  }

  @Test("A24: an observable object in a constant is tracked where it is read")
  func constants() {
    struct Sub: View {
      let isOn: Bool

      var body: some View { Text(isOn ? "on" : "off") }
    }
    struct Root: View {
      let model: Tracked

      var body: some View {
        VStack {
          Sub(isOn: model.number > 0)
          Sub(isOn: false)
        }
      }
    }
    let model = Tracked()
    let screen = Screen { Root(model: model) }
    model.number = 1
    #expect(screen.visibleText == ["on", "off"])
    #expect(screen.trace.bodies(of: Root.self) == 2)
    #expect(screen.trace.bodies(of: Sub.self) == 3)
    model.ignored = 1
    #expect(screen.trace.bodies(of: Root.self) == 2)
  }

  @Test("A24: a default of a constant is a new object for each value of the view")
  func constantDefaults() {
    struct Child: View {
      private let model = Tracked()

      var body: some View {
        Button("number \(model.number)") { model.number += 1 }
      }
    }
    struct Parent: View {
      @State private var ticks = 0

      var body: some View {
        VStack {
          Button("tick \(ticks)") { ticks += 1 }
          Child()
        }
      }
    }
    let screen = Screen { Parent() }
    screen["number 0"].tap()
    #expect(screen.visibleText == ["tick 0", "number 1"])
    screen["tick 0"].tap()
    #expect(screen.visibleText == ["tick 1", "number 0"])
  }

  @Test("A24: state that owns an observable object keeps it")
  func stateOwnsObservable() {
    struct Owner: View {
      let tick: Int
      @State private var model = Tracked()

      var body: some View {
        Button("\(tick): \(model.number)") { model.number += 1 }
      }
    }
    let screen = Screen { Owner(tick: 0) }
    screen["0: 0"].tap()
    screen.update { Owner(tick: 1) }
    #expect(screen.visibleText == ["1: 1"])
    screen["1: 1"].tap()
    #expect(screen.visibleText == ["1: 2"])
  }

  @Test("A25: state with a plain object updates for another reference only")
  func plainObjects() {
    struct Owner: View {
      @State private var object = Plain()

      var body: some View {
        VStack {
          Text("number \(object.number)")
          Button("change") { object.number += 1 }
          Button("assign the same") { object = object }
          Button("replace") { object = Plain() }
        }
      }
    }
    let screen = Screen { Owner() }
    screen["change"].tap()
    screen["assign the same"].tap()
    #expect(screen["number 0"].exists)
    #expect(screen.trace.bodies(of: Owner.self) == 1)
    screen["replace"].tap()
    #expect(screen["number 0"].exists)
    #expect(screen.trace.bodies(of: Owner.self) == 2)
  }

  @Test("A25: state does not subscribe to an ObservableObject")
  func observableObjects() {
    struct Owner: View {
      @State private var object = Published()

      var body: some View {
        VStack {
          Text("number \(object.number)")
          Button("change") { object.number += 1 }
          Button("replace") { object = Published() }
        }
      }
    }
    let screen = Screen { Owner() }
    screen["change"].tap()
    screen["change"].tap()
    #expect(screen.trace.bodies(of: Owner.self) == 1)
    screen["replace"].tap()
    #expect(screen.trace.bodies(of: Owner.self) == 2)
  }

  @Test("A25: the object survives new values of the view")
  func identityOfPlainObjects() {
    struct Owner: View {
      let tick: Int
      @State private var object = Plain()

      var body: some View {
        VStack {
          Text("\(tick): \(object.number)")
          Button("change") { object.number += 1 }
        }
      }
    }
    let screen = Screen { Owner(tick: 0) }
    screen["change"].tap()
    screen.update { Owner(tick: 1) }
    #expect(screen.visibleText == ["1: 1", "change"])
  }
}
