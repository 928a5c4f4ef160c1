import SwiftUITesting
import Testing

/// What many choices cost, counted, not timed.
@MainActor
struct ChoiceGrowthTests {
  enum Appearance: String, CaseIterable {
    case menu, inline, segmented, wheel, palette, radioGroup, navigationLink
  }

  private struct Choice: View {
    let count: Int
    @State private var chosen = 1

    var body: some View {
      Picker("Number", selection: $chosen) {
        ForEach(0..<count, id: \.self) { Text("number \($0)").tag($0) }
      }
    }
  }

  @ViewBuilder private func choice(_ appearance: Appearance, _ count: Int) -> some View {
    switch appearance {
    case .menu: Choice(count: count).pickerStyle(.menu)
    case .inline: ScrollView { Choice(count: count).pickerStyle(.inline) }
    case .segmented: Choice(count: count).pickerStyle(.segmented)
    case .wheel: Choice(count: count).pickerStyle(.wheel)
    case .palette: Choice(count: count).pickerStyle(.palette)
    case .radioGroup: ScrollView { Choice(count: count).pickerStyle(.radioGroup) }
    case .navigationLink: Choice(count: count).pickerStyle(.navigationLink)
    }
  }

  private func cost(_ appearance: Appearance, _ count: Int) -> Int {
    let screen = Screen { choice(appearance, count) }
    if appearance == .menu { screen.element(.picker).tap() }
    let cost = screen.trace.layouts + screen.trace.questions
    screen.unmount()
    return cost
  }

  @Test("twice as many choices cost about twice as much", arguments: Appearance.allCases)
  func growth(appearance: Appearance) {
    let few = cost(appearance, 100)
    let many = cost(appearance, 200)
    #expect(many <= few * 5 / 2 + 100)
  }

  @Test("F46: lines set the sections of a menu apart, before the first item of each but the first")
  func sectionLines() {
    let screen = Screen {
      Menu("Open") {
        Section {
          Button("a") {}
          Button("b") {}
        }
        Section {
          Button("c") {}
        }
        Button("d") {}
      }
    }
    screen["Open"].tap()
    let tops = ["a", "b", "c", "d"].map { screen[$0].frame.minY }
    let distances = zip(tops, tops.dropFirst()).map { $1 - $0 }
    #expect(distances[1] > distances[0])
    #expect(distances[2] == distances[1])
  }
}
