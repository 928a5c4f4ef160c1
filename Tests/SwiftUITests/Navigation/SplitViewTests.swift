import SwiftUITesting
import Testing

/// Split views.
@MainActor
struct SplitViewTests {
  private struct Mail: View {
    @State private var chosen: String?
    var body: some View {
      NavigationSplitView {
        List(["Inbox", "Sent"], id: \.self, selection: $chosen) { Text($0) }.navigationTitle("Folders")
      } detail: {
        Text("showing \(chosen ?? "nothing")").navigationTitle(chosen ?? "Mail")
      }
    }
  }

  @Test("where there is room, columns stand beside each other and a choice in one decides what the next shows")
  func wide() {
    let screen = Screen(width: 1024, height: 768) { Mail() }
    #expect(screen["showing nothing"].exists)
    screen.element(.row, "Sent").tap()
    #expect(screen["showing Sent"].exists)
    #expect(screen.element(.row, "Inbox").exists)
    #expect(screen.element(.row, "Inbox").frame.maxX < screen["showing Sent"].frame.minX)
    #expect(!screen.element(.backButton).exists)
  }

  @Test("the sidebar can be hidden")
  func hiding() async {
    let screen = Screen(width: 1024, height: 768) { Mail() }
    let beside = screen["showing nothing"].frame
    screen["Toggle Sidebar"].tap()
    #expect(!screen.element(.row, "Inbox").exists)
    await screen.settle()
    #expect(screen["showing nothing"].frame.midX < beside.midX)
    screen["Toggle Sidebar"].tap()
    #expect(screen.element(.row, "Inbox").exists)
    await screen.settle()
    #expect(screen["showing nothing"].frame == beside)
  }

  @Test("where there is none, they are pages of a stack")
  func narrow() {
    let screen = Screen { Mail() }
    #expect(screen.elements(.row).map(\.label) == ["Inbox", "Sent"] && !screen["showing nothing"].exists)
    screen.element(.row, "Sent").tap()
    #expect(screen["showing Sent"].exists && screen.elements(.row).isEmpty)
    #expect(screen.element(.heading).label == "Sent")
    screen.element(.backButton).tap()
    screen.element(.row, "Inbox").tap()
    #expect(screen["showing Inbox"].exists && screen.elements(.row).isEmpty)
  }

  @Test("three columns: two steps where there is no room")
  func threeColumns() {
    struct Three: View {
      @State private var folder: Int?
      @State private var letter: Int?
      var body: some View {
        NavigationSplitView {
          List(0..<2, id: \.self, selection: $folder) { Text("Folder \($0)") }
        } content: {
          List(0..<2, id: \.self, selection: $letter) { Text("Letter \(folder ?? -1).\($0)") }
        } detail: {
          Text("Reading \(letter ?? -1)")
        }
      }
    }
    let narrow = Screen { Three() }
    narrow.element(.row, "Folder 1").tap()
    narrow.element(.row, "Letter 1.0").tap()
    #expect(narrow["Reading 0"].exists)
    narrow.element(.backButton).tap()
    #expect(narrow.element(.row, "Letter 1.1").exists && !narrow["Reading 0"].exists)
    narrow.element(.backButton).tap()
    #expect(narrow.element(.row, "Folder 0").exists && !narrow.element(.row, "Letter 1.1").exists)
    let wide = Screen(width: 1200, height: 800) { Three() }
    wide.element(.row, "Folder 0").tap()
    wide.element(.row, "Letter 0.1").tap()
    #expect(wide.element(.row, "Folder 0").frame.maxX <= wide.element(.row, "Letter 0.1").frame.minX)
    #expect(wide.element(.row, "Letter 0.1").frame.maxX <= wide["Reading 1"].frame.minX)
  }

  @Test("links in a column show their page in the next")
  func links() {
    struct Links: View {
      var body: some View {
        NavigationView {
          List { NavigationLink("Open") { Text("Opened") } }
          Text("Nothing yet")
        }
      }
    }
    let wide = Screen(width: 1024, height: 768) { Links() }
    #expect(wide["Nothing yet"].exists)
    wide["Open"].tap()
    #expect(wide["Open"].frame.maxX < wide["Opened"].frame.minX)
    #expect(!wide["Nothing yet"].exists)
    let stack = Screen(width: 1024, height: 768) { Links().navigationViewStyle(.stack) }
    #expect(!stack["Nothing yet"].exists)
    stack["Open"].tap()
    #expect(stack["Opened"].exists)
    #expect(!stack["Open"].exists)
  }
}
