import SwiftUITesting
import Testing

@MainActor
struct BindingTransactionTests {
  /// Notes the values of each body.
  fileprivate struct Owner: View {
    let log: Log
    let write: @MainActor (Binding<Int>, Binding<Int>) -> Void
    @State private var first = 0
    @State private var second = 0

    var body: some View {
      log.noting("\(first) \(second)", Button("write") { write($first, $second) })
    }
  }

  private let log = Log()

  /// The values that bodies see after `write`, in order.
  private func bodies(after write: @escaping @MainActor (Binding<Int>, Binding<Int>) -> Void) -> [String] {
    let screen = Screen { Owner(log: log, write: write) }
    screen["write"].tap()
    return Array(log.take().dropFirst())
  }

  @Test("B55: a write through an animated binding to state is a transaction of its own")
  func stateBacked() {
    #expect(
      bodies {
        $0.wrappedValue = 1
        $1.wrappedValue = 1
      } == ["1 1"])
    #expect(
      bodies {
        $0.wrappedValue = 1
        $1.animation(.linear).wrappedValue = 1
      } == ["1 0", "1 1"])
    #expect(
      bodies {
        $0.wrappedValue = 1
        $1.transaction(Transaction(animation: .default)).wrappedValue = 1
      }
        == ["1 0", "1 1"])
  }

  @Test("B55: bindings derived from an animated one are animated, too")
  func derived() {
    struct Pair {
      var number = 0
    }
    struct Deriving: View {
      let log: Log
      @State private var pair = Pair()
      @State private var list = [0]
      @State private var optional: Int? = 0
      @State private var plain = 0

      var body: some View {
        log.noting(
          "\(plain) \(pair.number) \(list[0]) \(optional ?? -1)",
          Button("write") {
            plain = 1
            $pair.animation().number.wrappedValue = 1
            $list.animation()[0].wrappedValue = 1
            Binding($optional.animation())?.wrappedValue = 1
          })
      }
    }
    let screen = Screen { [log] in Deriving(log: log) }
    screen["write"].tap()
    #expect(log.lines == ["0 0 0 0", "1 0 0 0", "1 1 0 0", "1 1 1 0", "1 1 1 1"])
  }

  @Test("B55: a closure of two arguments is told the transaction")
  func twoArguments() {
    final class Box {
      var value = 0
      var animations: [Animation?] = []
    }
    let box = Box()
    let binding = Binding<Int>(
      get: { box.value },
      set: { value, transaction in
        box.value = value
        box.animations.append(transaction.animation)
      })
    binding.wrappedValue = 1
    binding.animation(.linear(duration: 2)).wrappedValue = 2
    withAnimation(.easeIn) { binding.wrappedValue = 3 }
    #expect(box.value == 3)
    #expect(box.animations == [nil, .linear(duration: 2), .easeIn])
  }

  @Test("B55: a closure of one argument loses the transaction of the binding")
  func oneArgument() {
    #expect(
      bodies { first, second in
        first.wrappedValue = 1
        Binding(get: { second.wrappedValue }, set: { second.wrappedValue = $0 }).animation().wrappedValue = 1
      } == ["1 1"])
  }

  @Test("B55: withAnimation around a write through any binding reaches it")
  func surroundingAnimation() {
    #expect(
      bodies { first, second in
        first.wrappedValue = 1
        withAnimation { Binding(get: { second.wrappedValue }, set: { second.wrappedValue = $0 }).wrappedValue = 1 }
      } == ["1 0", "1 1"])
  }
}
