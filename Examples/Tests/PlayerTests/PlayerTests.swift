import Player
import SwiftUITesting
import Testing

@MainActor
struct PlayerTests {
  @Test("The video plays, and begins again after its end")
  func video() async {
    let screen = Screen { PlayerView() }
    screen.setMedium("swing.webm", duration: 6, videoSize: CGSize(width: 640, height: 360))
    screen.element(.button, "Play").tap()
    await screen.advance(by: .seconds(2))
    #expect(screen.playingMedia == ["swing.webm"])
    #expect(screen.element(.slider, "Position").value == "0:02 of 0:06")
    await screen.advance(by: .seconds(10))
    #expect(screen.playingMedia.isEmpty)
    screen.element(.button, "Play").tap()
    await screen.advance(by: .seconds(1))
    #expect(screen.mediumPosition("swing.webm") == 1)
  }

  @Test("One sound is heard at a time, until its end or until it is tapped again")
  func sounds() async {
    let screen = Screen { PlayerView() }
    screen["Bell"].tap()
    #expect(screen.playingMedia == ["data"])
    screen["Chord"].tap()
    #expect(screen.playingMedia == ["data"])
    await screen.advance(by: .seconds(2.5))
    #expect(screen.playingMedia == ["data"])
    await screen.advance(by: .seconds(1))
    #expect(screen.playingMedia.isEmpty)
    screen["Drop"].tap()
    screen["Drop"].tap()
    #expect(screen.playingMedia.isEmpty)
  }

  @Test("A video that cannot be played says so")
  func broken() async {
    let screen = Screen { PlayerView() }
    screen.breakMedium("swing.webm")
    await screen.advance(by: .seconds(1))
    #expect(screen["This video cannot be played."].exists)
  }
}
