import Figures
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Charts that are pointed at, scrolled and half-way to other values look as they did when their pictures were kept.
@Suite("Pictures of charts that are used")
@MainActor
struct FigurePicturesTests {
  private func screen(_ group: String, _ colorScheme: ColorScheme) async -> Screen {
    let screen = Screen(width: 390, height: 1_440, scale: 1, colorScheme: colorScheme) {
      FiguresView()
        .environment(\.timeZone, .gmt)
        .environment(\.calendar, Calendar(identifier: .gregorian))
    }
    screen[group].tap()
    await screen.settle()
    return screen
  }

  private func expectPicture(of screen: Screen, _ name: String, _ colorScheme: ColorScheme) {
    expectSnapshot(
      of: screen, named: "\(name)-\(colorScheme == .dark ? "dark" : "light")", tolerance: Pictures.tolerance)
  }

  @Test(
    "A month is chosen by the pointer, and another chart is scrolled to the summer",
    arguments: [ColorScheme.light, .dark])
  func touched(colorScheme: ColorScheme) async {
    let screen = await screen("Lines", colorScheme)
    let title = screen["A year, to be scrolled"].frame
    let before = screen.visibleText
    screen.scroll(at: CGPoint(x: 195, y: title.maxY + 80), by: CGSize(width: -900, height: 0))
    await screen.settle()
    #expect(screen.visibleText != before)
    screen.hover(at: CGPoint(x: 195, y: 150))
    await screen.settle()
    expectPicture(of: screen, "lines-touched", colorScheme)
  }

  @Test("Bars are half-way to the next year", arguments: [ColorScheme.light, .dark])
  func moving(colorScheme: ColorScheme) async {
    let screen = await screen("Bars", colorScheme)
    let recording = await screen.record {
      screen["Next year"].tap()
      await screen.advance(by: .milliseconds(250))
      expectPicture(of: screen, "bars-moving", colorScheme)
      await screen.settle()
    }
    // One frame of the beginning, and more than a few on the way.
    #expect(recording.frameCount > 8)
    #expect(recording.duration > .milliseconds(250))
  }
}
