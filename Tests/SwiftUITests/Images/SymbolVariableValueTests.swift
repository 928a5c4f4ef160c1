import Foundation
import SwiftUITesting
import Testing

/// Symbols whose parts follow a value.
@MainActor
struct SymbolVariableValueTests {
  /// How much of a symbol is opaque, and how much is faint, in pixels.
  private func shares(
    _ name: String, _ value: Double?, _ mode: SymbolVariableValueMode? = nil, in area: CGRect? = nil
  ) -> (full: Int, faint: Int) {
    let picture = Screen(width: 80, height: 80) {
      Image(systemName: name, variableValue: value).resizable().symbolVariableValueMode(mode)
        .frame(width: 72, height: 72).frame(width: 80, height: 80).background(.white)
    }.snapshot()
    var result = (full: 0, faint: 0)
    let area = area ?? CGRect(x: 0, y: 0, width: 80, height: 80)
    for x in Int(area.minX)..<Int(area.maxX) {
      for y in Int(area.minY)..<Int(area.maxY) {
        let light = picture.color(at: CGPoint(x: x, y: y)).green
        if light < 0.15 { result.full += 1 } else if (0.6..<0.8).contains(light) { result.faint += 1 }
      }
    }
    return result
  }

  @Test(
    "J465: parts that the value does not reach are faint, one after the other",
    arguments: [
      "wifi", "cellularbars", "chart.bar.fill", "speaker.wave.3", "ellipsis", "dot.radiowaves.left.and.right",
    ])
  func color(_ name: String) {
    let all = shares(name, nil)
    let whole = shares(name, 1)
    // Parts that touch are drawn one by one.
    #expect(abs(whole.full - all.full) <= 3 && abs(whole.faint - all.faint) <= 3)
    let levels = [0, 0.4, 0.7, 1].map { shares(name, $0).full }
    #expect(levels == levels.sorted() && Set(levels).count > 2)
    #expect(shares(name, 0).faint > 100)
    #expect(shares(name, 0).full < all.full / 2 || name.hasPrefix("speaker"))
  }

  @Test("J465: a value outside of 0 to 1 is the nearest, no number is 0, and other symbols do not follow it")
  func badInput() {
    #expect(shares("wifi", 7) == shares("wifi", 1))
    #expect(shares("wifi", -7) == shares("wifi", 0))
    #expect(shares("wifi", .nan) == shares("wifi", 0))
    #expect(shares("star.fill", 0) == shares("star.fill", 1))
    #expect(shares("thermometer.medium", 0) == shares("thermometer.medium", 1))
  }

  @Test("J465: with draw, a part is drawn as far as the value reaches")
  func draw() {
    let (half, full) = (shares("thermometer.medium", 0.5, .draw), shares("thermometer.medium", 1, .draw))
    #expect(half.full > full.full / 4 && half.full < full.full * 3 / 4)
    #expect(half.faint > 100)
    // The outline begins at the top and goes round to the right.
    let right = CGRect(x: 62, y: 10, width: 16, height: 60)
    let left = CGRect(x: 2, y: 10, width: 16, height: 60)
    #expect(shares("heart.circle", 0.5, .draw, in: right).faint < 20)
    #expect(shares("heart.circle", 0.5, .draw, in: right).full > 50)
    #expect(shares("heart.circle", 0.5, .draw, in: left).full == 0)
    #expect(shares("heart.circle", 0.5, .color) == shares("heart.circle", nil))
  }

  @Test("J465: the mode of an image comes before that of the views around it, which the environment has")
  func modes() {
    func picture(_ mode: SymbolVariableValueMode?, _ own: SymbolVariableValueMode?) -> Snapshot {
      Screen(width: 80, height: 80) {
        Image(systemName: "thermometer.medium", variableValue: 0.3).symbolVariableValueMode(own)
          .font(.system(size: 50)).symbolVariableValueMode(mode)
      }.snapshot()
    }
    let (colored, drawn) = (picture(.color, nil), picture(.draw, nil))
    #expect(colored.difference(from: drawn) > 0)
    #expect(picture(.draw, .color).difference(from: colored) == 0)
    #expect(picture(nil, .draw).difference(from: drawn) == 0)
    #expect(EnvironmentValues().symbolVariableValueMode == nil)
  }
}
