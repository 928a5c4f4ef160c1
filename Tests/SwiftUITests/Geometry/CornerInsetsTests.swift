import SwiftUI
import SwiftUITesting
import Testing

@MainActor
struct CornerInsetsTests {
  @Test("J338: windows have nothing in the corners of their content")
  func corners() {
    let screen = Screen {
      GeometryReader { geometry in
        Text(geometry.containerCornerInsets == RectangleCornerInsets() ? "nothing" : "something")
          .containerCornerOffset(.leading, sizeToFit: true)
      }
    }
    #expect(screen["nothing"].frame.origin == .zero)
  }

  @Test("A phase of a key names what happened; a behavior gives back what it hides")
  func descriptions() {
    #expect(KeyPress.Phases.all.debugDescription == "[down, repeat, up]")
    #expect(KeyPress.Phases([]).debugDescription == "[]")
    #expect(AnyScrollTargetBehavior(.paging).base is PagingScrollTargetBehavior)
  }
}
