import Foundation
import TesseraMedia
import Testing

struct MediaHeaderTests {
  private func big(_ value: UInt64, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * UInt64(count - 1 - $0))) }
  }

  private func little(_ value: UInt64, _ count: Int) -> [UInt8] { big(value, count).reversed() }

  private func letters(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test("AV5: a WAV file says how long it is, and one that was cut off is as long as what is left")
  func wave() {
    let data = SoundFile.wave(seconds: 2.5)
    let header = MediaHeader(data)
    #expect(header?.duration == 2.5)
    #expect(header?.sampleRate == 8_000 && header?.channels == 1)
    #expect(header?.videoSize == nil)
    #expect(MediaHeader(data.prefix(44 + 16_000))?.duration == 1)
  }

  @Test("AV5: AIFF, CAF and FLAC files say how long they are")
  func samples() {
    let rate = big(0x400E, 2) + big(0xBB80_0000_0000_0000, 8)
    let aiff =
      letters("FORM") + big(100, 4) + letters("AIFFCOMM") + big(18, 4) + big(2, 2) + big(96_000, 4) + big(16, 2) + rate
    #expect(MediaHeader(Data(aiff))?.duration == 2)
    let description =
      big(44_100.0.bitPattern, 8) + letters("lpcm") + big(0, 4) + big(4, 4) + big(1, 4) + big(2, 4) + big(16, 4)
    let caf =
      letters("caff") + big(0x10000, 4) + letters("desc") + big(32, 8) + description + letters("data")
      + big(4 + 4 * 44_100, 8) + [UInt8](repeating: 0, count: 4 + 4 * 44_100)
    #expect(MediaHeader(Data(caf))?.duration == 1)
    let figures: UInt64 = 48_000 << 44 | 1 << 41 | 15 << 36 | 144_000
    let flac = letters("fLaC") + big(34, 4) + [UInt8](repeating: 0, count: 10) + big(figures, 8)
    #expect(MediaHeader(Data(flac))?.duration == 3)
    #expect(MediaHeader(Data(flac))?.channels == 2)
  }

  @Test("AV5: an Ogg file lasts to the last position of its pages")
  func ogg() {
    func page(_ flags: UInt8, _ position: UInt64, _ content: [UInt8]) -> [UInt8] {
      letters("OggS") + [0, flags] + little(position, 8) + little(7, 4) + little(0, 8) + [1, UInt8(content.count)]
        + content
    }
    let vorbis = [1] + letters("vorbis") + little(0, 4) + [2] + little(22_050, 4) + [UInt8](repeating: 0, count: 14)
    let file = page(2, 0, vorbis) + page(0, 11_025, [1, 2, 3]) + page(4, 33_075, [4])
    #expect(MediaHeader(Data(file))?.duration == 1.5)
    let opus = letters("OpusHead") + [1, 2] + little(48_000, 2) + little(48_000, 4)
    #expect(MediaHeader(Data(page(2, 0, opus) + page(4, 144_000, [0])))?.duration == 2)
  }

  @Test("AV5: an MPEG-4 file tells its duration, its sound and the size of its picture")
  func movie() {
    func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
      big(UInt64(content.count + 8), 4) + letters(name) + content
    }
    func track(_ kind: String, _ width: UInt64, _ height: UInt64) -> [UInt8] {
      let size = [UInt8](repeating: 0, count: 76) + big(width << 16, 4) + big(height << 16, 4)
      let handler = [UInt8](repeating: 0, count: 8) + letters(kind) + [UInt8](repeating: 0, count: 12)
      return box("trak", box("tkhd", size) + box("mdia", box("hdlr", handler)))
    }
    let movie = [UInt8](repeating: 0, count: 12) + big(600, 4) + big(4_500, 4)
    let file =
      box("ftyp", letters("mp42")) + box("moov", box("mvhd", movie) + track("vide", 640, 360) + track("soun", 0, 0))
    let header = MediaHeader(Data(file))
    #expect(header?.duration == 7.5)
    #expect(header?.videoSize == CGSize(width: 640, height: 360))
    #expect(header?.hasAudio == true)
  }

  @Test("AV5: MP3 files are measured by their frames, or by their size")
  func mp3() {
    let frame: [UInt8] = [0xFF, 0xFB, 0x90, 0x00]
    let plain = frame + [UInt8](repeating: 0, count: 32_000 - 4)
    #expect(MediaHeader(Data(plain))?.duration == 2)
    let counted = frame + [UInt8](repeating: 0, count: 32) + letters("Xing") + big(1, 4) + big(441, 4)
    #expect(MediaHeader(Data(counted))?.duration == 11.52)
    let tagged = letters("ID3") + [4, 0, 0] + [0, 0, 0, 20] + [UInt8](repeating: 0, count: 20) + counted
    #expect(MediaHeader(Data(tagged))?.duration == 11.52)
  }

  @Test("AV5: a WebM file tells its duration and the size of its picture")
  func matroska() {
    func element(_ name: [UInt8], _ content: [UInt8]) -> [UInt8] { name + [0x80 | UInt8(content.count)] + content }
    let info = element([0x15, 0x49, 0xA9, 0x66], element([0x44, 0x89], big(4_200.0.bitPattern, 8)))
    let video = element([0xE0], element([0xB0], big(320, 2)) + element([0xBA], big(240, 2)))
    let tracks = element([0x16, 0x54, 0xAE, 0x6B], element([0xAE], element([0x83], [1]) + video))
    let file = element([0x1A, 0x45, 0xDF, 0xA3], [0]) + element([0x18, 0x53, 0x80, 0x67], info + tracks)
    let header = MediaHeader(Data(file))
    #expect(header?.duration == 4.2)
    #expect(header?.videoSize == CGSize(width: 320, height: 240))
    #expect(header?.hasAudio == false)
  }

  @Test("AV5: what is damaged or no medium is no header, and never ends the program")
  func damaged() throws {
    #expect(MediaHeader(Data()) == nil)
    #expect(MediaHeader(Data("No sound at all.".utf8)) == nil)
    #expect(throws: MediaProblem.self) { try MediaHeader(contentsOf: URL(fileURLWithPath: "/nowhere.wav")) }
    var generator = SystemRandomNumberGenerator()
    let starts = ["RIFF....WAVE", "FORM....AIFF", "caff", "fLaC", "OggS", "....ftyp", "ID3", "\u{1A}E\u{DF}"].map {
      Array($0.utf8)
    }
    let matroska: [UInt8] = [0x1A, 0x45, 0xDF, 0xA3, 0x80, 0x18, 0x53, 0x80, 0x67]
    for start in starts + [matroska] {
      for length in [0, 1, 7, 30, 200] {
        let noise = (0..<length).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        let duration = MediaHeader(Data(start + noise))?.duration
        #expect(duration.map { $0 >= 0 && $0.isFinite } ?? true)
      }
    }
  }
}
