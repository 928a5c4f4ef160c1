import AVFoundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
struct QueueTests {
  private func items(_ names: String...) -> [AVPlayerItem] {
    names.map { AVPlayerItem(url: URL(string: "https://example.org/\($0).mp4")!) }
  }

  private func open(_ make: @escaping () -> AVQueuePlayer) -> (screen: Screen, player: AVQueuePlayer) {
    var player: AVQueuePlayer!
    let screen = Screen {
      Button("Play") {
        if player == nil { player = make() }
        player.play()
      }
    }
    for name in ["a", "b", "c"] { screen.setMedium("\(name).mp4", duration: 2) }
    screen["Play"].tap()
    return (screen, player)
  }

  @Test("AV9: a queue plays its items without a break, and is left empty")
  func queue() async {
    let (screen, player) = open { AVQueuePlayer(items: items("a", "b")) }
    await screen.advance(by: .seconds(1))
    #expect(screen.playingMedia == ["a.mp4"])
    await screen.advance(by: .seconds(2))
    #expect(screen.playingMedia == ["b.mp4"])
    #expect(screen.mediumPosition("b.mp4") == 1)
    await screen.advance(by: .seconds(2))
    #expect(player.currentItem == nil)
    #expect(player.items().isEmpty)
  }

  @Test("AV9: items are put after others, once each, and taken out")
  func edits() async {
    let (screen, player) = open { AVQueuePlayer(items: items("a", "b")) }
    let third = items("c")[0]
    #expect(player.canInsert(third, after: player.items()[0]))
    player.insert(third, after: player.items()[0])
    #expect(!player.canInsert(third, after: nil))
    player.insert(third, after: nil)
    #expect(player.items().count == 3)
    player.advanceToNextItem()
    #expect(player.currentItem === third)
    player.remove(player.items()[1])
    #expect(player.items().count == 1)
    player.remove(third)
    #expect(player.items().isEmpty)
    player.removeAllItems()
    await screen.advance(by: .seconds(1))
    #expect(screen.playingMedia.isEmpty)
  }

  @Test("AV9: a looper repeats a part of its item until it is told to end")
  func loops() async {
    var looper: AVPlayerLooper?
    let (screen, player) = open {
      let player = AVQueuePlayer()
      let second = CMTime(value: 1, timescale: 1)
      looper = AVPlayerLooper(
        player: player, templateItem: items("a")[0],
        timeRange: CMTimeRange(start: second, duration: CMTime(value: 1, timescale: 2)))
      return player
    }
    await screen.advance(by: .seconds(1.75))
    #expect(looper?.loopCount == 3)
    #expect(abs(player.currentTime().seconds - 1.25) < 1e-3)
    #expect(screen.playingMedia == ["a.mp4"])
    looper?.disableLooping()
    #expect(looper?.status == .cancelled)
    await screen.advance(by: .seconds(2))
    #expect(looper?.loopCount == 3)
    #expect(screen.playingMedia.isEmpty)
  }
}
