import AVFoundation
import Combine
import SwiftUI
import SwiftUITesting
import Testing

/// Plays as apps do.
@MainActor
private final class Cinema: ObservableObject {
  let player: AVPlayer
  @Published var lines: [String] = []
  /// What the button "Act" does.
  var action: () -> Void = {}
  private var observers: [Any] = []

  init(_ player: AVPlayer) {
    self.player = player
    let center = NotificationCenter.default
    for item in [player.currentItem].compactMap(\.self) {
      observers.append(
        center.addObserver(forName: .AVPlayerItemDidPlayToEndTime, object: item, queue: nil) { [weak self] _ in
          MainActor.assumeIsolated { self?.lines.append("end") }
        })
    }
  }

  func note(_ line: String) { lines.append(line) }

  func noteTimes(every seconds: Double) -> Any {
    player.addPeriodicTimeObserver(
      forInterval: CMTime(seconds: seconds, preferredTimescale: 600), queue: .main
    ) { [weak self] time in
      MainActor.assumeIsolated { self?.lines.append("\((time.seconds * 100).rounded() / 100)") }
    }
  }
}

private struct CinemaView: View {
  @StateObject var cinema: Cinema

  var body: some View {
    VStack {
      Text(verbatim: "Rate \(cinema.player.rate)")
      Text("Status \(cinema.player.timeControlStatus.rawValue)")
      Button("Play") { cinema.player.play() }
      Button("Pause") { cinema.player.pause() }
      Button("Act") { cinema.action() }
    }
  }
}

@MainActor
struct PlayerTests {
  private let film = URL(string: "https://example.org/film.mp4")!

  private func open(_ url: URL? = nil) -> (screen: Screen, cinema: Cinema) {
    var cinema: Cinema!
    let url = url ?? film
    let screen = Screen {
      CinemaView(
        cinema: {
          if cinema == nil { cinema = Cinema(AVPlayer(url: url)) }
          return cinema
        }())
    }
    return (screen, cinema)
  }

  /// Runs code as the screen's.
  private func act(_ screen: Screen, _ cinema: Cinema, _ action: @escaping () -> Void) {
    cinema.action = action
    screen["Act"].tap()
  }

  @Test("AV6: a player waits for its item, plays it by the clock and views follow it")
  func plays() async {
    let (screen, cinema) = open()
    screen.setMedium("film.mp4", duration: 10, videoSize: CGSize(width: 640, height: 360))
    #expect(cinema.player.currentItem?.status == .unknown)
    #expect(cinema.player.currentItem?.duration.isIndefinite == true)
    screen["Play"].tap()
    #expect(screen["Status 1"].exists)
    #expect(cinema.player.reasonForWaitingToPlay == .toMinimizeStalls)
    await screen.advance(by: .milliseconds(100))
    #expect(screen["Status 2"].exists)
    #expect(cinema.player.status == .readyToPlay)
    #expect(cinema.player.currentItem?.duration.seconds == 10)
    #expect(cinema.player.currentItem?.presentationSize == CGSize(width: 640, height: 360))
    await screen.advance(by: .seconds(2.5))
    #expect(cinema.player.currentTime().seconds == 2.5)
    #expect(screen.playingMedia == ["film.mp4"])
    screen["Pause"].tap()
    await screen.advance(by: .seconds(1))
    #expect(cinema.player.currentTime().seconds == 2.5)
    #expect(screen["Rate 0.0"].exists)
    #expect(screen.playingMedia.isEmpty)
  }

  @Test("AV9: at the end a player stands, tells of it, and plays again from elsewhere")
  func ends() async {
    let (screen, cinema) = open()
    screen.setMedium("film.mp4", duration: 3)
    cinema.player.play()
    await screen.advance(by: .seconds(5))
    #expect(cinema.lines == ["end"])
    #expect(cinema.player.rate == 0)
    #expect(cinema.player.currentTime().seconds == 3)
    cinema.player.play()
    #expect(cinema.player.rate == 0)
    act(screen, cinema) {
      cinema.player.seek(to: .zero)
      cinema.player.play()
    }
    await screen.advance(by: .seconds(1))
    #expect(cinema.player.currentTime().seconds == 1)
  }

