import SwiftUITesting
import Testing

@MainActor
struct BindingTests {
  @MainActor
  private final class Calls {
    var gets = 0
    var sets = 0
    var value = 0

    var binding: Binding<Int> {
      Binding(
        get: {
          self.gets += 1
          return self.value
        },
        set: {
          self.sets += 1
          self.value = $0
        })
    }
  }

  @Test("B50: each read calls get, each write calls set once")
  func closures() {
    let calls = Calls()
    let binding = calls.binding
    #expect(binding.wrappedValue == 0)
    #expect(binding.wrappedValue == 0)
    #expect(calls.gets >= 2)
    #expect(calls.sets == 0)
    binding.wrappedValue = 4
    #expect(calls.sets == 1)
    #expect(calls.value == 4)
    binding.wrappedValue += 1
    #expect(calls.sets == 2)
    #expect(binding.wrappedValue == 5)
  }

  @Test("B50: writing an equal value calls set, too")
  func equalWrites() {
    let calls = Calls()
    calls.binding.wrappedValue = 0
    #expect(calls.sets == 1)
  }

  @Test("B50: a child writes through closures into the parent's state")
  func closuresOverState() {
    struct Child: View {
      @Binding var value: Int

      var body: some View {
        Button("value \(value)") { value += 1 }
      }
    }
    struct Parent: View {
      @State private var half = 1

      var body: some View {
        Child(value: Binding(get: { half * 2 }, set: { half = $0 }))
      }
    }
    let screen = Screen { Parent() }
    screen["value 2"].tap()
    #expect(screen.visibleText == ["value 6"])
  }

  @Test("B51: a binding that was kept stays live")
  func keptBindings() throws {
    final class Retainer {
      var binding: Binding<Int>?
    }
    struct Owner: View {
      let retainer: Retainer
      @State private var value = 0

      var body: some View {
        Button("value \(value)") { value = 7 }
          .onAppear { retainer.binding = $value }
      }
    }
    let retainer = Retainer()
    let screen = Screen { Owner(retainer: retainer) }
    let binding = try #require(retainer.binding)
    #expect(binding.wrappedValue == 0)
    screen["value 0"].tap()
    #expect(binding.wrappedValue == 7)
    binding.wrappedValue = 11
    #expect(binding.wrappedValue == 11)
    #expect(screen.visibleText == ["value 11"])
  }

  @Test("B51: a binding to state whose view is gone still reads and writes, without effect on anything")
  func bindingsToTheGone() throws {
    final class Retainer {
      var binding: Binding<Int>?
    }
    struct Owner: View {
      let retainer: Retainer
      @State private var value = 3

      var body: some View {
        Text("value \(value)").onAppear { retainer.binding = $value }
      }
    }
    let retainer = Retainer()
    let stage = { (isThere: Bool) in
      VStack { if isThere { Owner(retainer: retainer) } }
    }
    let screen = Screen { stage(true) }
    let binding = try #require(retainer.binding)
    screen.update { stage(false) }
    #expect(binding.wrappedValue == 3)
    binding.wrappedValue = 4
    screen.update { stage(true) }
    #expect(screen.visibleText == ["value 3"])
  }

  @Test("B52: a constant ignores writes")
  func constants() {
    let binding = Binding.constant(3)
    binding.wrappedValue = 9
    #expect(binding.wrappedValue == 3)
  }

  @Test("B52: a control on a constant stays as it is")
  func controlOnConstant() {
    struct Child: View {
      @Binding var isOn: Bool

      var body: some View {
        Button(isOn ? "on" : "off") { isOn.toggle() }
      }
    }
    let screen = Screen { Child(isOn: .constant(true)) }
    screen["on"].tap()
    #expect(screen.visibleText == ["on"])
    #expect(screen.trace.bodies(of: Child.self) == 1)
  }

  fileprivate struct Model: Equatable {
    var a = 1
    var b = 2
  }

  @Test("B53: writing a member writes the whole value")
  func members() {
    struct Owner: View {
      @State private var model = Model()

      var body: some View {
        Button("\(model.a) \(model.b)") { $model.a.wrappedValue = 5 }
      }
    }
    let screen = Screen { Owner() }
    screen["1 2"].tap()
    #expect(screen.visibleText == ["5 2"])
    #expect(screen.trace.bodies(of: Owner.self) == 2)
    screen["5 2"].tap()
    #expect(screen.trace.bodies(of: Owner.self) == 2)
  }

  @Test("B53: a view that holds another member and never reads it stays asleep")
  func unreadMembers() {
    struct Holder: View {
      @Binding var value: Int

      var body: some View { Text("holder") }
    }
    struct Owner: View {
      @State private var model = Model()

      var body: some View {
        VStack {
          Button("a \(model.a)") { model.a += 1 }
          Holder(value: $model.b)
        }
      }
    }
    let screen = Screen { Owner() }
    screen["a 1"].tap()
    screen["a 2"].tap()
    #expect(screen.trace.bodies(of: Owner.self) == 3)
    #expect(screen.trace.bodies(of: Holder.self) == 1)
  }

  @Test("B53: members of members, optionals and elements")
  func deepMembers() {
    struct Nested {
      var model = Model()
      var list = [1, 2, 3]
    }
    final class Box {
      var nested = Nested()
    }
    let box = Box()
    let binding = Binding(get: { box.nested }, set: { box.nested = $0 })
    binding.model.b.wrappedValue = 7
    binding.list[1].wrappedValue = 20
    #expect(box.nested.model == Model(a: 1, b: 7))
    #expect(box.nested.list == [1, 20, 3])
  }

  @Test("B54: an optional's binding can be unwrapped while there is a value")
  func unwrapping() throws {
    final class Box {
      var value: Int? = 3
    }
    let box = Box()
    let base = Binding(get: { box.value }, set: { box.value = $0 })
    let unwrapped = try #require(Binding(base))
    #expect(unwrapped.wrappedValue == 3)
    unwrapped.wrappedValue = 9
    #expect(box.value == 9)
    box.value = nil
    #expect(Binding(base).map(\.wrappedValue) == nil)
  }

  @Test("B54: a value shown as an optional ignores nil")
  func wrapping() {
    let calls = Calls()
    calls.value = 2
    let optional = Binding<Int?>(calls.binding)
    #expect(optional.wrappedValue == 2)
    optional.wrappedValue = nil
    #expect(calls.value == 2)
    #expect(calls.sets == 0)
    optional.wrappedValue = 6
    #expect(calls.value == 6)
  }

  @Test("B54: a value shown as any hashable value")
  func hashing() {
    let calls = Calls()
    let hashable = Binding<AnyHashable>(calls.binding)
    #expect(hashable.wrappedValue == AnyHashable(0))
    hashable.wrappedValue = AnyHashable(5)
    #expect(calls.value == 5)
  }
}
