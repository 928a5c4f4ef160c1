import SwiftUITesting
import TesseraControls
import TesseraCore
import Testing

/// Columns in windows of programs for macOS.
@MainActor
struct MacColumnTests {
  private struct Library: View {
    var body: some View {
      NavigationView {
        List(["Ada", "Bea"], id: \.self) { name in
          NavigationLink(destination: Book(name: name)) { Text(name) }
        }
      }
    }
  }

  private struct Book: View {
    let name: String

    var body: some View {
      VStack {
        Text("Book of \(name)")
        NavigationLink("More of \(name)") { Text("Notes of \(name)") }
      }
    }
  }

  private func screen<Content: View>(width: CGFloat = 480, isMac: Bool = true, @ViewBuilder _ content: () -> Content)
    -> Screen
  {
    let content = content()
    return Screen(width: width, height: 300, scale: 1) {
      content.modifier(MacWindowModifier()).environment(\.idiom, isMac ? .desktop : .phone)
    }
  }

  @Test("J271: A link of a navigation view shows its page in the column behind it, and another link another page")
  func pages() async {
    let screen = screen { Library() }
    #expect(!screen["Toggle Sidebar"].exists)
    for name in ["Ada", "Bea", "Ada"] {
      screen[name].tap()
      await screen.settle()
      #expect(screen["Book of \(name)"].exists && screen["Ada"].exists && screen["Bea"].exists)
      #expect(screen["Book of \(name)"].frame.minX > screen["Ada"].frame.maxX)
    }
    #expect(!screen["Book of Bea"].exists)
  }

  @Test("J271: A link on such a page leads on in that column")
  func deeperPages() async {
    let screen = screen { Library() }
    screen["Ada"].tap()
    await screen.settle()
    screen["More of Ada"].tap()
    await screen.settle()
    #expect(screen["Notes of Ada"].exists && !screen["Book of Ada"].exists)
    screen["Bea"].tap()
    await screen.settle()
    #expect(screen["Book of Bea"].exists && !screen["Notes of Ada"].exists)
  }

  @Test("J271: The row of the link whose page is shown is marked")
  func mark() async {
    let screen = screen { Library() }
    let before = screen.snapshot().color(at: CGPoint(x: 150, y: screen["Ada"].frame.midY))
    screen["Ada"].tap()
    await screen.settle()
    let frame = screen["Ada"].frame
    #expect(screen.snapshot().color(at: CGPoint(x: 150, y: frame.midY)).red < before.red)
    #expect(screen.snapshot().color(at: CGPoint(x: 150, y: screen["Bea"].frame.midY)).red == before.red)
  }

  @Test("J271: A page of a value takes the place of a link's page, and the other way round")
  func values() async {
    let screen = screen {
      NavigationSplitView {
        List {
          NavigationLink("Page", destination: Text("The page"))
          NavigationLink("Value", value: 7)
        }
        .navigationDestination(for: Int.self) { Text("The value \($0)") }
      } detail: {
        Text("Nothing")
      }
    }
    for (link, page) in [
      ("Page", "The page"), ("Value", "The value 7"), ("Page", "The page"), ("Value", "The value 7"),
    ] {
      screen[link].tap()
      await screen.settle()
      #expect(screen[page].exists)
      #expect(["The page", "The value 7", "Nothing"].filter { screen[$0].exists } == [page])
    }
  }

  @Test("J271: On a phone of the same width there is one column")
  func phone() async {
    let screen = screen(isMac: false) { Library() }
    screen["Ada"].tap()
    await screen.settle()
    #expect(screen["Book of Ada"].exists && !screen["Bea"].exists)
  }

  @Test("J277: The background of a window is gray, that of a list white")
  func background() {
    let gray = screen { Text("Hello") }.snapshot().color(at: CGPoint(x: 5, y: 150))
    #expect(gray.red < 0.99 && gray.red > 0.9)
    let small = screen { Text("Hello").frame(width: 100, height: 100).background(.red) }.snapshot()
    #expect(small.color(at: CGPoint(x: 5, y: 5)) == small.color(at: CGPoint(x: 475, y: 295)))
    #expect(small.color(at: CGPoint(x: 5, y: 5)).red < 0.99)
    let list = screen { List { Text("Hello") } }.snapshot().color(at: CGPoint(x: 5, y: 150))
    #expect(list.red == 1)
    #expect(screen(isMac: false) { Text("Hello") }.snapshot().color(at: CGPoint(x: 5, y: 150)).red == 1)
  }
}
