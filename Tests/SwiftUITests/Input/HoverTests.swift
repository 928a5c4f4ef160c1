import SwiftUITesting
import Testing

@MainActor
private final class HoverJournal {
  var lines: [String] = []
}

@MainActor
struct HoverTests {
  @Test("E12: onHover is told once when the pointer enters the frame, and once when it leaves")
  func entersAndLeaves() {
    let journal = HoverJournal()
    let screen = Screen(width: 200, height: 200) {
      Text("here").frame(width: 100, height: 100).onHover { journal.lines.append("\($0)") }
    }
    screen.hover(at: CGPoint(x: 10, y: 10))
    #expect(journal.lines == [])
    screen.hover(at: CGPoint(x: 60, y: 60))
    screen.hover(at: CGPoint(x: 70, y: 60))
    #expect(journal.lines == ["true"])
    screen.hover(at: nil)
    #expect(journal.lines == ["true", "false"])
  }

  @Test("E12: onContinuousHover tells where the pointer is in the view, and when it left")
  func follows() {
    let journal = HoverJournal()
    let screen = Screen(width: 200, height: 200) {
      Color.red.frame(width: 100, height: 100).onContinuousHover { phase in
        switch phase {
        case .active(let point): journal.lines.append("\(Int(point.x)) \(Int(point.y))")
        case .ended: journal.lines.append("ended")
        }
      }
    }
    screen.hover(at: CGPoint(x: 60, y: 70))
    screen.hover(at: CGPoint(x: 80, y: 70))
    screen.hover(at: CGPoint(x: 190, y: 70))
    #expect(journal.lines == ["10 20", "30 20", "ended"])
  }

  @Test("What is scrolled out of sight is not hovered")
  func scrolledAway() {
    let journal = HoverJournal()
    let screen = Screen(width: 200, height: 200) {
      VStack(spacing: 0) {
        Color.blue.frame(height: 100)
        ScrollView {
          Color.red.frame(height: 100).onHover { journal.lines.append("\($0)") }
          Color.green.frame(height: 1000)
        }
      }
    }
    screen.scroll(at: CGPoint(x: 100, y: 150), by: CGSize(width: 0, height: -60))
    screen.hover(at: CGPoint(x: 100, y: 80))
    #expect(journal.lines == [])
    screen.hover(at: CGPoint(x: 100, y: 120))
    #expect(journal.lines == ["true"])
  }

  @Test("What lies behind a sheet is not hovered")
  func behindSheet() {
    let journal = HoverJournal()
    let screen = Screen {
      Color.red.onHover { journal.lines.append("\($0)") }
        .sheet(isPresented: .constant(true)) { Text("in front") }
    }
    screen.hover(at: CGPoint(x: 195, y: 422))
    #expect(journal.lines == [])
  }

  @Test("The innermost help under the pointer is shown")
  func help() {
    let screen = Screen(width: 200, height: 200) {
      VStack(spacing: 0) {
        Color.red.frame(height: 100).help("inner")
        Color.blue.frame(height: 100)
      }
      .help(Text("outer"))
    }
    #expect(screen.help == nil)
    screen.hover(at: CGPoint(x: 50, y: 50))
    #expect(screen.help == "inner")
    screen.hover(at: CGPoint(x: 50, y: 150))
    #expect(screen.help == "outer")
    screen.hover(at: nil)
    #expect(screen.help == nil)
  }

  @Test("Each view of a list of views has its own hovering")
  func distributes() {
    let journal = HoverJournal()
    let screen = Screen(width: 200, height: 200) {
      VStack(spacing: 0) {
        Group {
          Color.red
          Color.blue
        }
        .onHover { journal.lines.append("\($0)") }
      }
    }
    screen.hover(at: CGPoint(x: 50, y: 50))
    screen.hover(at: CGPoint(x: 50, y: 150))
    #expect(journal.lines.sorted() == ["false", "true", "true"])
  }

  @Test("F28: the pointer's secondary button opens the innermost menu")
  func secondaryButton() {
    let content = VStack {
      Text("inner").contextMenu { Button("Inner item") {} }
      Text("plain")
    }
    .contextMenu { Button("Outer item") {} }
    let screen = Screen { content }
    let inner = screen["inner"].frame
    screen.secondaryTap(at: CGPoint(x: inner.midX, y: inner.midY))
    #expect(screen.elements(.button).map(\.label) == ["Inner item"])
    let other = Screen { content }
    let plain = other["plain"].frame
    other.secondaryTap(at: CGPoint(x: plain.midX, y: plain.midY))
    #expect(other.elements(.button).map(\.label) == ["Outer item"])
  }
}