  @Test("AV9: an item ends at the time that the program chose, and a player may do nothing then")
  func earlyEnd() async {
    let (screen, cinema) = open()
    screen.setMedium("film.mp4", duration: 60)
    act(screen, cinema) {
      cinema.player.actionAtItemEnd = .none
      cinema.player.currentItem?.forwardPlaybackEndTime = CMTime(value: 2, timescale: 1)
      cinema.player.play()
    }
    await screen.advance(by: .seconds(10))
    #expect(cinema.lines == ["end"])
    #expect(cinema.player.rate == 1)
    #expect(abs(cinema.player.currentTime().seconds - 2) < 1e-3)
  }

  @Test("AV9: rates that are no positive numbers stand still; others count")
  func rates() async {
    let (screen, cinema) = open()
    cinema.player.rate = 2
    await screen.advance(by: .milliseconds(1_100))
    #expect(cinema.player.currentTime().seconds == 2)
    for rate in [-1, Float.nan, .infinity] {
      cinema.player.play()
      cinema.player.rate = rate
      #expect(cinema.player.rate == 0)
    }
    cinema.player.defaultRate = 0.5
    cinema.player.play()
    await screen.advance(by: .seconds(2))
    #expect(cinema.player.currentTime().seconds == 3)
  }

  @Test("AV6: a seek goes to the nearer end from outside, and one that is overtaken ends undone")
  func seeks() async {
    let (screen, cinema) = open()
    screen.setMedium("film.mp4", duration: 10)
    // Before it is ready, it goes there later.
    cinema.player.seek(to: CMTime(value: 4, timescale: 1)) { isDone in
      MainActor.assumeIsolated { cinema.note("first \(isDone)") }
    }
    #expect(cinema.player.currentTime().seconds == 4)
    await screen.advance(by: .milliseconds(200))
    cinema.player.seek(to: CMTime(value: 6, timescale: 1)) { isDone in
      MainActor.assumeIsolated { cinema.note("second \(isDone)") }
    }
    cinema.player.seek(to: CMTime(value: 600, timescale: 1)) { isDone in
      MainActor.assumeIsolated { cinema.note("third \(isDone)") }
    }
    await screen.advance(by: .milliseconds(10))
    #expect(cinema.lines == ["first true", "second false", "third true"])
    #expect(cinema.player.currentTime().seconds == 10)
    cinema.player.seek(to: .invalid) { isDone in MainActor.assumeIsolated { cinema.note("no time \(isDone)") } }
    #expect(cinema.lines.last == "no time false")
    act(screen, cinema) { cinema.player.seek(to: CMTime(value: -3, timescale: 1)) }
    #expect(cinema.player.currentTime() == .zero)
  }

  @Test("AV6: observers of time are called in the item's time, at jumps, starts and stops")
  func observers() async {
    let (screen, cinema) = open()
    screen.setMedium("film.mp4", duration: 60)
    await screen.advance(by: .milliseconds(100))
    var observers: [Any] = []
    act(screen, cinema) {
      observers.append(cinema.noteTimes(every: 0.5))
      observers.append(
        cinema.player.addBoundaryTimeObserver(
          forTimes: [NSValue(time: CMTime(value: 12, timescale: 10))], queue: nil
        ) { MainActor.assumeIsolated { cinema.note("boundary") } })
      cinema.player.play()
    }
    await screen.advance(by: .seconds(1.6))
    #expect(cinema.lines == ["0.0", "0.5", "1.0", "boundary", "1.5"])
    act(screen, cinema) { cinema.player.seek(to: CMTime(value: 30, timescale: 1)) }
    await screen.advance(by: .milliseconds(600))
    #expect(cinema.lines.suffix(2) == ["30.0", "30.5"])
    cinema.player.pause()
    #expect(cinema.lines.last == "30.6")
    let count = cinema.lines.count
    for observer in observers { cinema.player.removeTimeObserver(observer) }
    screen["Play"].tap()
    await screen.advance(by: .seconds(5))
    #expect(cinema.lines.count == count)
  }

