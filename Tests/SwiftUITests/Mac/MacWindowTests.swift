import SwiftUITesting
import TesseraControls
import TesseraCore
import Testing

@MainActor
struct MacWindowTests {
  private func screen<Content: View>(_ window: NotedWindow, @ViewBuilder _ content: () -> Content) -> Screen {
    let content = content()
    return Screen(width: 400, height: 300, scale: 1) {
      content.modifier(MacWindowModifier())
        .onAppear { FrontmostGraph.current?.surfaceWindow = window }
        .environment(\.idiom, .desktop)
    }
  }

  @Test("DK26: A title and a subtitle that change are in the bar in the same frame")
  func changing() {
    struct Letters: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          Button("Receive") { count += 1 }.navigationTitle("Box \(count)").navigationSubtitle("\(count) letters")
        }
      }
    }
    let screen = Screen(width: 500, height: 300, idiom: .desktop) { Letters() }
    #expect(screen["Box 0"].exists && screen["0 letters"].exists)
    screen["Receive"].tap()
    #expect(screen["Box 1"].exists && screen["1 letters"].exists)
    #expect(!screen["Box 0"].exists && !screen["0 letters"].exists)
  }

  @Test("DK26: Titles of a column change, in content that depends on what is chosen")
  func changingColumn() {
    struct Columns: View {
      @State private var count: Int? = 0
      var body: some View {
        NavigationSplitView {
          Button("Receive") { count = (count ?? 0) + 1 }
        } detail: {
          if let count { Text("Letters").navigationTitle("Box \(count)").navigationSubtitle("\(count) letters") }
        }
      }
    }
    for idiom in [ScreenIdiom.desktop, .phone] {
      let screen = Screen(width: 900, height: 300, idiom: idiom) { Columns() }
      for number in 1...3 {
        screen["Receive"].tap()
        #expect(screen["Box \(number)"].exists && screen["\(number) letters"].exists)
      }
    }
  }

  @Test("J235: The title of the page on top is the window's")
  func title() async {
    struct Pages: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          Button("Open") { path = [1] }
            .navigationTitle("Library")
            .navigationDestination(for: Int.self) { number in
              Button("Close") { path = [] }.navigationTitle("Book \(number)")
            }
        }
      }
    }
    let window = NotedWindow()
    let screen = screen(window) { Pages() }
    await screen.settle()
    screen["Open"].tap()
    await screen.settle()
    #expect(window.titles.last == "Book 1")
    screen["Close"].tap()
    await screen.settle()
    #expect(window.titles.last == "Library")
  }

  @Test("J235: The toolbar of content without a stack is in a bar above it")
  func toolbar() {
    let window = NotedWindow()
    let bare = screen(window) { Text("Content") }
    #expect(bare["Content"].frame.midY == 150)
    let barred = screen(window) { Text("Content").toolbar { Button("Add") {} } }
    #expect(barred["Add"].exists && barred["Add"].frame.maxY < barred["Content"].frame.minY)
    #expect(barred["Content"].frame.midY > 150)
  }
}
