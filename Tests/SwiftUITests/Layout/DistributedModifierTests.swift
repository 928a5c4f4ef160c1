import SwiftUITesting
import Testing

/// A value that is counted when it is kept in `@State`.
private struct Mark: Equatable {}

private struct Marked: View {
  @State private var mark = Mark()

  var body: some View {
    Color.red
  }
}

/// Puts several views, each in a modifier's wrapper, below an environment value that changes with each update.
private struct Changing: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Group {
        Text("first")
        Text("second")
      }
      .padding(1)
      .background(Color.gray.frame(width: 1))
      .opacity(0.9)
      .environment(\.layoutDirection, count.isMultiple(of: 2) ? .leftToRight : .rightToLeft)
      Button("More") { count += 1 }
      Text("\(count)")
    }
  }
}

/// Views below sixteen modifiers that wrap each of them.
private struct Members: View {
  let count: Int

  var body: some View {
    VStack {
      Group { ForEach(0..<count, id: \.self) { Text("\($0)") } }
        .padding(1).padding(1).padding(1).padding(1).padding(1).padding(1).padding(1).padding(1)
        .padding(1).padding(1).padding(1).padding(1).padding(1).padding(1).padding(1).padding(1)
    }
  }
}

@MainActor
struct DistributedModifierTests {
  @Test("A6: an overlay on a group is made once for each member, and for nothing else")
  func overlaysOfGroup() {
    let screen = Screen {
      HStack {
        Group {
          Text("a")
          Text("b")
        }
        .overlay { Marked() }
      }
    }
    #expect(screen.trace.initialValues(of: Mark.self) == 2)
    #expect(screen.trace.bodies(of: Marked.self) == 2)
  }

  @Test("Wrappers that turned out not to be wanted leave nothing behind that reads the environment")
  func abandonedWrappers() {
    let screen = Screen { Changing() }
    for _ in 0..<20 { screen["More"].tap() }
    #expect(screen.visibleText == ["first", "second", "More", "20"])
  }

  @Test("A6: when the views below many modifiers change, each modifier collects them once")
  func manyModifiers() {
    let screen = Screen { Members(count: 2) }
    screen.trace.reset()
    screen.update { Members(count: 3) }
    #expect(screen.visibleText == ["0", "1", "2"])
    // Sixteen modifiers and the stack.
    #expect(screen.trace.collections == 17)
  }
}
