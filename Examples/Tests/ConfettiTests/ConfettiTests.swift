import SwiftUITesting
import Testing

@testable import Confetti

@MainActor
struct ConfettiTests {
  @Test("Pieces keep their colors while they turn")
  func colors() async {
    let screen = Screen(width: 300, height: 400) { ConfettiPieces() }
    let first = await colors(of: screen, frames: 60)
    let later = await colors(of: screen, frames: 120)
    #expect(first.allSatisfy { !$0.isEmpty })
    #expect(later.contains { !$0.isEmpty })
    // How fast a piece turns is its own affair: it can be out of its place for as long as the later frames last.
    for (before, after) in zip(first, later) { #expect(before.union(after).count == 1) }
  }

  /// The colors that were seen at each piece's place, in any of the frames.
  private func colors(of screen: Screen, frames: Int) async -> [Set<String>] {
    var seen = [Set<String>](repeating: [], count: 4)
    for _ in 0..<frames {
      await screen.advance(by: .nanoseconds(16_666_667))
      let picture = screen.snapshot()
      for index in 0..<4 {
        let color = picture.color(at: CGPoint(x: 50, y: 50 + 100 * Double(index)))
        // At the edges of a turned piece, the background shines through.
        guard min(color.red, color.green, color.blue) < 0.35 else { continue }
        let bytes = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
        if picture.isSolid(around: CGPoint(x: 50, y: 50 + 100 * Double(index))) { seen[index].insert("\(bytes)") }
      }
    }
    return seen
  }

  @Test("The confetti falls, fades and is gone; it takes no hits")
  func party() async {
    let screen = Screen(width: 390, height: 700) { PartyView() }
    let quiet = screen.snapshot()
    screen["Celebrate"].tap()
    await screen.advance(by: .seconds(2))
    #expect(screen.snapshot().difference(from: quiet) > 0.005)
    #expect(screen["Celebrate"].isHittable)
    await screen.advance(by: .seconds(4))
    #expect(screen.snapshot().difference(from: quiet) == 0)
    #expect(screen.views(ConfettiPiece.self).isEmpty)
  }

  @Test("Pieces turn by themselves: no body runs while they fall")
  func cost() async {
    let screen = Screen(width: 390, height: 700) { PartyView() }
    screen["Celebrate"].tap()
    await screen.advance(by: .milliseconds(100))
    screen.trace.reset()
    await screen.advance(by: .seconds(2))
    #expect(screen.trace.bodies(of: ConfettiPiece.self) == 0)
    #expect(screen.trace.frames == 120)
  }
}

/// Pieces at known places.
private struct ConfettiPieces: View {
  var body: some View {
    ZStack {
      ForEach(0..<4, id: \.self) { index in
        ConfettiPiece().position(x: 50, y: 50 + 100 * CGFloat(index))
      }
    }
  }
}

extension Snapshot {
  /// Whether the pixels around a point all have its color.
  fileprivate func isSolid(around point: CGPoint) -> Bool {
    let middle = color(at: point)
    return [(-0.5, 0.0), (0.5, 0), (0, -0.5), (0, 0.5)].allSatisfy { step in
      let other = color(at: CGPoint(x: point.x + step.0, y: point.y + step.1))
      return abs(other.red - middle.red) + abs(other.green - middle.green) + abs(other.blue - middle.blue) < 0.01
    }
  }
}
