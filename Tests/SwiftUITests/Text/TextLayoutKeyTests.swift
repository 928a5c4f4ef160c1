import SwiftUITesting
import Testing

@MainActor @Suite(.strictWarnings)
struct TextLayoutKeyTests {
  private final class Record {
    var lines: [[Int]] = []
    var origins: [CGPoint] = []
  }

  private struct Page: View {
    var texts = ["One", "Two"]
    var indent: CGFloat = 0
    let record: Record

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(texts, id: \.self) { Text($0) }
      }
      .padding(.leading, indent)
      .frame(width: 200, height: 100, alignment: .topLeading)
      .overlayPreferenceValue(Text.LayoutKey.self) { layouts in
        GeometryReader { proxy in
          let origins = layouts.map { proxy[$0.origin] }
          Color.clear.onChange(of: origins, initial: true) {
            record.origins = origins
            record.lines = layouts.map { $0.layout.map(\.count) }
          }
        }
      }
    }
  }

  @Test("J457: the layouts of the texts below, in their order, with the places of their corners")
  func layouts() async {
    let record = Record()
    let screen = Screen(width: 200, height: 100) { Page(record: record) }
    await screen.settle()
    #expect(record.lines == [[1], [1]])
    #expect(record.origins == [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 20)])
    screen.update { Page(texts: ["One", "Two", "Three"], record: record) }
    await screen.settle()
    #expect(record.origins.count == 3)
    screen.update { Page(texts: ["Two"], indent: 30, record: record) }
    await screen.settle()
    #expect(record.origins == [CGPoint(x: 30, y: 0)])
  }

  @Test("J457: a text that becomes longer in its place tells its new layout; texts without readers tell nothing")
  func changes() async {
    var counts: [Int] = []
    struct Label: View {
      let text: String
      var body: some View { Text(text).frame(width: 60, height: 100) }
    }
    let screen = Screen {
      Label(text: "Short").onPreferenceChange(Text.LayoutKey.self) { counts.append($0.first?.layout.count ?? 0) }
    }
    await screen.settle()
    screen.update {
      Label(text: "A text of several lines").onPreferenceChange(Text.LayoutKey.self) {
        counts.append($0.first?.layout.count ?? 0)
      }
    }
    await screen.settle()
    #expect(counts.first == 0 || counts.first == 1)
    #expect(counts.last == 4 || counts.last == 3)
    let quiet = Screen { Label(text: "Nothing reads it") }
    await quiet.settle()
    #expect(quiet.visibleText == ["Nothing reads it"])
  }
}
