import SwiftUI
import SwiftUITesting
import TesseraAppKit
import Testing
import UniformTypeIdentifiers

/// Colors, fonts and pictures of AppKit.
@MainActor
struct NSValueTests {
  @Test("J56: colors of AppKit have components, are mixed and follow the appearance")
  func colors() {
    let color = NSColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 0.5)
    #expect(color.redComponent == 1)
    #expect(color.alphaComponent == 0.5)
    #expect(abs(color.hueComponent - 1.0 / 12) < 0.001)
    #expect(NSColor.white.blended(withFraction: 0.5, of: .black)?.redComponent == 0.5)
    #expect(NSColor.white.blended(withFraction: .nan, of: .black)?.redComponent == 1)
    #expect(NSColor.white.blended(withFraction: 7, of: .black)?.redComponent == 0)
    let dynamic = NSColor(name: nil) { $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .white : .black }
    for (scheme, shade) in [(ColorScheme.light, 0.0), (.dark, 1.0)] {
      let screen = Screen(width: 20, height: 20, colorScheme: scheme) { Color(nsColor: dynamic) }
      #expect(screen.snapshot().color(at: CGPoint(x: 10, y: 10)).red == shade)
    }
  }

  @Test("J56: what a view draws has the colors of its appearance, and is drawn again when that changes")
  func drawingInTheDark() {
    final class Filled: NSView {
      override func draw(_ dirtyRect: CGRect) {
        NSColor.labelColor.setFill()
        bounds.fill()
      }
    }
    let view = Filled()
    let screen = Screen(width: 20, height: 20, colorScheme: .dark) { Shown(view: view) }
    #expect(screen.snapshot().color(at: CGPoint(x: 10, y: 10)).red > 0.8)
    view.appearance = NSAppearance(named: .aqua)
    #expect(screen.snapshot().color(at: CGPoint(x: 10, y: 10)).red < 0.2)
  }

  @Test("J56: fonts of AppKit are those of UIKit, and managers change their traits")
  func fonts() {
    let font = NSFont.systemFont(ofSize: 20)
    let bold = NSFontManager.shared.convert(font, toHaveTrait: [.boldFontMask, .italicFontMask])
    #expect(NSFontManager.shared.traits(of: bold) == [.boldFontMask, .italicFontMask])
    #expect(bold.pointSize == 20)
    #expect(
      NSFontManager.shared.traits(of: NSFontManager.shared.convert(bold, toNotHaveTrait: .boldFontMask))
        == .italicFontMask)
    #expect(NSFont.userFixedPitchFont(ofSize: 0)?.isFixedPitch == true)
    #expect(NSFont.labelFont(ofSize: .nan).pointSize == NSFont.systemFontSize)
  }

  @Test("J56: a picture is drawn once, upright, and read back from the files that it makes")
  func pictures() throws {
    let image = NSImage(size: CGSize(width: 10, height: 20), flipped: false) { rect in
      NSColor.white.setFill()
      rect.fill()
      NSColor.red.setFill()
      CGRect(x: 0, y: 0, width: 10, height: 10).fill()
      return true
    }
    #expect(image.size == CGSize(width: 10, height: 20))
    let tiff = try #require(image.tiffRepresentation)
    let representation = try #require(NSBitmapImageRep(data: tiff))
    #expect(representation.pixelsHigh == image.cgImage?.height)
    let png = try #require(representation.representation(using: .png, properties: [:]))
    let screen = Screen(width: 10, height: 20) {
      if let image = NSImage(data: png) { Image(nsImage: image).resizable() }
    }
    #expect(screen.snapshot().color(at: CGPoint(x: 5, y: 16)).green < 0.1)
    #expect(screen.snapshot().color(at: CGPoint(x: 5, y: 4)).green > 0.9)
    #expect(representation.representation(using: .gif, properties: [:]) == nil)
    #expect(NSImage(size: CGSize(width: CGFloat.nan, height: -1)).size == CGSize(width: 1, height: 1))
    #expect(NSImage(systemSymbolName: "no.such.symbol", accessibilityDescription: nil) == nil)
    #expect(NSImage(systemSymbolName: "star", accessibilityDescription: nil)?.isValid == true)
  }

  @Test("J57: the program gives the pointer forms, by pushing and by parts of views")
  func cursors() {
    final class Area: NSView {
      override func resetCursorRects() {
        addCursorRect(CGRect(x: 0, y: 0, width: 50, height: 50), cursor: .crosshair)
        addCursorRect(CGRect(x: 50, y: 50, width: 50, height: 50), cursor: .openHand)
      }
    }
    let screen = Screen(width: 100, height: 200) {
      VStack(spacing: 0) {
        Shown(view: Area()).frame(height: 100)
        Color.gray.frame(height: 100)
          .onHover { if $0 { NSCursor.pointingHand.push() } else { NSCursor.pop() } }
      }
    }
    _ = screen.describe()
    screen.hover(at: CGPoint(x: 20, y: 80))
    _ = screen.describe()
    screen.hover(at: CGPoint(x: 21, y: 80))
    #expect(screen.pointerStyle == .rectSelection)
    screen.hover(at: CGPoint(x: 80, y: 20))
    _ = screen.describe()
    screen.hover(at: CGPoint(x: 81, y: 20))
    #expect(screen.pointerStyle == .grabIdle)
    screen.hover(at: CGPoint(x: 50, y: 150))
    #expect(NSCursor.current === NSCursor.pointingHand)
    #expect(screen.pointerStyle == .link)
    screen.hover(at: nil)
    #expect(NSCursor.current === NSCursor.arrow)
    NSCursor.pop()
    #expect(NSCursor.current === NSCursor.arrow)
  }

  @Test("The desktop opens the folders of files, and has pictures for what they are")
  func workspace() {
    let screen = Screen {
      Button("Show") {
        NSWorkspace.shared.activateFileViewerSelecting([URL(fileURLWithPath: "/tmp/a"), URL(fileURLWithPath: "/tmp/b")])
      }
    }
    screen["Show"].tap()
    #expect(screen.openedURLs.map(\.path) == ["/tmp"])
    #expect(NSWorkspace.shared.icon(forFile: "/tmp").isValid)
    #expect(NSWorkspace.shared.icon(forFile: "").isValid)
    #expect(NSScreen.main?.frame.width ?? 0 > 0)
  }
}
