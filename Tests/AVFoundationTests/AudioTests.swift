import AVFoundation
import SwiftUI
import SwiftUITesting
import Testing

/// Plays a sound as apps do.
@MainActor
private final class Bell: NSObject, AVAudioPlayerDelegate, AVSpeechSynthesizerDelegate {
  let player: AVAudioPlayer
  let speaker = AVSpeechSynthesizer()
  var lines: [String] = []

  init(_ data: Data) throws {
    player = try AVAudioPlayer(data: data)
    super.init()
    player.delegate = self
    speaker.delegate = self
  }

  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    lines.append("finished \(flag)")
  }

  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) { lines.append("failed") }

  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
    lines.append("starts \(utterance.speechString)")
  }

  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
    lines.append("finished \(utterance.speechString)")
  }

  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
    lines.append("canceled \(utterance.speechString)")
  }

  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {
    lines.append((utterance.speechString as NSString).substring(with: characterRange))
  }
}

private struct BellView: View {
  let act: (String) -> Void

  var body: some View {
    ForEach(["Ring", "Pause", "Speak", "Hush"], id: \.self) { name in Button(name) { act(name) } }
  }
}

@MainActor
struct AudioTests {
  private func ring(seconds: Double, _ change: @escaping (AVAudioPlayer) -> Void = { _ in }) throws -> (Screen, Bell) {
    let data = SoundFile.wave(seconds: seconds)
    var made: Bell?
    let screen = Screen {
      BellView { name in
        if made == nil {
          made = try? Bell(data)
          made.map { change($0.player) }
        }
        switch name {
        case "Ring": made?.player.play()
        case "Pause": made?.player.pause()
        case "Speak":
          made?.speaker.speak(AVSpeechUtterance(string: "Good day"))
          made?.speaker.speak(AVSpeechUtterance(string: "Bye"))
        default: made?.speaker.stopSpeaking(at: .immediate)
        }
      }
    }
    screen["Hush"].tap()
    return (screen, try #require(made))
  }

  @Test("AV7: a sound plays, stands, goes on and ends, which its delegate hears")
  func plays() async throws {
    let (screen, bell) = try ring(seconds: 2)
    #expect(bell.player.duration == 2)
    #expect(bell.player.numberOfChannels == 1)
    screen["Ring"].tap()
    #expect(bell.player.isPlaying)
    await screen.advance(by: .seconds(0.5))
    #expect(bell.player.currentTime == 0.5)
    screen["Pause"].tap()
    await screen.advance(by: .seconds(5))
    #expect(bell.player.currentTime == 0.5 && !bell.player.isPlaying)
    screen["Ring"].tap()
    await screen.advance(by: .seconds(1))
    #expect(bell.lines.isEmpty)
    await screen.advance(by: .seconds(1))
    #expect(bell.lines == ["finished true"])
    #expect(!bell.player.isPlaying && bell.player.currentTime == 0)
  }

  @Test("AV7: a sound is repeated as often as it is told, or always")
  func loops() async throws {
    let (screen, bell) = try ring(seconds: 1) { $0.numberOfLoops = 2 }
    screen["Ring"].tap()
    await screen.advance(by: .seconds(2.5))
    #expect(bell.player.isPlaying && bell.player.currentTime == 0.5)
    await screen.advance(by: .seconds(1))
    #expect(bell.lines == ["finished true"])
    bell.player.numberOfLoops = -1
    screen["Ring"].tap()
    await screen.advance(by: .seconds(30))
    #expect(bell.player.isPlaying)
    bell.player.numberOfLoops = 0
    await screen.advance(by: .seconds(2))
    #expect(!bell.player.isPlaying)
  }

  @Test("AV7: places and volumes outside of their bounds become the nearer one")
  func bounds() async throws {
    let (screen, bell) = try ring(seconds: 2)
    bell.player.currentTime = 90
    #expect(bell.player.currentTime == 2)
    bell.player.currentTime = -1
    #expect(bell.player.currentTime == 0)
    bell.player.currentTime = .nan
    #expect(bell.player.currentTime == 0)
    bell.player.currentTime = 1.5
    screen["Ring"].tap()
    bell.player.volume = 3
    #expect(bell.player.volume == 1)
    bell.player.volume = 0.5
    #expect(screen.mediumVolume("data") == 0.5)
    await screen.advance(by: .seconds(1))
    #expect(bell.lines == ["finished true"])
  }

  @Test("AV7: a sound may begin later, play faster, and become quieter bit by bit")
  func changes() async throws {
    let (screen, bell) = try ring(seconds: 10) {
      $0.enableRate = true
      $0.rate = 2
    }
    screen["Ring"].tap()
    await screen.advance(by: .seconds(1))
    #expect(bell.player.currentTime == 2)
    bell.player.rate = 99
    await screen.advance(by: .seconds(1))
    #expect(bell.player.currentTime == 4)
    #expect(bell.player.averagePower(forChannel: 0) == -160)
    let (later, delayed) = try ring(seconds: 10) { $0.play(atTime: $0.deviceCurrentTime + 1) }
    await later.advance(by: .seconds(0.9))
    #expect(delayed.player.isPlaying && later.playingMedia.isEmpty)
    await later.advance(by: .seconds(0.6))
    #expect(abs(delayed.player.currentTime - 0.5) < 1e-3)
    let (quieter, fading) = try ring(seconds: 10) { $0.setVolume(0, fadeDuration: 1) }
    await quieter.advance(by: .seconds(0.52))
    #expect(abs(fading.player.volume - 0.5) < 0.06)
    await quieter.advance(by: .seconds(0.6))
    #expect(fading.player.volume == 0)
  }

  @Test("AV7: what is missing or no sound throws")
  func errors() {
    #expect(throws: NSError.self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere/bell.wav")) }
    #expect(throws: NSError.self) { try AVAudioPlayer(contentsOf: URL(string: "https://example.org/bell.wav")!) }
    #expect(throws: NSError.self) { try AVAudioPlayer(data: Data("no sound".utf8)) }
  }

  @Test("AV10: nothing is recorded: permissions are refused, and recorders throw")
  func recording() async {
    #expect(throws: NSError.self) { try AVAudioRecorder(url: URL(fileURLWithPath: "/tmp/a.wav"), settings: [:]) }
    #expect(AVAudioSession.sharedInstance().recordPermission == .denied)
    #expect(AVAudioApplication.shared.recordPermission == .denied)
    #expect(await !AVAudioApplication.requestRecordPermission())
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .restricted)
    #expect(await !AVCaptureDevice.requestAccess(for: .audio))
    #expect(AVCaptureDevice.default(for: .video) == nil)
  }

