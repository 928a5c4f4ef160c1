import SwiftUITesting
import Testing

/// Lines between rows.
@MainActor
struct SeparatorTests {
  /// Where the line below a row begins, by its color.
  private func lineStart<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> CGFloat? {
    let screen = Screen(width: 300, height: 200, scale: 2) {
      List {
        content().listRowSeparatorTint(.red)
        Text("Next")
      }
      .listStyle(.plain)
    }
    let picture = screen.snapshot()
    guard let bottom = screen.elements(.row).first?.frame.maxY else { return nil }
    for x in stride(from: 0.25, to: 300, by: 0.5) {
      for y in [bottom - 0.25, bottom - 0.75] {
        let color = picture.color(at: CGPoint(x: x, y: y))
        if color.red > 0.9, color.green < 0.4, color.blue < 0.4 { return x - 0.25 }
      }
    }
    return nil
  }

  @Test("lines below rows begin where the text does")
  func text() {
    #expect(lineStart { Text("Plain") } == 16)
    #expect(
      lineStart {
        HStack(spacing: 10) {
          Color.blue.frame(width: 20, height: 20)
          Text("Beside")
        }
      } == 46)
    #expect(
      lineStart {
        HStack(spacing: 10) {
          Text("First")
          Spacer()
          Text("Last")
        }
      } == 16)
    #expect(
      lineStart {
        VStack(alignment: .leading) {
          Text("One")
          Text("Two").padding(.leading, 30)
        }
      } == 16)
    #expect(lineStart { Text("Padded").padding(.leading, 24) } == 40)
    #expect(lineStart { Color.blue.frame(width: 20, height: 20) } == 16)
    #expect(lineStart { Toggle("Switch", isOn: .constant(true)) } == 16)
    #expect(lineStart { Text("Inset").listRowInsets(EdgeInsets(top: 5, leading: 50, bottom: 5, trailing: 5)) } == 50)
  }

  @Test("lines below labels begin at the title, also if the icon is text")
  func labels() throws {
    let title = try #require(lineStart { Label("Title", systemImage: "star") })
    #expect(title >= 50 && title <= 56)
    #expect(
      lineStart {
        Label {
          Text("Title")
        } icon: {
          Text("★")
        }
      } == title)
  }

  @Test("a guide of the row's own says where its line begins and ends")
  func guides() {
    #expect(lineStart { Text("Own").alignmentGuide(.listRowSeparatorLeading) { _ in 60 } } == 76)
    #expect(lineStart { Text("Whole").alignmentGuide(.listRowSeparatorLeading) { _ in -16 } } == 0)
    #expect(lineStart { Text("Odd").alignmentGuide(.listRowSeparatorLeading) { _ in .nan } } == 16)
  }
  @Test("F45: the line below a segmented picker begins at its edge")
  func choices() {
    let start = lineStart {
      Picker("Size", selection: .constant(1)) { ForEach(1..<4, id: \.self) { Text("\($0)") } }.pickerStyle(.segmented)
    }
    #expect(start == 16)
  }
}
