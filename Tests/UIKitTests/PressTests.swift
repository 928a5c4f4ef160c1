import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

private final class Game: UIViewController {
  var lines: [String] = []
  var passes = false

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("began", presses)
    if passes { super.pressesBegan(presses, with: event) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("ended", presses) }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("cancelled", presses) }

  private func note(_ word: String, _ presses: Set<UIPress>) {
    guard let key = presses.first?.key else { return }
    lines.append(
      "\(word) \(key.charactersIgnoringModifiers) \(key.keyCode.rawValue) \(key.modifierFlags.rawValue >> 17)")
  }
}

/// Keys of a keyboard, as responders of UIKit are told of them.
@MainActor
struct PressTests {
  @Test("J300: the controller that is shown is told of keys that nothing else handles, from their press to their end")
  func presses() {
    let game = Game()
    let screen = Screen { ShownController(controller: game) }
    _ = screen.describe()
    screen.key("w")
    screen.releaseKey("w")
    screen.key("A", modifiers: .shift)
    screen.key(.leftArrow)
    screen.releaseKey("q")
    #expect(
      game.lines == ["began w 26 0", "ended w 26 0", "began A 4 1", "began UIKeyInputLeftArrow 80 0"])
    screen.key(.leftArrow)
    #expect(game.lines.suffix(2) == ["cancelled UIKeyInputLeftArrow 80 0", "began UIKeyInputLeftArrow 80 0"])
  }

  @Test("J300: keys that a responder passes on go to the next one, and are as if none were told of them")
  func passing() {
    let game = Game()
    game.passes = true
    var count = 0
    let screen = Screen {
      VStack {
        ShownController(controller: game)
        Button("Go") { count += 1 }.keyboardShortcut("g", modifiers: [])
      }
    }
    _ = screen.describe()
    screen.key("x")
    screen.releaseKey("x")
    #expect(game.lines == ["began x 27 0"])
    screen.key("g")
    #expect(count == 1)
    #expect(game.lines.count == 1)
  }

  @Test("J300: keys have the numbers of the standard for USB keyboards")
  func numbers() {
    #expect(UIKeyboardHIDUsage.keyboardA.rawValue == 4)
    #expect(UIKeyboardHIDUsage.keyboard1.rawValue == 30)
    #expect(UIKeyboardHIDUsage.keyboard0.rawValue == 39)
    #expect(UIKeyboardHIDUsage.keyboardSpacebar.rawValue == 44)
    #expect(UIKeyboardHIDUsage.keyboardUpArrow.rawValue == 82)
  }
}
