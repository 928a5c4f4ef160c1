import Foundation
import SwiftUITesting
import Testing

@testable import PictureFeed

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct PictureFeedTests {
  private func feed(_ server: PictureServer, pageCount: Int = 50) -> (Screen, PictureFeedModel) {
    let model = PictureFeedModel(service: LocalPictureService(server: server, pageCount: pageCount))
    return (Screen { PictureFeedView(model: model) }, model)
  }

  /// The server goes by real time, the screen by its own.
  private func wait(_ screen: Screen, until isDone: () -> Bool) async {
    for _ in 0..<2_000 where !isDone() {
      try? await Task.sleep(for: .milliseconds(5))
      await screen.advance(by: .milliseconds(5))
    }
    #expect(isDone())
  }

  @Test("Pictures come one by one; one that is missing says so")
  func pictures() async {
    let server = PictureServer(delay: .milliseconds(20))
    let (screen, _) = feed(server)
    await screen.advance(by: .seconds(1))
    #expect(screen["Picture 0"].exists)
    await wait(screen) { screen["Photo of Picture 0"].exists && screen["Photo of Picture 1"].exists }
    screen.scroll(at: CGPoint(x: 195, y: 400), by: CGSize(width: 0, height: -900))
    await wait(screen) { screen["No picture"].exists }
  }

  @Test("For two minutes it is scrolled: pages follow, what is passed is given up, what stays is shown")
  func twoMinutes() async {
    let server = PictureServer(delay: .milliseconds(30))
    let (screen, model) = feed(server)
    await screen.advance(by: .seconds(1))
    var counts: [Int] = []
    for second in 0..<120 {
      // Fast, then slowly, then back a little.
      let distance: CGFloat = second % 20 < 12 ? -700 : second % 20 < 17 ? -60 : 250
      // What is passed in a hurry has not come by then, however slow the machine is.
      server.delay = distance == -700 ? .seconds(3_600) : .milliseconds(30)
      screen.scroll(at: CGPoint(x: 195, y: 400), by: CGSize(width: 0, height: distance))
      await screen.advance(by: .seconds(1))
      try? await Task.sleep(for: .milliseconds(5))
      if second % 30 == 29 { counts.append(model.pictures.count) }
    }
    #expect(screen.now >= .seconds(120))
    #expect(zip(counts, counts.dropFirst()).allSatisfy { $0 < $1 }, "\(counts)")
    #expect(Set(model.pictures.map(\.id)).count == model.pictures.count)
    #expect(server.abandonedRequests > 0)
    await wait(screen) {
      let visible = screen.elements(containing: "Picture ").map(\.label).filter { !$0.hasPrefix("Photo") }
      return !visible.isEmpty && screen.elements(.progress).isEmpty
    }
    #expect(screen.elements(containing: "Photo of").count > 0)
    #expect(screen.trace.warnings == [])
    screen.unmount()
    await wait(screen) { server.openConnections == 0 }
  }

  @Test("A picture that is scrolled back to is there at once")
  func back() async {
    let server = PictureServer(delay: .zero)
    let (screen, _) = feed(server)
    await screen.advance(by: .seconds(1))
    await wait(screen) { screen["Photo of Picture 0"].exists }
    screen.scroll(at: CGPoint(x: 195, y: 400), by: CGSize(width: 0, height: -1_500))
    #expect(!screen["Photo of Picture 0"].exists)
    screen.scroll(at: CGPoint(x: 195, y: 400), by: CGSize(width: 0, height: 1_500))
    #expect(screen["Photo of Picture 0"].exists)
  }

  @Test("Behind the last page, the feed says that it is over")
  func end() async {
    let (screen, model) = feed(PictureServer(delay: .zero), pageCount: 2)
    for _ in 0..<20 where model.hasMore {
      await screen.advance(by: .seconds(1))
      screen.scroll(at: CGPoint(x: 195, y: 400), by: CGSize(width: 0, height: -3_000))
    }
    await screen.advance(by: .seconds(1))
    #expect(model.pictures.count == 20)
    #expect(screen["That was all"].exists)
  }
}
