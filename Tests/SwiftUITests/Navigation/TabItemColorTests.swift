import SwiftUITesting
import Testing

/// What items of a bar of tabs show of the colors and stacks in them.
@MainActor
struct TabItemColorTests {
  private func picture(_ label: some View) -> Snapshot {
    Screen(width: 200, height: 200) {
      TabView {
        Color.white.tabItem { label }
        Color.white.tabItem { Text("Other") }
      }
    }.snapshot()
  }

  private func colors(_ picture: Snapshot) -> Set<String> {
    var found: Set<String> = []
    for x in 0..<200 {
      for y in 120..<200 {
        let color = picture.color(at: CGPoint(x: x, y: y))
        if color.red > 0.9, color.green < 0.3 { found.insert("red") }
        if color.blue > 0.9, color.red < 0.3 { found.insert("blue") }
        if color.green > 0.9, color.red < 0.3, color.blue < 0.3 { found.insert("green") }
      }
    }
    return found
  }

  @Test("J280: a tab's item has the bar's colors, not the foreground, tint or text color that it was given")
  func barColors() {
    let symbol = Image(systemName: "square.fill")
    #expect(colors(picture(symbol)) == ["blue"])
    #expect(colors(picture(symbol.foregroundColor(.pureRed))) == ["blue"])
    #expect(colors(picture(symbol.foregroundStyle(Color.pureRed))) == ["blue"])
    #expect(colors(picture(symbol.accentColor(.pureRed))) == ["blue"])
    #expect(colors(picture(symbol.tint(Color.pureRed))) == ["blue"])
    #expect(colors(picture(Text("MMM").foregroundColor(.pureRed).bold())).isDisjoint(with: ["red"]))
  }

  @Test("J280: the tint of the view with the tabs colors the chosen item")
  func outerTint() {
    let screen = Screen(width: 200, height: 200) {
      TabView { Color.white.tabItem { Image(systemName: "square.fill").foregroundColor(.pureRed) } }
        .tint(Color.pureGreen)
    }
    #expect(colors(screen.snapshot()) == ["green"])
  }

  @Test("J280: picture and title stand as the bar places them, in whichever stack they are")
  func stacks() {
    let plain = picture(
      Group {
        Image(systemName: "square.fill")
        Text("Home")
      })
    let line = picture(
      HStack {
        Image(systemName: "square.fill")
        Text("Home")
      })
    let column = picture(
      VStack(spacing: 30) {
        Image(systemName: "square.fill")
        Text("Home")
      })
    #expect(line.difference(from: plain) == 0)
    #expect(column.difference(from: plain) == 0)
  }

  @Test("J280: pictures are drawn in the bar's color unless they are to be shown as they are")
  func pictures() {
    let square = Image(size: CGSize(width: 20, height: 20)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.pureRed))
    }
    #expect(colors(picture(square)) == ["blue"])
    #expect(colors(picture(square.renderingMode(.original))) == ["red"])
  }
}
