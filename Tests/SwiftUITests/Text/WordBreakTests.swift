import Testing

@testable import SwiftUITesting
@testable import TesseraCore

/// Words stay whole where there is room for them on a line of their own.
@MainActor
struct WordBreakTests {
  /// The words that a line break divides.
  private func brokenWords(on screen: Screen) -> [String] {
    var broken: [String] = []
    func visit(_ node: LayoutNode) {
      if let text = node as? TextNode {
        let string = Array(text.resolved.string.utf8)
        let lines = text.graph.layOut(text.resolved, width: text.size.width, maximumLines: nil).lineBoxes
        for line in lines.dropFirst() {
          guard let start = line.boxes.first?.byte, start > 0, start < string.count else { continue }
          if isLetter(string[start - 1]), isLetter(string[start]) { broken.append(text.resolved.string) }
        }
      }
      node.forEachLayoutChild(visit)
    }
    visit(screen.graph.root)
    return broken
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    Character(Unicode.Scalar(byte)).isLetter
  }

  nonisolated private static let sizes: [DynamicTypeSize] = [.large, .xxxLarge, .accessibility1, .accessibility3]

  @Test("rows of forms stack their label and their control before words are broken", arguments: sizes)
  func rows(size: DynamicTypeSize) {
    let screen = Screen(height: 3_000, dynamicTypeSize: size) {
      Form {
        Toggle("Notifications", isOn: .constant(true))
        LabeledContent("Temperature", value: "Comfortable")
        LabeledContent("Size", value: "42")
        Picker("Appearance", selection: .constant(1)) { Text("Automatic").tag(1) }
        Stepper("Temperature", value: .constant(3))
        DatePicker("Appointment", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
        ColorPicker("Background", selection: .constant(.red))
        NavigationLink("Preferences") {}
        Label("Favorites", systemImage: "star")
        Button("Continue") {}
      }
    }
    #expect(brokenWords(on: screen) == [])
  }

  @Test("a row in large type has its ends on one line where they fit, else below each other")
  func stacking() {
    func row(_ title: String) -> Screen {
      Screen(width: 300, dynamicTypeSize: .accessibility2) { LabeledContent(title, value: "value").padding() }
    }
    let short = row("A")
    #expect(short["A"].frame.midY == short["value"].frame.midY)
    #expect(short["value"].frame.maxX == 284)
    let long = row("Temperature")
    #expect(long["value"].frame.minY > long["Temperature"].frame.maxY)
    #expect(long["value"].frame.minX == long["Temperature"].frame.minX)
  }
}
