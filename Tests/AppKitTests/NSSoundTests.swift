import Foundation
import SwiftUITesting
import TesseraAppKit
import Testing

/// Notes what sounds say.
@MainActor
private final class Listener: NSSoundDelegate {
  var ends: [Bool] = []

  func sound(_ sound: NSSound, didFinishPlaying flag: Bool) { ends.append(flag) }
}

@MainActor
struct NSSoundTests {
  /// A silent WAV file of 8,000 samples in a second.
  private func wave(seconds: Int) -> Data {
    var data = Data()
    func append(_ text: String) { data.append(contentsOf: text.utf8) }
    func append(_ number: UInt32) { withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) } }
    func append(_ number: UInt16) { withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) } }
    let count = UInt32(8_000 * seconds)
    append("RIFF")
    append(36 + count)
    append("WAVEfmt ")
    append(UInt32(16))
    append(UInt16(1))
    append(UInt16(1))
    append(UInt32(8_000))
    append(UInt32(8_000))
    append(UInt16(1))
    append(UInt16(8))
    append("data")
    append(count)
    data.append(Data(repeating: 128, count: Int(count)))
    return data
  }

  /// What a sound is told in a screen, so that it plays on the screen's clock, and what it answers.
  @MainActor
  private final class Deck {
    let screen: Screen
    private(set) var sound: NSSound?
    private var act: (NSSound) -> Bool = { _ in false }
    private var answer = false

    init(_ data: Data) {
      let relay = Relay()
      screen = Screen { Button("Act") { relay.act?() } }
      relay.act = { [weak self] in
        guard let self else { return }
        if sound == nil { sound = NSSound(data: data) }
        answer = sound.map(act) ?? false
      }
      screen["Act"].tap()
    }

    func tell(_ act: @escaping (NSSound) -> Bool) -> Bool {
      self.act = act
      screen["Act"].tap()
      return answer
    }

    @MainActor
    private final class Relay {
      var act: (() -> Void)?
    }
  }

  @Test("J272: A sound plays to its end, which its delegate hears")
  func plays() async throws {
    let deck = Deck(wave(seconds: 2))
    let sound = try #require(deck.sound)
    let listener = Listener()
    sound.delegate = listener
    #expect(sound.duration == 2 && !sound.isPlaying)
    let plays = deck.tell { $0.play() }
    let playsAgain = deck.tell { $0.play() }
    #expect(plays && !playsAgain)
    await deck.screen.advance(by: .seconds(1))
    #expect(sound.isPlaying && sound.currentTime == 1)
    let pauses = deck.tell { $0.pause() }
    #expect(pauses && !sound.isPlaying)
    await deck.screen.advance(by: .seconds(5))
    let resumes = deck.tell { $0.resume() }
    #expect(resumes && listener.ends.isEmpty)
    await deck.screen.advance(by: .seconds(1.5))
    #expect(listener.ends == [true] && !sound.isPlaying && !sound.resume())
  }

  @Test("J272: A sound that is stopped begins anew, and says that it did not end")
  func stops() async throws {
    let deck = Deck(wave(seconds: 2))
    let sound = try #require(deck.sound)
    let listener = Listener()
    sound.delegate = listener
    #expect(deck.tell { $0.play() })
    await deck.screen.advance(by: .seconds(1))
    let stops = deck.tell { $0.stop() }
    let stopsAgain = deck.tell { $0.stop() }
    #expect(stops && !stopsAgain)
    #expect(listener.ends == [false] && sound.currentTime == 0)
  }

  @Test("J272: A sound begins again at its end while it is told so")
  func loops() async throws {
    let deck = Deck(wave(seconds: 1))
    let sound = try #require(deck.sound)
    sound.loops = true
    #expect(deck.tell { $0.play() })
    await deck.screen.advance(by: .seconds(5.5))
    #expect(sound.isPlaying && sound.loops)
    sound.loops = false
    await deck.screen.advance(by: .seconds(2))
    #expect(!sound.isPlaying)
  }

  @Test("J272: What is no sound makes none, and sounds of the system have names")
  func names() {
    #expect(NSSound(data: Data("no sound".utf8)) == nil)
    #expect(NSSound(contentsOf: URL(fileURLWithPath: "/nowhere.wav"), byReference: true) == nil)
    #expect(NSSound(contentsOfFile: "/nowhere.wav", byReference: false) == nil)
    #expect(NSSound(named: "Ping")?.name == "Ping")
    #expect(NSSound(named: "no such sound") == nil)
    let sound = NSSound(named: NSSound.Name("Glass"))
    sound?.volume = 7
    #expect(sound?.volume == 1)
    sound?.volume = .nan
    #expect(sound?.volume == 1)
  }
}
