import SwiftUITesting
import Testing

/// Pinned headers and footers.
@MainActor
struct PinnedTests {
  private struct Sections: View {
    let pinned: PinnedScrollableViews
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pinned) {
          ForEach(0..<5, id: \.self) { section in
            Section {
              ForEach(0..<10, id: \.self) { Text("Row \(section).\($0)").frame(height: 40) }
            } header: {
              Text("Header \(section)").frame(height: 30)
            } footer: {
              Text("Footer \(section)").frame(height: 20)
            }
          }
        }
      }
    }
  }

  private let middle = CGPoint(x: 100, y: 100)

  private func scrolled(_ distance: CGFloat, _ pinned: PinnedScrollableViews) -> Screen {
    let screen = Screen(width: 200, height: 200) { Sections(pinned: pinned) }
    // As a person does: what is passed on the way is measured.
    for _ in 0..<Int(distance / 20) { screen.scroll(at: middle, by: CGSize(width: 0, height: -20)) }
    return screen
  }

  @Test("a header stays at the top as long as its section is in sight, and is pushed out by the next")
  func header() {
    #expect(scrolled(0, .sectionHeaders)["Header 0"].frame.midY == 15)
    #expect(scrolled(20, .sectionHeaders)["Header 0"].frame.midY == 15)
    #expect(scrolled(300, .sectionHeaders)["Header 0"].frame.midY == 15)
    // The section is 450 high: at 440, ten points of it are left.
    #expect(scrolled(440, .sectionHeaders)["Header 0"].frame.midY == -5)
    #expect(scrolled(460, .sectionHeaders)["Header 1"].frame.midY == 15)
    #expect(!scrolled(460, .sectionHeaders)["Header 0"].exists)
  }

  @Test("a footer stays at the bottom")
  func footer() {
    #expect(scrolled(0, .sectionFooters)["Footer 0"].frame.midY == 190)
    #expect(scrolled(100, .sectionFooters)["Footer 0"].frame.midY == 190)
    #expect(scrolled(300, .sectionFooters)["Footer 0"].frame.midY == 140)
  }

  @Test("nothing is pinned that was not asked for")
  func unpinned() {
    #expect(scrolled(20, [])["Header 0"].frame.midY == -5)
    #expect(!scrolled(300, [])["Header 0"].exists)
  }

  @Test("a pinned header keeps its state while its section is scrolled")
  func state() {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 }.frame(height: 30) }
    }
    let screen = Screen(width: 200, height: 200) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(0..<50, id: \.self) { Text("Row \($0)").frame(height: 40) }
          } header: {
            Counter()
          }
        }
      }
    }
    screen["Count 0"].tap()
    screen.scroll(at: middle, by: CGSize(width: 0, height: -1000))
    screen["Count 1"].tap()
    #expect(screen["Count 2"].frame.midY == 15)
  }

  @Test("the headers of a plain list are pinned below the bar")
  func list() {
    let screen = Screen {
      NavigationStack {
        List {
          ForEach(0..<5, id: \.self) { section in
            Section("Section \(section)") { ForEach(0..<20, id: \.self) { Text("Row \(section).\($0)") } }
          }
        }
        .listStyle(.plain)
        .navigationTitle("List")
        .navigationBarTitleDisplayMode(.inline)
      }
    }
    screen.scroll(at: CGPoint(x: 200, y: 400), by: CGSize(width: 0, height: -300))
    #expect(screen["Section 0"].frame.minY >= 44)
    #expect(screen["Section 0"].frame.maxY < 90)
  }

  @Test("headers of sections in a grid have a line of their own, and can be pinned")
  func grid() {
    let screen = Screen(width: 200, height: 200) {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(0..<40, id: \.self) { Text("Cell \($0)").frame(height: 40) }
          } header: {
            Text("Header").frame(height: 30)
          }
        }
      }
    }
    #expect(screen["Header"].frame.midX == 100)
    #expect(screen["Cell 0"].frame.midY == 50)
    #expect(screen["Cell 1"].frame.midY == 50)
    screen.scroll(at: middle, by: CGSize(width: 0, height: -200))
    #expect(screen["Header"].frame.midY == 15)
  }
}
