import AVKit
import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

private struct FilmView: View {
  @State private var player = AVPlayer(url: URL(string: "https://example.org/film.mp4")!)

  var body: some View {
    VideoPlayer(player: player) {
      Text("Over the picture")
    }
  }
}

/// Makes its publisher in the body, which changes what the body reads.
private struct StatusView: View {
  @State private var player = AVPlayer(url: URL(string: "https://example.org/film.mp4")!)
  @State private var lines: [String] = []

  var body: some View {
    Text(verbatim: lines.joined(separator: " "))
      .onReceive(player.publisher(for: \.timeControlStatus)) { lines.append("\($0.rawValue)") }
      .onAppear { player.play() }
  }
}

private struct ControllerView: UIViewControllerRepresentable {
  let controller: AVPlayerViewController

  func makeUIViewController(context: Context) -> AVPlayerViewController { controller }
  func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
}

@MainActor
struct VideoPlayerTests {
  private func open(width: CGFloat = 600) async -> Screen {
    let screen = Screen(width: width, height: 400) { FilmView() }
    screen.setMedium("film.mp4", duration: 100, videoSize: CGSize(width: 640, height: 360))
    await screen.advance(by: .milliseconds(200))
    return screen
  }

  @Test("AV13: a player's buttons play, pause and silence, and it begins anew after the end")
  func buttons() async {
    let screen = await open()
    #expect(screen["Over the picture"].exists)
    screen.element(.button, "Play").tap()
    await screen.advance(by: .seconds(1))
    #expect(screen.mediumPosition("film.mp4") == 1)
    screen.element(.button, "Pause").tap()
    #expect(screen.playingMedia.isEmpty)
    screen.element(.button, "Mute").tap()
    #expect(screen.mediumVolume("film.mp4") == 0)
    screen.element(.button, "Unmute").tap()
    #expect(screen.mediumVolume("film.mp4") == 1)
    screen.element(.button, "Play").tap()
    await screen.advance(by: .seconds(120))
    #expect(screen.playingMedia.isEmpty)
    screen.element(.button, "Play").tap()
    await screen.advance(by: .seconds(1))
    #expect(screen.mediumPosition("film.mp4") == 1)
  }

  @Test("AV13: times are shown, and the slider goes to others")
  func times() async {
    let screen = await open()
    #expect(screen.element(.slider, "Position").value == "0:00 of 1:40")
    screen.element(.button, "Play").tap()
    await screen.advance(by: .seconds(2.4))
    screen.element(.button, "Pause").tap()
    #expect(screen["Time"].value == "0:02")
    screen.element(.slider, "Position").adjust(.increment)
    let position = screen.mediumPosition("film.mp4") ?? 0
    #expect(position > 5)
  }

  @Test("AV14: the controls hide while a video plays and is left alone, and a tap brings them back")
  func hiding() async {
    let screen = await open()
    await screen.advance(by: .seconds(10))
    #expect(screen.element(.button, "Play").exists)
    screen.element(.button, "Play").tap()
    await screen.advance(by: .seconds(2.5))
    #expect(screen.element(.button, "Pause").exists)
    await screen.advance(by: .seconds(1))
    #expect(!screen.element(.button, "Pause").exists)
    screen.tap(at: CGPoint(x: 300, y: 100))
    #expect(screen.element(.button, "Pause").exists)
    await screen.advance(by: .seconds(4))
    #expect(!screen.element(.button, "Pause").exists)
    // At the end they are there again.
    await screen.advance(by: .seconds(120))
    #expect(screen.element(.button, "Play").exists)
  }

  @Test("AV13: the space bar plays and pauses, and arrow keys go ten seconds")
  func keys() async {
    let screen = await open()
    screen.tap(at: CGPoint(x: 300, y: 100))
    screen.key(.space)
    await screen.advance(by: .seconds(1))
    #expect(screen.playingMedia == ["film.mp4"])
    screen.key(.rightArrow)
    #expect(screen.mediumPosition("film.mp4") == 11)
    screen.key(.leftArrow)
    #expect(screen.mediumPosition("film.mp4") == 1)
    screen.key(.space)
    #expect(screen.playingMedia.isEmpty)
  }

  @Test("AV13: a video that cannot be played says why")
  func failure() async {
    let screen = Screen { FilmView() }
    screen.breakMedium("film.mp4")
    await screen.advance(by: .milliseconds(200))
    #expect(screen["This video cannot be played."].exists)
  }

  @Test("AV12: a view that makes the publisher of a property in its body stays subscribed")
  func publisher() async {
    let screen = Screen { StatusView() }
    await screen.advance(by: .seconds(1))
    #expect(screen["0 1 2"].exists)
  }

  @Test("AV13: controllers of UIKit and views of AppKit show the player with its controls, or without")
  func controllers() {
    let controller = AVPlayerViewController()
    controller.player = AVPlayer()
    controller.videoGravity = .resizeAspectFill
    let screen = Screen(width: 600, height: 300) { ControllerView(controller: controller) }
    #expect(screen.element(.button, "Play").exists)
    controller.showsPlaybackControls = false
    #expect(!screen.element(.button, "Play").exists)
    let view = AVPlayerView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.player = controller.player
    view.controlsStyle = .none
    #expect(view.subviews.count == 1)
    #expect(view.player === controller.player)
  }

  @Test("AV13: a narrow player leaves out what it has no room for, and one without a player is black")
  func narrow() async {
    let screen = await open(width: 200)
    #expect(screen.element(.button, "Play").exists)
    #expect(!screen.element(.slider, "Volume").exists)
    let wide = await open()
    #expect(wide.element(.slider, "Volume").exists)
    let empty = Screen(width: 40, height: 40) { VideoPlayer(player: nil) }
    #expect(empty.snapshot().color(at: CGPoint(x: 20, y: 20)).red == 0)
  }
}
