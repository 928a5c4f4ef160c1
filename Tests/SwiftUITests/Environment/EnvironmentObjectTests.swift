import Observation
import SwiftUITesting
import Testing

private final class Published: ObservableObject {
  @SwiftUITesting.Published var number = 0
}

@Observable
private class Base {
  var number = 0
  var other = 0
}

@Observable
private final class Derived: Base {}

private struct PublishedReader: View {
  @EnvironmentObject private var model: Published

  var body: some View { Text("published \(model.number)") }
}

private struct BaseReader: View {
  @Environment(Base.self) private var base: Base?

  var body: some View { Text("base \(base?.number ?? -1)") }
}

private struct DerivedReader: View {
  @Environment(Derived.self) private var derived: Derived?

  var body: some View { Text("derived \(derived?.number ?? -1)") }
}

@MainActor
struct EnvironmentObjectTests {
  @Test("B67: objects reach any depth and are followed")
  func following() {
    let model = Published()
    let screen = Screen { VStack { AnyView(PublishedReader()) }.environmentObject(model) }
    model.number = 3
    #expect(screen.visibleText == ["published 3"])
    #expect(screen.trace.bodies(of: PublishedReader.self) == 2)
  }

  @Test("B67: the nearest object of a type wins; another one replaces it")
  func replacing() {
    let (first, second) = (Published(), Published())
    second.number = 5
    let stage = { (model: Published) in PublishedReader().environmentObject(model).environmentObject(first) }
    let screen = Screen { stage(first) }
    screen.update { stage(second) }
    #expect(screen.visibleText == ["published 5"])
    second.number = 6
    #expect(screen.visibleText == ["published 6"])
    let bodies = screen.trace.bodies(of: PublishedReader.self)
    first.number = 1
    #expect(screen.trace.bodies(of: PublishedReader.self) == bodies)
  }

  @Test("B67: observable objects are found by the type written")
  func staticTypes() {
    let derived = Derived()
    let asDerived = texts(over: [0]) { _ in
      VStack {
        BaseReader()
        DerivedReader()
      }
      .environment(derived)
    }
    #expect(asDerived == [["base -1", "derived 0"]])
    let asBase = texts(over: [0]) { _ in
      VStack {
        BaseReader()
        DerivedReader()
      }
      .environment(derived as Base)
    }
    #expect(asBase == [["base 0", "derived -1"]])
  }

  @Test("B67: nil takes an object away")
  func clearing() {
    let numbers = texts(over: [0]) { _ in
      VStack {
        BaseReader()
        BaseReader().environment(nil as Base?)
      }
      .environment(Base())
    }
    #expect(numbers == [["base 0", "base -1"]])
  }

  @Test("B67: an optional that is missing is nil, and is found when it comes")
  func optionals() {
    let base = Base()
    base.number = 4
    #expect(texts(over: [nil, base, nil]) { BaseReader().environment($0) } == [["base -1"], ["base 4"], ["base -1"]])
  }

  @Test("B67: only the properties that were read count")
  func readProperties() {
    struct Owner: View {
      @Environment(Base.self) private var base

      var body: some View { Text("number \(base.number)") }
    }
    let base = Base()
    let screen = Screen { Owner().environment(base) }
    base.other = 1
    #expect(screen.trace.bodies(of: Owner.self) == 1)
    base.number = 1
    #expect(screen.visibleText == ["number 1"])
    #expect(screen.trace.bodies(of: Owner.self) == 2)
  }

  @Test("B67: a missing object that is never read does no harm")
  func unread() {
    struct Declaring: View {
      @EnvironmentObject private var model: Published
      @Environment(Base.self) private var base

      var body: some View { Text("x") }
    }
    #expect(texts(over: [0]) { _ in Declaring() } == [["x"]])
  }

  @Test("B67: reading a missing ObservableObject stops with its name")
  func missingObject() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Screen { PublishedReader() } }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("No ObservableObject of type Published found."))
    #expect(message.contains("A View.environmentObject(_:) for Published may be missing as an ancestor of this view."))
  }

  @Test("B67: reading a missing observable object stops with its name")
  func missingObservable() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        struct Owner: View {
          @Environment(Base.self) private var base

          var body: some View { Text("\(base.number)") }
        }
        _ = Screen { Owner() }
      }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("No Observable object of type Base found."))
    #expect(message.contains("A View.environmentObject(_:) for Base may be missing as an ancestor of this view."))
  }
}
