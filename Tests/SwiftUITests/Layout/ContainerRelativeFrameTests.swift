import SwiftUITesting
import Testing

@MainActor
struct ContainerRelativeFrameTests {
  private func width<Content: View>(@ViewBuilder _ content: () -> Content) -> CGFloat {
    layout(in: CGSize(width: 300, height: 100)) {
      ScrollView(.horizontal) { HStack(spacing: 10) { content() } }
    }["view"]?.width ?? -1
  }

  @Test("C99: the view is as long as the scroll view around it, or some of its parts")
  func parts() {
    #expect(width { Color.red.containerRelativeFrame(.horizontal).probe("view") } == 300)
    let one = width { Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 10).probe("view") }
    #expect(abs(one - 280 / 3) < 0.001)
    let two = width { Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10).probe("view") }
    #expect(abs(two - (2 * 280 / 3 + 10)) < 0.001)
  }

  @Test("C99: a length of one's own")
  func closure() {
    #expect(width { Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 4 }.probe("view") } == 75)
  }

  @Test("C99: without a scroll view, the surface counts; what is smaller is aligned")
  func surface() {
    let frames = layout(in: CGSize(width: 300, height: 100)) {
      VStack(spacing: 0) {
        block(20).probe("inner").containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing)
          .probe("view")
      }
      .frame(width: 10, height: 10, alignment: .topLeading)
    }
    #expect(frames["view"]?.size == CGSize(width: 300, height: 100))
    #expect(frames["inner"].map { $0.maxX - (frames["view"]?.maxX ?? 0) } == 0)
  }

  @Test("C99: it follows the container")
  func following() {
    func content(_ width: CGFloat) -> some View {
      ScrollView(.horizontal) {
        HStack { Text("page").containerRelativeFrame(.horizontal, alignment: .leading) }
      }
      .frame(width: width)
    }
    let screen = Screen(width: 400) { content(300) }
    #expect(screen["page"].frame.minX == 50)
    screen.update { content(200) }
    #expect(screen["page"].frame.minX == 100)
  }
}