  @Test("AV8: what a session is told is kept")
  func session() throws {
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(.playback, mode: .moviePlayback, options: [.mixWithOthers, .duckOthers])
    try session.setActive(true)
    #expect(session.category == .playback && session.mode == .moviePlayback)
    #expect(session.categoryOptions.contains(.duckOthers))
  }

  @Test("AV11: texts are spoken one after the other, word by word, until they are stopped")
  func speech() async throws {
    let (screen, bell) = try ring(seconds: 1)
    screen["Speak"].tap()
    await screen.advance(by: .seconds(0.1))
    #expect(bell.lines == ["starts Good day", "Good"])
    #expect(bell.speaker.isSpeaking)
    await screen.advance(by: .seconds(2))
    #expect(
      bell.lines == ["starts Good day", "Good", "day", "finished Good day", "starts Bye", "Bye", "finished Bye"])
    #expect(!bell.speaker.isSpeaking)
    #expect(screen.spokenTexts == ["Good day", "Bye"])
    bell.lines = []
    screen["Speak"].tap()
    await screen.advance(by: .seconds(0.1))
    #expect(bell.speaker.pauseSpeaking(at: .immediate))
    await screen.advance(by: .seconds(5))
    #expect(bell.lines == ["starts Good day", "Good"])
    #expect(bell.speaker.continueSpeaking())
    await screen.advance(by: .seconds(0.3))
    screen["Hush"].tap()
    #expect(bell.lines == ["starts Good day", "Good", "day", "canceled Good day", "canceled Bye"])
    #expect(!bell.speaker.isSpeaking)
  }
}
