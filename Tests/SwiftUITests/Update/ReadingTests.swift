import SwiftUITesting
import Testing

/// What makes a body depend on a value, and which writes count.
@MainActor
struct ReadingTests {
  @Test("B6: taking a binding is no read; the child that reads it runs")
  func projections() {
    struct Child: View {
      @Binding var number: Int

      var body: some View { Button("number \(number)") { number += 1 } }
    }
    struct Parent: View {
      @State private var number = 0

      var body: some View { Child(number: $number) }
    }
    let screen = Screen { Parent() }
    screen["number 0"].tap()
    screen["number 1"].tap()
    #expect(screen.visibleText == ["number 2"])
    #expect(screen.trace.bodies(of: Parent.self) == 1)
    #expect(screen.trace.bodies(of: Child.self) == 3)
  }

  @Test("B6: state that the body does not read does not run it")
  func unreadState() {
    struct Owner: View {
      @State private var number = 0

      var body: some View {
        Button("add") { number += 1 }
          .onAppear { _ = number }
      }
    }
    let screen = Screen { Owner() }
    screen["add"].tap()
    screen["add"].tap()
    #expect(screen.trace.bodies(of: Owner.self) == 1)
  }

  @Test("B6: what the last body did not read no longer counts")
  func readsUnderACondition() {
    struct Owner: View {
      @State private var isShown = true
      @State private var number = 0

      var body: some View {
        VStack {
          Button("toggle") { isShown.toggle() }
          Button("add") { number += 1 }
          if isShown { Text("number \(number)") }
        }
      }
    }
    let screen = Screen { Owner() }
    screen["add"].tap()
    #expect(screen.trace.bodies(of: Owner.self) == 2)
    screen["toggle"].tap()
    #expect(screen.trace.bodies(of: Owner.self) == 3)
    screen["add"].tap()
    #expect(screen.trace.bodies(of: Owner.self) == 3)
    screen["toggle"].tap()
    #expect(screen["number 2"].exists)
    #expect(screen.trace.bodies(of: Owner.self) == 4)
  }

  @Test("B6: reading through a closure in a child's body counts for the owner")
  func readsFromAChildsBody() {
    struct Child: View {
      let number: () -> Int

      var body: some View { Text("number \(number())") }
    }
    struct Owner: View {
      @State private var number = 0

      var body: some View {
        VStack {
          Child { number }
          Button("add") { number += 1 }
        }
      }
    }
    let screen = Screen { Owner() }
    screen["add"].tap()
    #expect(screen.visibleText == ["number 1", "add"])
  }

  @Test("B6: rows of a ForEach read for themselves")
  func readsInRows() {
    struct Owner: View {
      @State private var number = 0

      var body: some View {
        VStack {
          ForEach(0..<2, id: \.self) { Text("row \($0): \(number)") }
          Button("add") { number += 1 }
        }
      }
    }
    let screen = Screen { Owner() }
    screen["add"].tap()
    #expect(screen.visibleText == ["row 0: 1", "row 1: 1", "add"])
  }

  @Test("B7: an equal write is dropped")
  func equalWrites() {
    struct Owner: View {
      let log: Log
      @State private var number = 1
      @State private var name = "x"

      var body: some View {
        Button("write \(number) \(name)") {
          number = 1
          name = "x"
        }
        .onChange(of: number) { log.note("changed") }
      }
    }
    let log = Log()
    let screen = Screen { Owner(log: log) }
    let frames = screen.trace.frames
    screen["write 1 x"].tap()
    #expect(screen.trace.bodies(of: Owner.self) == 1)
    #expect(log.lines == [])
    // The button itself is pressed and let go; the equal writes add nothing to that.
    #expect(screen.trace.frames <= frames + 2)
  }

  @Test("B7: Equatable values are compared by ==, others field by field")
  func comparisonOfWrites() {
    struct Folded: Equatable {
      var text: String

      static func == (left: Folded, right: Folded) -> Bool { left.text.lowercased() == right.text.lowercased() }
    }
    struct Plain {
      var name: String
      var number: Int
    }
    struct Owner: View {
      @State private var folded = Folded(text: "a")
      @State private var plain = Plain(name: "p", number: 1)

      var body: some View {
        VStack {
          Text("\(folded.text) \(plain.name) \(plain.number)")
          Button("fold") { folded = Folded(text: "A") }
          Button("same") { plain = Plain(name: "p", number: 1) }
          Button("other") { plain.number = 2 }
        }
      }
    }
    let screen = Screen { Owner() }
    screen["fold"].tap()
    screen["same"].tap()
    #expect(screen.trace.bodies(of: Owner.self) == 1)
    screen["other"].tap()
    #expect(screen["a p 2"].exists)
    #expect(screen.trace.bodies(of: Owner.self) == 2)
  }

  @Test("B7: values that cannot be compared invalidate with each new closure")
  func incomparableWrites() {
    struct Owner: View {
      @State private var action: () -> Int = { 0 }
      let log: Log

      var body: some View {
        log.noting(
          "body \(action())",
          Button("write") {
            let count = log.lines.count
            action = { count }
          })
      }
    }
    let log = Log()
    let screen = Screen { Owner(log: log) }
    screen["write"].tap()
    screen["write"].tap()
    #expect(log.lines == ["body 0", "body 1", "body 2"])
  }

  @Test("B9: outside of an update the newest value is read")
  func readsInActions() {
    struct Owner: View {
      let log: Log
      @State private var number = 0

      var body: some View {
        Button("write \(number)") {
          number = 1
          log.note("read \(number)")
          number += 1
          log.note("read \(number) \($number.wrappedValue)")
        }
      }
    }
    let log = Log()
    let screen = Screen { Owner(log: log) }
    screen["write 0"].tap()
    #expect(log.lines == ["read 1", "read 2 2"])
    #expect(screen.visibleText == ["write 2"])
    #expect(screen.trace.bodies(of: Owner.self) == 2)
  }

  @Test("B9: a body sees the value of the transaction that is being applied")
  func readsInBodies() {
    struct Owner: View {
      let log: Log
      @State private var number = 0

      var body: some View {
        log.noting(
          "body \(number)",
          Button("write") {
            number = 1
            withAnimation { number = 2 }
            log.note("stored \(number)")
          })
      }
    }
    let log = Log()
    let screen = Screen { Owner(log: log) }
    screen["write"].tap()
    #expect(log.lines == ["body 0", "stored 2", "body 1", "body 2"])
  }
}
