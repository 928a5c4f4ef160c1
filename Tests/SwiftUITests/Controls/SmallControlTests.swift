import SwiftUITesting
import Testing

/// Small controls.
@MainActor
struct SmallControlTests {
  private let log = Log()

  @Test("a gauge of every style says its value and keeps within its bounds")
  func gauge() {
    let screen = Screen {
      VStack {
        Gauge(value: 0.25) { Text("Fuel") }
        Gauge(value: 40, in: 0...80) {
          Text("Speed")
        } currentValueLabel: {
          Text("40 km/h")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("80")
        }
        .gaugeStyle(.accessoryCircular)
        Gauge(value: 7, in: 0...5) { Text("Over") }.gaugeStyle(.accessoryLinear)
      }
    }
    #expect(screen.elements(.progress).count == 3)
    #expect(screen.elements(.progress).map(\.value) == ["0.25", "40", "7"])
    #expect(screen["40 km/h"].exists)
  }

  @Test("content that is not there: a title, a reason and what can be done")
  func unavailable() {
    let screen = Screen {
      ContentUnavailableView {
        Label("No Mail", systemImage: "tray.fill")
      } description: {
        Text("New messages appear here.")
      } actions: {
        Button("Reload") { log.note("reload") }
      }
    }
    #expect(screen.visibleText == ["No Mail", "New messages appear here.", "Reload"])
    screen["Reload"].tap()
    #expect(log.take() == ["reload"])
    #expect(Screen { ContentUnavailableView.search(text: "pear") }["No Results for “pear”"].exists)
  }

  @Test("a tree opens and closes, and keeps what is below while it is open")
  func outline() {
    struct Node: Identifiable {
      let id: String
      var children: [Node]?
    }
    let tree = [Node(id: "Fruit", children: [Node(id: "Apple"), Node(id: "Pear")]), Node(id: "Water")]
    let screen = Screen { List(tree, children: \.children) { Text($0.id) } }
    #expect(!screen["Apple"].exists)
    screen["Expand"].tap()
    #expect(screen.visibleText.filter { $0.first?.isUppercase == true } == ["Fruit", "Apple", "Pear", "Water"])
    screen["Collapse"].tap()
    #expect(!screen["Pear"].exists)
  }

  @Test("a share link copies, and writes an e-mail")
  func sharing() {
    struct Page: View {
      let log: Log
      var body: some View {
        VStack {
          ShareLink(item: URL(string: "https://swift.org")!, subject: Text("Swift"))
          PasteButton(payloadType: String.self) { log.note($0.joined()) }
        }
        .environment(
          \.openURL,
          OpenURLAction {
            log.note($0.absoluteString)
            return .handled
          })
      }
    }
    let screen = Screen { Page(log: log) }
    screen["Share…"].tap()
    screen["Copy"].tap()
    screen["Paste"].tap()
    #expect(log.take() == ["https://swift.org"])
    screen["Share…"].tap()
    screen["Send by E-mail"].tap()
    #expect(log.take() == ["mailto:?body=https://swift.org&subject=Swift"])
  }

  @Test("a rename button does what is said around it, and nothing elsewhere")
  func renaming() {
    let screen = Screen {
      VStack {
        RenameButton().renameAction { log.note("rename") }
      }
    }
    screen["Rename"].tap()
    #expect(log.take() == ["rename"])
    #expect(!Screen { RenameButton() }["Rename"].isEnabled)
  }

  @Test("an inspector is a column where there is room, otherwise a sheet")
  func inspector() {
    struct Page: View {
      @State private var isShown = true
      var body: some View { Button("Page") { isShown.toggle() }.inspector(isPresented: $isShown) { Text("Details") } }
    }
    let wide = Screen(width: 1000, height: 700) { Page() }
    #expect(wide["Details"].frame.minX > 700)
    #expect(!wide.element(.sheet).exists)
    wide["Page"].tap()
    #expect(!wide["Details"].exists)
    #expect(Screen { Page() }.element(.sheet).exists)
  }
}
