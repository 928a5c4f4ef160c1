import SwiftUITesting
import Testing

/// J419: rows of a desktop whose background stands out.
@MainActor
struct BackgroundProminenceTests {
  private struct Cell: View {
    let number: Int
    @Environment(\.backgroundProminence) private var prominence

    init(_ number: Int) {
      self.number = number
    }

    var body: some View {
      HStack {
        Text("Row \(number)")
        Text("\(number) \(prominence == .increased ? "increased" : "standard")")
        Text("██")
      }
    }
  }

  @Observable
  final class Model {
    var chosen: Int? = 1
    var count = 100
  }

  private struct Page: View {
    let model: Model
    var isWrapped = false

    var body: some View {
      List(selection: Bindable(model).chosen) {
        if isWrapped {
          Group { ForEach(0..<model.count, id: \.self) { Cell($0) } }.environment(\.lineLimit, 1).font(.body)
        } else {
          ForEach(0..<model.count, id: \.self) { Cell($0) }
        }
        Cell(-1).tag(-1)
      }
    }
  }

  private func screen(_ model: Model, isWrapped: Bool = false, idiom: ScreenIdiom = .desktop) -> Screen {
    Screen(width: 400, height: 300, scale: 1, idiom: idiom) { Page(model: model, isWrapped: isWrapped) }
  }

  @Test("J419: the chosen row of a desktop says so to its content", arguments: [false, true])
  func chosenRow(_ isWrapped: Bool) {
    let model = Model()
    let screen = screen(model, isWrapped: isWrapped)
    #expect(screen["1 increased"].exists)
    #expect(screen["0 standard"].exists)
    screen["Row 3"].tap()
    #expect(screen["1 standard"].exists)
    #expect(screen["3 increased"].exists)
    model.chosen = nil
    #expect(screen["3 standard"].exists)
  }

  @Test("J419: the letters of a chosen row are white, and those of others are not")
  func letters() {
    let screen = screen(Model())
    let picture = screen.snapshot()
    let blocks = screen.elements(.text).filter { $0.label == "██" }
    #expect(blocks.count > 3)
    #expect(picture.color(at: CGPoint(x: blocks[1].frame.midX, y: blocks[1].frame.midY)).red > 0.95)
    #expect(picture.color(at: CGPoint(x: blocks[2].frame.midX, y: blocks[2].frame.midY)).red < 0.3)
  }

  private struct Badges: View {
    @State private var chosen: Int? = 1

    var body: some View {
      List(selection: $chosen) {
        Text("One").badge("██").tag(1)
        Text("Two").badge("██").tag(2)
      }
      .listStyle(.sidebar)
    }
  }

  @Test("J419: the badge of a chosen row is light, and becomes so when the row is chosen")
  func badges() {
    let screen = Screen(width: 200, height: 200, scale: 1, idiom: .desktop) { Badges() }
    func reds() -> [Double] {
      let picture = screen.snapshot()
      return screen.elements(.text).filter { $0.label == "██" }.map {
        picture.color(at: CGPoint(x: $0.frame.midX, y: $0.frame.midY)).red
      }
    }
    #expect(reds().count == 2 && reds()[0] > 0.75 && reds()[1] < 0.75)
    screen["Two"].tap()
    #expect(reds()[0] < 0.75 && reds()[1] > 0.75)
  }

  @Test("J419: the icon of a chosen row is white, as on its own color it would not be seen")
  func icons() {
    let screen = Screen(width: 200, height: 200, scale: 1, idiom: .desktop) {
      List(selection: .constant(Optional(1))) {
        Label("One", systemImage: "square.fill").tag(1)
        Label("Two", systemImage: "square.fill").tag(2)
      }
    }
    let picture = screen.snapshot()
    func reddest(_ title: String) -> Double? {
      let frame = screen.elements(.row).first { $0.label == title }?.frame
      return frame.flatMap { frame in
        (Int(frame.minX)..<Int(frame.minX) + 28).map { picture.color(at: CGPoint(x: CGFloat($0), y: frame.midY)).red }
          .filter { $0 > 0 }.max()
      }
    }
    #expect((reddest("One") ?? 0) > 0.9)
    let blue = screen.elements(.row).first { $0.label == "Two" }?.frame ?? .zero
    let darkest = (0..<28).map { picture.color(at: CGPoint(x: blue.minX + CGFloat($0), y: blue.midY)).red }.min()
    #expect((darkest ?? 1) < 0.2)
  }

  @Test("J419: rows that leave, come back or are written one by one have it too")
  func rowsThatMove() {
    let model = Model()
    let screen = screen(model)
    model.count = 1
    #expect(screen["0 standard"].exists)
    screen["Row -1"].tap()
    #expect(screen["-1 increased"].exists)
    model.count = 5
    model.chosen = 4
    #expect(screen["4 increased"].exists)
    #expect(screen["-1 standard"].exists)
    screen.key(.upArrow)
    #expect(screen["3 increased"].exists)
  }

  @Test("J419: on a phone, backgrounds do not stand out")
  func phone() {
    #expect(screen(Model(), idiom: .phone)["1 standard"].exists)
  }
}
