import Foundation
import Testing

@testable @_spi(TesseraPlatforms) import TesseraSound

struct SystemSoundTests {
  @Test("J273: A file gets a number, by which it is known until that is taken back")
  func numbers() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).wav")
    try Data("RIFF".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let number = try #require(SystemSounds.add(file))
    #expect(SystemSounds.sound(number) == Sound(contentsOf: file))
    #expect(SystemSounds.add(file) != number)
    #expect(SystemSounds.remove(number) && !SystemSounds.remove(number))
    #expect(SystemSounds.sound(number) == Sound(named: "message"))
    #expect(SystemSounds.add(URL(fileURLWithPath: "/nowhere/sound.wav")) == nil)
  }

  @Test("J273: A phone's sounds are those of the desktop; shaking and flashing is not heard")
  func system() {
    #expect(SystemSounds.sound(1_007) == Sound(named: "message-new-instant"))
    #expect(SystemSounds.sound(1_108) == Sound(named: "camera-shutter"))
    #expect(SystemSounds.sound(4_095) == nil && SystemSounds.sound(4_094) == nil)
  }
}
