import SwiftUITesting
import Testing

@MainActor
struct ViewThatFitsTests {
  private let log = Log()

  private func shown(_ width: CGFloat, _ height: CGFloat = 100, in axes: Axis.Set = [.horizontal, .vertical])
    -> [String]
  {
    Screen(width: width, height: height) {
      ViewThatFits(in: axes) {
        Text("large").frame(width: 200, height: 50)
        Text("medium").frame(width: 100, height: 40)
        Text("small").frame(width: 50, height: 30)
      }
    }.visibleText
  }

  @Test("C92: the first view whose ideal size fits is shown, the last if none does")
  func choice() {
    #expect(shown(300) == ["large"])
    #expect(shown(120) == ["medium"])
    #expect(shown(60) == ["small"])
    #expect(shown(30) == ["small"])
  }

  @Test("C92: only the axes that are named count")
  func axes() {
    #expect(shown(300, 45) == ["medium"])
    #expect(shown(300, 45, in: .horizontal) == ["large"])
    #expect(shown(60, 45, in: .vertical) == ["medium"])
  }

  @Test("C92: it takes the size of the chosen view for the real proposal")
  func size() {
    let content = {
      ViewThatFits {
        fixed(200, 50)
        fixed(100, 40)
        greedy()
      }
    }
    #expect(measure(ProposedViewSize(width: 120, height: 60)) { content() } == CGSize(width: 100, height: 40))
    #expect(measure(ProposedViewSize(width: 80, height: 60)) { content() } == CGSize(width: 80, height: 60))
    #expect(measure(.unspecified) { content() } == CGSize(width: 200, height: 50))
  }

  @Test("C92: views that were not chosen do not appear, are not hit and say nothing")
  func others() {
    var heard: [[String]] = []
    let screen = Screen(width: 120, height: 100) {
      ViewThatFits {
        Text("large").frame(width: 200).onAppear { log.note("large") }.says("large")
        Button("medium") { log.note("tap") }.frame(width: 100).onAppear { log.note("medium") }.says("medium")
      }
      .onPreferenceChange(Names.self) { heard.append($0) }
    }
    screen["medium"].tap()
    #expect(log.lines == ["medium", "tap"])
    #expect(heard == [["medium"]])
  }

  @Test("C92: another choice lets one view appear and the other disappear; state is kept")
  func changing() {
    let census = Census()
    func content(_ width: CGFloat) -> some View {
      ViewThatFits {
        Life("wide", census).frame(width: 200).onAppear { log.note("+wide") }.onDisappear { log.note("-wide") }
        Life("narrow", census).frame(width: 50).onAppear { log.note("+narrow") }.onDisappear { log.note("-narrow") }
      }
      .frame(width: width)
    }
    let screen = Screen { content(300) }
    let first = screen.visibleText
    screen.update { content(100) }
    #expect(screen.visibleText.first?.hasPrefix("narrow") == true)
    screen.update { content(300) }
    #expect(screen.visibleText == first)
    #expect(log.lines == ["+wide", "+narrow", "-wide", "+wide", "-narrow"])
  }
}
