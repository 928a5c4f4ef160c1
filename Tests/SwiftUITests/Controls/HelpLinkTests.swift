import Foundation
import SwiftUITesting
import Testing

@MainActor
@Suite("Help links")
struct HelpLinkTests {
  @Test("a help link with an address is a link called Help, and opens it by the environment's openURL")
  func address() throws {
    let address = try #require(URL(string: "https://example.org/help"))
    var opened: [URL] = []
    let screen = Screen {
      HelpLink(destination: address)
        .environment(
          \.openURL,
          OpenURLAction {
            opened.append($0)
            return .handled
          })
    }
    screen.element(.link, "Help").tap()
    #expect(opened == [address])
  }

  @Test("a help link with an action is a button called Help, and runs it; disabled, it does not")
  func action() {
    var count = 0
    let screen = Screen { HelpLink { count += 1 } }
    screen.element(.button, "Help").tap()
    #expect(count == 1)
    #expect(!Screen { HelpLink { count += 1 }.disabled(true) }.element(.button, "Help").isEnabled)
  }

  @Test("a help link is as wide as it is high")
  func shape() {
    let frame = Screen { HelpLink {} }["Help"].frame
    #expect(frame.width == frame.height)
  }
}
