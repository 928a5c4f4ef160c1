import Foundation
import Synchronization
import Testing

@testable import TesseraSound

struct SoundTests {
  @Test("Sounds without a device neither block nor crash")
  func withoutDevice() {
    let end = DispatchSemaphore(value: 0)
    let wasReached = Mutex(false)
    // While the player is held up, waiting for it would never end.
    SoundPlayer.shared.queue.async {
      end.wait()
      wasReached.withLock { $0 = true }
    }
    let missing = Sound(contentsOf: URL(fileURLWithPath: "/nowhere/sound.wav"))
    for volume in [1, 0, -3, 7, .nan, .infinity] { missing.play(volume: volume) }
    missing.stop()
    #expect(!wasReached.withLock { $0 })
    end.signal()
    SoundPlayer.shared.queue.sync {}
    #expect(wasReached.withLock { $0 })
  }

  @Test("A sound is known by what it plays")
  func identity() {
    #expect(Sound(named: "bell") == Sound(named: "bell"))
    #expect(Sound(named: "bell") != Sound(contentsOf: URL(fileURLWithPath: "bell")))
  }
}
