import Foundation
import Reader
import SwiftUITesting
import Testing

@MainActor
struct ReaderTests {
  private static let meadow = URL(string: "https://example.org")!

  @Test("A page is opened by its address, and its title is shown")
  func opening() async {
    let screen = Screen { ReaderView() }
    await screen.settle()
    #expect(screen["A note"].exists)
    screen.setPage(Self.meadow, title: "Meadow")
    screen["Address"].tap()
    screen.type("example.org")
    screen["Open"].tap()
    await screen.settle()
    #expect(screen["Meadow"].exists)
    #expect(screen.shownPages == [Self.meadow])
  }

  @Test("A page that cannot be loaded is said to be one; so is what is no address")
  func problems() async {
    let screen = Screen { ReaderView() }
    await screen.settle()
    screen["Open"].tap()
    await screen.settle()
    #expect(screen["That is no address."].exists)
    screen.breakPage(Self.meadow)
    screen["Address"].tap()
    screen.type("example.org")
    screen["Open"].tap()
    await screen.settle()
    #expect(screen["The page cannot be shown."].exists)
  }

  @Test("A change of the network is said at once")
  func network() async {
    let screen = Screen { ReaderView() }
    await screen.settle()
    screen.disconnect()
    await screen.settle()
    #expect(screen["There is no connection. Pages of the web are not loaded."].exists)
    screen.connect(over: .cellular, isExpensive: true)
    await screen.settle()
    #expect(screen["This connection costs money."].exists)
    screen.connect(over: .wifi)
    await screen.settle()
    #expect(!screen["This connection costs money."].exists)
  }
}
