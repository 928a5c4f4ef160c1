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

  /// A screen whose button makes the sound, so that it plays on the screen's clock.
  private func sound(seconds: Int) throws -> (Screen, NSSound) {
    let data = wave(seconds: seconds)
    var made: NSSound?
    let screen = Screen { Button("Make") { made = NSSound(data: data) } }
    screen["Make"].tap()
    return (screen, try #require(made))
  }

  @Test("J272: A sound plays to its end, which its delegate hears")
  func plays() async throws {
    let (screen, sound) = try sound(seconds: 2)
    let listener = Listener()
    sound.delegate = listener
    #expect(sound.duration == 2 && !sound.isPlaying)
    #expect(sound.play() && !sound.play())
    await screen.advance(by: .seconds(1))
    #expect(sound.isPlaying && sound.currentTime == 1)
    #expect(sound.pause() && !sound.pause() && !sound.isPlaying)
    await screen.advance(by: .seconds(5))
    #expect(sound.resume() && listener.ends.isEmpty)
    await screen.advance(by: .seconds(1.5))
    #expect(listener.ends == [true] && !sound.isPlaying && !sound.resume())
  }

  @Test("J272: A sound that is stopped begins anew, and says that it did not end")
  func stops() async throws {
    let (screen, sound) = try sound(seconds: 2)
    let listener = Listener()
    sound.delegate = listener
    sound.play()
    await screen.advance(by: .seconds(1))
    #expect(sound.stop() && !sound.stop())
    #expect(listener.ends == [false] && sound.currentTime == 0)
  }

  @Test("J272: A sound begins again at its end while it is told so")
  func loops() async throws {
    let (screen, sound) = try sound(seconds: 1)
    sound.loops = true
    sound.play()
    await screen.advance(by: .seconds(5.5))
    #expect(sound.isPlaying && sound.loops)
    sound.loops = false
    await screen.advance(by: .seconds(2))
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
