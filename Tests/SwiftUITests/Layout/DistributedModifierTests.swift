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
}
