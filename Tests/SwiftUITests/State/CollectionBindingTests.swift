import Observation
import SwiftUITesting
import Testing

@MainActor
struct CollectionBindingTests {
  private struct Item: Identifiable, Equatable {
    let id: String
    var count = 0
  }

  private struct Row: View {
    let name: String
    @Binding var count: Int

    var body: some View {
      Button("\(name) \(count)") { count += 1 }
    }
  }

  @Test("B56: a binding to a collection is a collection of bindings")
  func collections() {
    final class Box {
      var numbers = [1, 2, 3]
    }
    let box = Box()
    let binding = Binding(get: { box.numbers }, set: { box.numbers = $0 })
    #expect(binding.count == 3)
    #expect(binding.map(\.wrappedValue) == [1, 2, 3])
    binding[1].wrappedValue = 20
    #expect(box.numbers == [1, 20, 3])
    for element in binding { element.wrappedValue += 1 }
    #expect(box.numbers == [2, 21, 4])
    #expect(binding.reversed().map(\.wrappedValue) == [4, 21, 2])
  }

  @Test("B56: ForEach over a binding hands out bindings to its elements")
  func forEach() {
    struct Owner: View {
      @State private var numbers = [1, 2, 3]

      var body: some View {
        VStack {
          ForEach($numbers, id: \.self) { $number in
            Button("n\(number)") { number = 20 }
          }
          Text("\(numbers.map(String.init).joined(separator: ","))")
        }
      }
    }
    let screen = Screen { Owner() }
    screen["n2"].tap()
    #expect(screen.visibleText == ["n1", "n20", "n3", "1,20,3"])
  }

  @Test("B56: rows write their own element")
  func rows() {
    struct Owner: View {
      @State private var items = [Item(id: "a"), Item(id: "b")]

      var body: some View {
        VStack {
          ForEach($items) { $item in Row(name: item.id, count: $item.count) }
          Button("reverse") { items.reverse() }
          Button("drop") { items.removeLast() }
        }
      }
    }
    let screen = Screen { Owner() }
    screen["b 0"].tap()
    screen["b 1"].tap()
    #expect(screen.visibleText == ["a 0", "b 2", "reverse", "drop"])
    screen["reverse"].tap()
    #expect(screen.visibleText == ["b 2", "a 0", "reverse", "drop"])
    screen["a 0"].tap()
    #expect(screen.visibleText == ["b 2", "a 1", "reverse", "drop"])
    screen["drop"].tap()
    #expect(screen.visibleText == ["b 2", "reverse", "drop"])
    screen["drop"].tap()
    #expect(screen.visibleText == ["reverse", "drop"])
  }

  @Test("J362: rows of a constant binding show their elements and keep them")
  func constants() {
    struct Owner: View {
      var body: some View {
        VStack {
          ForEach(.constant([1, 2]), id: \.self) { $number in
            Button("n\(number)") { number = 20 }
          }
          ForEach(.constant([Item(id: "a")])) { $item in Row(name: item.id, count: $item.count) }
        }
      }
    }
    let screen = Screen { Owner() }
    screen["n2"].tap()
    screen["a 0"].tap()
    #expect(screen.visibleText == ["n1", "n2", "a 0"])
  }

  @Test("B56: a binding to an element that is no longer there traps when read")
  func staleElements() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        final class Box {
          var numbers = [1, 2, 3]
        }
        let box = Box()
        let binding = Binding(get: { box.numbers }, set: { box.numbers = $0 })[2]
        box.numbers.removeLast()
        _ = binding.wrappedValue
      }
    }
  }

  @Observable
  fileprivate final class Person {
    var name = "Ada"
    var age = 36
  }

  @Test("B57: a bindable object gives bindings to its properties; only their readers run")
  func bindable() {
    struct Name: View {
      let person: Person

      var body: some View { Text(person.name) }
    }
    struct Age: View {
      let person: Person

      var body: some View { Text("\(person.age)") }
    }
    struct Editor: View {
      @Bindable var person: Person

      var body: some View {
        VStack {
          Name(person: person)
          Age(person: person)
          Button("rename") { $person.name.wrappedValue = "Grace" }
        }
      }
    }
    let person = Person()
    let screen = Screen { Editor(person: person) }
    screen["rename"].tap()
    #expect(person.name == "Grace")
    #expect(screen.visibleText == ["Grace", "36", "rename"])
    #expect(screen.trace.bodies(of: Name.self) == 2)
    #expect(screen.trace.bodies(of: Age.self) == 1)
    #expect(screen.trace.bodies(of: Editor.self) == 1)
  }

  @Test("B57: bindings of a local Bindable, handed to a child")
  func localBindable() {
    struct Editor: View {
      let person: Person

      var body: some View {
        @Bindable var person = person
        Row(name: "age", count: $person.age)
      }
    }
    let screen = Screen { Editor(person: Person()) }
    screen["age 36"].tap()
    #expect(screen.visibleText == ["age 37"])
  }

  @Test("B58: a closure binding makes a child run with its parent, a key path binding does not")
  func comparedBindings() {
    struct Scores: Equatable {
      private var scores: [String: Int] = [:]

      subscript(scoreFor name: String) -> Int {
        get { scores[name, default: 0] }
        set { scores[name] = newValue }
      }
    }
    struct ByClosure: View {
      @Binding var value: Int

      var body: some View { Text("closure \(value)") }
    }
    struct ByKeyPath: View {
      @Binding var value: Int

      var body: some View { Text("path \(value)") }
    }
    struct Parent: View {
      @State private var ticks = 0
      @State private var scores = Scores()

      var body: some View {
        VStack {
          Button("tick \(ticks)") { ticks += 1 }
          ByClosure(value: Binding(get: { scores[scoreFor: "a"] }, set: { scores[scoreFor: "a"] = $0 }))
          ByKeyPath(value: $scores[scoreFor: "a"])
        }
      }
    }
    let screen = Screen { Parent() }
    for tick in 0..<5 { screen["tick \(tick)"].tap() }
    #expect(screen.trace.bodies(of: ByClosure.self) == 6)
    #expect(screen.trace.bodies(of: ByKeyPath.self) == 1)
  }

  @Test("B58: bindings to another key or another element are different")
  func differentBindings() {
    struct Child: View {
      @Binding var value: Int

      var body: some View { Text("value \(value)") }
    }
    struct Parent: View {
      @State private var numbers = [10, 20]
      @State private var index = 0

      var body: some View {
        VStack {
          Button("next") { index = 1 }
          Child(value: $numbers[index])
        }
      }
    }
    let screen = Screen { Parent() }
    #expect(screen.visibleText == ["next", "value 10"])
    screen["next"].tap()
    #expect(screen.visibleText == ["next", "value 20"])
  }
}
