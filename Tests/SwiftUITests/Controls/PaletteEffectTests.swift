import SwiftUITesting
import Testing

/// J418: how the chosen item of a palette looks.
@MainActor
struct PaletteEffectTests {
  private struct Palette: View {
    let effect: PaletteSelectionEffect
    let hasSymbols: Bool
    @State private var chosen = 1

    var body: some View {
      Picker("Mark", selection: $chosen) {
        ForEach(0..<3) { number in
          if hasSymbols {
            Label("Item \(number)", systemImage: "circle").tag(number)
          } else {
            Text("Item \(number)").tag(number)
          }
        }
      }
      .pickerStyle(.palette)
      .paletteSelectionEffect(effect)
      .frame(width: 240)
    }
  }

  private func screen(_ effect: PaletteSelectionEffect, symbols: Bool = true) -> Screen {
    Screen(width: 260, height: 60) { Palette(effect: effect, hasSymbols: symbols) }
  }

  @Test("J418: a variant of the symbol, nothing, or a background says which item is chosen")
  func effects() {
    let filled = screen(.symbolVariant(.fill)).snapshot()
    let none = screen(.symbolVariant(.none)).snapshot()
    let custom = screen(.custom).snapshot()
    let automatic = screen(.automatic).snapshot()
    #expect(filled.difference(from: none) > 0)
    #expect(automatic.difference(from: custom) > 0)
    #expect(automatic.difference(from: filled) > 0)
  }

  @Test("J418: items are chosen and called as ever, and items without a symbol look the same")
  func choosing() {
    let screen = screen(.symbolVariant(.fill))
    let before = screen.snapshot()
    #expect(screen["Item 1"].isSelected)
    screen["Item 2"].tap()
    #expect(screen["Item 2"].isSelected)
    #expect(screen.snapshot().difference(from: before) > 0)
    let texts = self.screen(.symbolVariant(.fill), symbols: false)
    #expect(texts["Item 0"].exists)
    #expect(texts.snapshot().difference(from: self.screen(.custom, symbols: false).snapshot()) == 0)
  }
}
