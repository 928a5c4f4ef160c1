import SwiftUITesting
import Testing

@testable import PullCord

@MainActor
struct PullCordTests {
  private func screen() -> Screen {
    Screen(width: 390, height: 700) { PullCordView() }
  }

  @Test("A pull of more than 60 percent switches the light and is heard; a shorter one is not")
  func pull() async {
    let screen = screen()
    #expect(screen["Lamp"].value == "Off")
    await screen["Cord"].drag(by: CGSize(width: 0, height: 80))
    await screen.settle()
    #expect(screen["Lamp"].value == "Off" && screen.sounds.isEmpty)
    await screen["Cord"].drag(by: CGSize(width: 0, height: 90))
    #expect(screen["Lamp"].value == "On" && screen.sounds == ["cord.wav"])
    await screen.settle()
    await screen["Cord"].drag(by: CGSize(width: 0, height: 300))
    #expect(screen["Lamp"].value == "Off" && screen.sounds == ["cord.wav", "cord.wav"])
  }

  @Test("The cord follows the hand, at most 140 points, and springs back beyond its place")
  func spring() async {
    let screen = screen()
    let rest = screen["Cord"].frame.midY
    let start = CGPoint(x: screen["Cord"].frame.midX, y: rest)
    screen.pressDown(at: start)
    screen.move(to: CGPoint(x: start.x, y: start.y + 50))
    #expect(screen["Cord"].frame.midY == rest + 50)
    screen.move(to: CGPoint(x: start.x, y: start.y + 500))
    #expect(screen["Cord"].frame.midY == rest + Cord.longestStretch)
    screen.release()
    var highest = rest + Cord.longestStretch
    for _ in 0..<60 {
      await screen.advance(by: .seconds(1.0 / 60))
      highest = min(highest, screen["Cord"].frame.midY)
    }
    #expect(highest < rest - 5)
    await screen.settle()
    #expect(screen["Cord"].frame.midY == rest)
  }

  @Test("The light comes slowly: half-way, the room is between night and day")
  func light() async {
    let screen = screen()
    let corner = CGPoint(x: 20, y: 350)
    let night = screen.snapshot().color(at: corner).red
    await screen["Cord"].drag(by: CGSize(width: 0, height: 140))
    await screen.advance(by: .milliseconds(200))
    let between = screen.snapshot().color(at: corner).red
    await screen.settle()
    let day = screen.snapshot().color(at: corner).red
    #expect(night < 0.3 && day > 0.9)
    #expect(between > night + 0.2 && between < day - 0.1)
  }
}
