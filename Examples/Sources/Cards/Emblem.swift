import SwiftUI

/// The picture of a member: tiles that are the same on the left and on the right.
struct Emblem: View {
  private static let columns = 7

  let member: Member

  var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white.opacity(0.92)))
      drawTiles(in: context, size)
    }
    .accessibilityLabel("Emblem of \(member.name)")
  }

  private func drawTiles(in context: GraphicsContext, _ size: CGSize) {
    var dice = Dice(seed: member.number &* 31)
    let hue = Double.random(in: 0..<1, using: &dice)
    let tile = CGSize(width: size.width / CGFloat(Self.columns), height: size.height / CGFloat(Self.columns))
    for row in 0..<Self.columns {
      for column in 0...Self.columns / 2 where Bool.random(using: &dice) {
        let color = Color(
          hue: hue, saturation: Double.random(in: 0.35...0.9, using: &dice), brightness: 0.75)
        for place in Set([column, Self.columns - 1 - column]) {
          let origin = CGPoint(x: CGFloat(place) * tile.width, y: CGFloat(row) * tile.height)
          context.fill(Path(ellipseIn: CGRect(origin: origin, size: tile)), with: .color(color))
        }
      }
    }
  }
}
