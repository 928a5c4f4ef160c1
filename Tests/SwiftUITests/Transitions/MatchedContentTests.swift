import SwiftUITesting
import Testing

@MainActor
struct MatchedContentTests {
  /// A view that is to lie where a part of it lies.
  private struct Chase: View {
    @Namespace private var space
    let isSource: Bool

    var body: some View {
      HStack {
        Color.red.frame(width: 20, height: 20)
        Text("Part").matchedGeometryEffect(id: "group", in: space)
      }
      .matchedGeometryEffect(id: "group", in: space, isSource: isSource)
    }
  }

  @Test("D45: a view that contains the source of its group stays where it is, with a warning")
  func ownContent() async {
    let screen = Screen(width: 200, height: 200) { Chase(isSource: true) }
    let place = screen["Part"].frame
    screen.update { Chase(isSource: false) }
    await screen.settle()
    #expect(screen["Part"].frame == place)
    #expect(screen.trace.warnings.contains { $0.contains("contains the source of the group") })
    screen.trace.reset()
    await screen.advance(by: .seconds(1))
    #expect(screen.trace.frames == 0)
  }
}