  @Test("AV6: an item that cannot be played fails with an error, at once or later")
  func failures() async {
    let missing = AVPlayer(url: URL(fileURLWithPath: "/nowhere/film.mp4"))
    #expect(missing.currentItem?.status == .unknown)
    let (screen, cinema) = open(URL(fileURLWithPath: "/nowhere/film.mp4"))
    cinema.player.play()
    await screen.advance(by: .seconds(1))
    #expect(cinema.player.currentItem?.status == .failed)
    #expect((cinema.player.currentItem?.error as? AVError)?.code == .failedToLoadMediaData)
    let (other, later) = open()
    later.player.play()
    await other.advance(by: .seconds(1))
    #expect(later.player.currentItem?.status == .readyToPlay)
    other.breakMedium("film.mp4")
    #expect((later.player.currentItem?.error as? AVError)?.code == .fileFormatNotRecognized)
    #expect(other.playingMedia.isEmpty)
  }

  @Test("AV6: the volume is within its bounds, and silence keeps it")
  func volume() async {
    let (screen, cinema) = open()
    cinema.player.volume = 7
    #expect(cinema.player.volume == 1)
    cinema.player.volume = 0.25
    #expect(screen.mediumVolume("film.mp4") == 0.25)
    cinema.player.isMuted = true
    #expect(screen.mediumVolume("film.mp4") == 0)
    #expect(cinema.player.volume == 0.25)
    cinema.player.isMuted = false
    #expect(screen.mediumVolume("film.mp4") == 0.25)
  }

  @Test("AV9: a player keeps its rate with another item, and stands with none")
  func replaces() async {
    let (screen, cinema) = open()
    cinema.player.play()
    await screen.advance(by: .seconds(1))
    screen.setMedium("other.mp4", duration: 5)
    act(screen, cinema) {
      cinema.player.replaceCurrentItem(with: AVPlayerItem(url: URL(string: "https://a.b/other.mp4")!))
    }
    await screen.advance(by: .seconds(1))
    #expect(screen.playingMedia == ["other.mp4"])
    cinema.player.replaceCurrentItem(with: nil)
    #expect(screen.playingMedia.isEmpty)
    #expect(cinema.player.reasonForWaitingToPlay == .noItemToPlay)
    #expect(cinema.player.currentTime() == .zero)
  }

  @Test("AV12: changes of properties are told by key path, to closures and publishers")
  func observing() async {
    let (screen, cinema) = open()
    let status = cinema.player.currentItem!.observe(\.status, options: [.new, .old]) { _, change in
      cinema.note("\(change.oldValue!.rawValue) to \(change.newValue!.rawValue)")
    }
    var rates: [Float] = []
    let subscription = cinema.player.publisher(for: \.rate).sink { rates.append($0) }
    cinema.player.play()
    await screen.advance(by: .milliseconds(100))
    #expect(cinema.lines == ["0 to 1"])
    cinema.player.pause()
    #expect(rates == [0, 1, 0])
    subscription.cancel()
    status.invalidate()
    cinema.player.play()
    screen.breakMedium("film.mp4")
    #expect(rates == [0, 1, 0])
    #expect(cinema.lines == ["0 to 1"])
  }

  @Test("AV6: an asset loads its duration from its file or from what plays it")
  func assets() async throws {
    let file = try SoundFile.make(seconds: 1.5)
    let asset = AVURLAsset(url: file)
    #expect(asset.duration.seconds == 1.5)
    let (duration, isPlayable) = try await asset.load(.duration, .isPlayable)
    #expect(duration.seconds == 1.5 && isPlayable)
    await #expect(throws: AVError.self) { try await AVURLAsset(url: URL(fileURLWithPath: "/no.wav")).load(.duration) }
    let screen = Screen { LoadingView(url: film) }
    await screen.advance(by: .milliseconds(100))
    #expect(screen["60.0 seconds"].exists)
  }
}

private struct LoadingView: View {
  let url: URL
  @State private var text = "Loading"

  var body: some View {
    Text(text).task {
      let duration = try? await AVURLAsset(url: url).load(.duration)
      text = "\(duration?.seconds ?? -1) seconds"
    }
  }
}
