import Foundation
import SwiftUITesting
import Testing

/// Help links.
@MainActor
struct HelpLinkTests {
  private let log = Log()

  @Test("a help link with an address is a link called Help, and opens it by the environment's openURL")
  func address() throws {
    let address = try #require(URL(string: "https://example.org/help"))
    let screen = Screen { [log] in
      HelpLink(destination: address)
        .environment(
          \.openURL,
          OpenURLAction {
            log.note($0.absoluteString)
            return .handled
          })
    }
    screen.element(.link, "Help").tap()
    #expect(log.lines == ["https://example.org/help"])
  }

  @Test("a help link with an action is a button called Help, and runs it; disabled, it does not")
  func action() {
    let screen = Screen { [log] in
      HelpLink { log.note("help") }
    }
    screen.element(.button, "Help").tap()
    #expect(log.lines == ["help"])
    let disabled = Screen { HelpLink {}.disabled(true) }
    #expect(!disabled.element(.button, "Help").isEnabled)
  }

  @Test("a help link is as wide as it is high")
  func shape() {
    let frame = Screen { HelpLink {} }["Help"].frame
    #expect(frame.width == frame.height)
  }
}
