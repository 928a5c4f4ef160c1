import SwiftUITesting
import Testing

/// Lists and tables as a desktop has them.
@MainActor
struct DesktopListTests {
  private func screen(@ViewBuilder _ content: () -> some View) -> Screen {
    let content = content()
    return Screen(width: 400, height: 300, scale: 1, idiom: .desktop) { content }
  }

  private struct Names: View {
    @State private var chosen: Int? = 1
    var body: some View {
      List(0..<5, id: \.self, selection: $chosen) { Text("Row \($0)") }
    }
  }

  @Test("DK17: rows are 24 points high, those of sidebars 28")
  func heights() {
    func distance(_ view: some View) -> CGFloat {
      let screen = screen { view }
      return screen["Row 2"].frame.minY - screen["Row 1"].frame.minY
    }
    #expect(distance(Names()) == 24)
    #expect(distance(Names().listStyle(.sidebar)) == 28)
    #expect(distance(Names().environment(\.defaultMinListRowHeight, 50)) == 50)
  }

  @Test("DK17: the chosen row has the accent color")
  func selection() {
    let screen = screen { Names() }
    let row = screen["Row 1"].frame
    let pixel = screen.snapshot().color(at: CGPoint(x: 390, y: row.midY))
    #expect(pixel.blue > pixel.red + 0.2)
    screen["Row 3"].tap()
    #expect(screen.snapshot().color(at: CGPoint(x: 390, y: row.midY)).red > 0.9)
  }

  @Test("DK17: every other row has a background, where that is asked for")
  func alternating() {
    func rows(_ view: some View) -> Set<Double> {
      let screen = screen { view }
      let picture = screen.snapshot()
      return Set((2...4).map { Double(picture.color(at: CGPoint(x: 390, y: screen["Row \($0)"].frame.midY)).red) })
    }
    #expect(rows(Names()).count == 1)
    #expect(rows(Names().alternatingRowBackgrounds()).count == 2)
  }

  @Test("DK17: the rows of a table are low")
  func table() {
    struct Person: Identifiable {
      let id: Int
      let name: String
    }
    let people = (0..<3).map { Person(id: $0, name: "Person \($0)") }
    let screen = screen { Table(people) { TableColumn("Name", value: \.name) } }
    #expect(screen["Person 1"].frame.midY - screen["Person 0"].frame.midY == 24)
  }
}
