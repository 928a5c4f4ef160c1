import AnimationLab
import CardStack
import Confetti
import Figures
import PullCord
import SwiftUITesting
import Testing

/// The examples that move, as animated pictures: those of the README.
@MainActor
struct Recordings {
  let folder: URL

  private static let size = CGSize(width: 320, height: 560)
  /// Pixels a point.
  private static let scale: CGFloat = 0.75
  private static let framesPerSecond = 20

  /// Records all of them. The folder is made if it is not there.
  func all() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try await record("confetti", PartyView()) { screen in
      screen["Celebrate"].tap()
      await screen.advance(by: .seconds(3))
    }
    try await record("animation-lab", AnimationLabView()) { screen in
      screen["Run"].tap()
      await screen.advance(by: .milliseconds(450))
      screen["Run"].tap()
      await screen.advance(by: .seconds(2))
    }
    try await record("pull-cord", PullCordView()) { screen in
      await pull(screen)
      await screen.advance(by: .seconds(1))
      await pull(screen)
      await screen.advance(by: .seconds(1))
    }
    try await record("card-stack", CardStackView()) { screen in
      await screen["Amber"].drag(by: CGSize(width: 200, height: 30), steps: 12)
      await screen.advance(by: .milliseconds(700))
      screen["Spread"].tap()
      await screen.advance(by: .seconds(1.2))
      screen["Gather"].tap()
      await screen.advance(by: .seconds(1.2))
    }
    try await record("figures", FiguresView()) { screen in
      for _ in 1...2 {
        screen["Next year"].tap()
        await screen.advance(by: .seconds(1.2))
      }
    }
    try await turnPages()
  }

  /// A page that hides the bar of tabs slides it away, and brings it back as a finger pulls the page.
  private func turnPages() async throws {
    try await record("tab-bar", Letters()) { screen in
      screen["Grace"].tap()
      await screen.advance(by: .seconds(1))
      let middle = Self.size.height / 2
      screen.pressDown(at: CGPoint(x: 4, y: middle))
      for step in 1...16 {
        screen.move(to: CGPoint(x: 4 + CGFloat(step) * 12, y: middle))
        await screen.advance(by: .milliseconds(33))
      }
      screen.release()
      await screen.advance(by: .seconds(1))
    }
  }

  private func pull(_ screen: Screen) async {
    await screen["Cord"].drag(by: CGSize(width: 0, height: 130), steps: 20)
  }

  private func record(
    _ name: String, _ content: some View, _ actions: @MainActor (Screen) async -> Void
  ) async throws {
    let screen = Screen(width: Self.size.width, height: Self.size.height, scale: Self.scale) {
      Stage(colorScheme: .light, content: content)
    }
    await screen.settle()
    let recording = await screen.record(framesPerSecond: Self.framesPerSecond) { await actions(screen) }
    let file = folder.appendingPathComponent("\(name).png")
    try recording.write(to: file)
    print("\(file.path): \(recording.frameCount) frames in \(recording.duration)")
    screen.unmount()
  }
}
