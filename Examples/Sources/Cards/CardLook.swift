import SwiftUI

/// The colors and letters of a card, which follow from the number of its member.
struct CardLook {
  let colors: [Color]
  let direction: (start: UnitPoint, end: UnitPoint)
  let design: Font.Design

  init(number: Int) {
    var dice = Dice(seed: ~number)
    let hue = Double.random(in: 0..<1, using: &dice)
    let turn = Double.random(in: 0.06...0.2, using: &dice)
    colors = [
      Color(hue: hue, saturation: 0.78, brightness: 0.5),
      Color(hue: (hue + turn).truncatingRemainder(dividingBy: 1), saturation: 0.72, brightness: 0.72),
    ]
    direction =
      Bool.random(using: &dice) ? (.topLeading, .bottomTrailing) : (.bottomLeading, .topTrailing)
    design = [.default, .serif, .rounded, .monospaced].randomElement(using: &dice) ?? .default
  }
}
