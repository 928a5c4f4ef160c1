import Observation
import SwiftUITesting
import Testing

@Observable
@MainActor
private final class Itinerary {
  var path: [Int] = []
  var isFlagged = false
  var shows = true
  @ObservationIgnored var log: [String] = []

  /// What was noted since the last call.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }
}

private struct Page: View {
  let name: String
  let itinerary: Itinerary

  var body: some View {
    Text(name).onAppear { itinerary.log.append("+\(name)") }.onDisappear { itinerary.log.append("-\(name)") }
  }
}

/// The order in which pages come and go.
@MainActor
struct NavigationOrderTests {
  private let itinerary = Itinerary()

  private func pathScreen() -> Screen {
    Screen { [itinerary] in
      Live {
        if itinerary.shows {
          NavigationStack(path: Bindable(itinerary).path) {
            VStack {
              Page(name: "root", itinerary: itinerary)
              NavigationLink("Link") { Page(name: "link", itinerary: itinerary) }
            }
            .navigationDestination(for: Int.self) { value in
              VStack {
                Page(name: "\(value)", itinerary: itinerary)
                NavigationLink("Deeper") { Page(name: "deep", itinerary: itinerary) }
                Button("Flag") { itinerary.isFlagged = true }
              }
              .navigationDestination(isPresented: Bindable(itinerary).isFlagged) {
                Page(name: "flag", itinerary: itinerary)
              }
            }
          }
        }
      }
    }
  }

  @Test("J13: through a path, a page appears before the one that it covers or uncovers disappears")
  func path() {
    let screen = pathScreen()
    screen.showChanges()
    #expect(itinerary.takeLog() == ["+root"])
    itinerary.path = [1]
    screen.showChanges()
    #expect(itinerary.takeLog() == ["+1", "-root"])
    itinerary.path = [1, 2]
    screen.showChanges()
    #expect(itinerary.takeLog() == ["+2", "-1"])
    itinerary.path = [1, 3]
    screen.showChanges()
    #expect(itinerary.takeLog() == ["+3", "-2"])
    itinerary.path = [1]
    screen.showChanges()
    #expect(itinerary.takeLog() == ["+1", "-3"])
    itinerary.path = []
    screen.showChanges()
    #expect(itinerary.takeLog() == ["+root", "-1"])
  }

  @Test("J13: pages between the old and the new top neither appear nor disappear")
  func severalPages() {
    let screen = pathScreen()
    screen.showChanges()
    itinerary.log = []
    itinerary.path = [1, 2, 3]
    screen.showChanges()
    #expect(itinerary.takeLog() == ["+3", "-root"])
    itinerary.path = []
    screen.showChanges()
    #expect(itinerary.takeLog() == ["+root", "-3"])
  }

  @Test("J13: through a link, and back by its button")
  func link() {
    let screen = pathScreen()
    screen.showChanges()
    itinerary.log = []
    screen["Link"].tap()
    screen.showChanges()
    #expect(itinerary.takeLog() == ["+link", "-root"])
    screen.element(.backButton).tap()
    screen.showChanges()
    #expect(itinerary.takeLog() == ["+root", "-link"])
  }

  @Test("J13: through a flag")
  func flag() {
    let screen = pathScreen()
    itinerary.path = [1]
    screen.showChanges()
    itinerary.log = []
    screen["Flag"].tap()
    screen.showChanges()
    #expect(itinerary.takeLog() == ["+flag", "-1"])
    itinerary.isFlagged = false
    screen.showChanges()
    #expect(itinerary.takeLog() == ["+1", "-flag"])
  }

  @Test("J13: in a split view, the page of a link appears before the content that it covers disappears")
  func splitView() {
    let screen = Screen(width: 900, height: 600) { [itinerary] in
      NavigationSplitView {
        NavigationLink("Link") { Page(name: "link", itinerary: itinerary) }
      } detail: {
        Page(name: "detail", itinerary: itinerary)
      }
    }
    screen.showChanges()
    #expect(itinerary.takeLog() == ["+detail"])
    screen["Link"].tap()
    screen.showChanges()
    #expect(itinerary.takeLog() == ["+link", "-detail"])
  }

  @Test("J13, B32: when the whole stack goes, its page disappears, and the page below says nothing more")
  func wholeStack() {
    let screen = pathScreen()
    itinerary.path = [1]
    screen.showChanges()
    itinerary.log = []
    itinerary.shows = false
    screen.showChanges()
    #expect(itinerary.takeLog() == ["-1"])
  }

  @Test("J13: pages and tabs disappear with their screen")
  func unmounting() {
    let screen = Screen { [itinerary] in
      TabView {
        Tab("One", systemImage: "star") {
          NavigationStack(path: .constant([1])) {
            Page(name: "root", itinerary: itinerary)
              .navigationDestination(for: Int.self) { Page(name: "\($0)", itinerary: itinerary) }
          }
        }
        Tab("Two", systemImage: "moon") { Page(name: "two", itinerary: itinerary) }
      }
    }
    screen.showChanges()
    #expect(itinerary.takeLog() == ["+1"])
    screen.unmount()
    #expect(itinerary.takeLog() == ["-1"])
  }

  @Test("J14: an emptied path takes a link's page above it away, and leads to the root")
  func emptiedPathBelowLink() {
    let screen = pathScreen()
    itinerary.path = [1]
    screen["Deeper"].tap()
    #expect(screen["deep"].exists)
    #expect(itinerary.path == [1])
    itinerary.log = []
    itinerary.path = []
    screen.showChanges()
    #expect(screen["root"].exists)
    #expect(!screen["deep"].exists)
    #expect(itinerary.takeLog() == ["+root", "-deep"])
    itinerary.path = [1]
    #expect(screen["1"].exists)
    #expect(!screen["deep"].exists)
  }

  @Test("J14: an emptied path makes the flags of pages above it false")
  func emptiedPathBelowFlag() {
    let screen = pathScreen()
    itinerary.path = [1]
    screen["Flag"].tap()
    #expect(screen["flag"].exists)
    itinerary.path = []
    screen.showChanges()
    #expect(screen["root"].exists)
    #expect(!itinerary.isFlagged)
    itinerary.path = [1]
    #expect(screen["1"].exists)
    #expect(!screen["flag"].exists)
  }

  /// A stack that keeps its path and its flag in state, with a flagged page that belongs to the root.
  private struct StateStack: View {
    @State private var path = [1]
    @State private var isFlagged = false
    @State private var visits = 0
    let itinerary: Itinerary

    init(itinerary: Itinerary) {
      self.itinerary = itinerary
    }

    var body: some View {
      NavigationStack(path: $path) {
        Page(name: "root", itinerary: itinerary)
          .navigationDestination(for: Int.self) { value in
            VStack {
              NavigationLink("Deeper") { Button("Home") { path = [] } }
              Button("Flag") { isFlagged = true }
              Text("value \(value)")
            }
          }
          .navigationDestination(isPresented: $isFlagged) {
            VStack {
              Page(name: "flag", itinerary: itinerary)
              Button("Home twice") {
                path = []
                withAnimation { visits += 1 }
              }
            }
          }
      }
      Text(verbatim: "visits \(visits), flagged \(isFlagged), path \(path)")
    }
  }

  @Test("J14: a path in state that is emptied below a link's page leads to the root, silently", .strictWarnings)
  func emptiedStateBelowLink() {
    let screen = Screen { StateStack(itinerary: itinerary) }
    screen["Deeper"].tap()
    screen["Home"].tap()
    #expect(screen["root"].exists)
    #expect(!screen.element(.backButton).exists)
    #expect(screen["visits 0, flagged false, path []"].exists)
    #expect(screen.trace.warnings == [])
  }

  @Test("J14: a flag in state becomes false; an update before that does not bring its page back", .strictWarnings)
  func emptiedStateBelowFlag() {
    let screen = Screen { StateStack(itinerary: itinerary) }
    screen["Flag"].tap()
    #expect(screen["flag"].exists)
    itinerary.log = []
    screen["Home twice"].tap()
    #expect(screen["visits 1, flagged false, path []"].exists)
    #expect(itinerary.takeLog() == ["+root", "-flag"])
    #expect(!screen.element(.backButton).exists)
    #expect(screen.trace.warnings == [])
  }

  @Test("J14: in a split view, the flag of a page goes with the value that it belongs to", .strictWarnings)
  func splitViewFlag() {
    let screen = Screen(width: 900, height: 600) { [itinerary] in
      NavigationSplitView {
        VStack {
          NavigationLink("One", value: 1)
          NavigationLink("Two", value: 2)
        }
        .navigationDestination(for: Int.self) { value in
          VStack {
            Page(name: "\(value)", itinerary: itinerary)
            Button("Flag") { itinerary.isFlagged = true }
          }
        }
        .navigationDestination(isPresented: Bindable(itinerary).isFlagged) {
          Page(name: "flag", itinerary: itinerary)
        }
      } detail: {
        Page(name: "detail", itinerary: itinerary)
      }
    }
    screen["One"].tap()
    screen["Flag"].tap()
    #expect(screen["flag"].exists)
    screen["Two"].tap()
    #expect(screen["2"].exists)
    #expect(!itinerary.isFlagged)
    #expect(screen.trace.warnings == [])
  }

  @Test("J14: a page of a link goes with the value below it")
  func shortenedPathBelowLink() {
    let screen = pathScreen()
    itinerary.path = [1, 2]
    screen["Deeper"].tap()
    #expect(screen["deep"].exists)
    itinerary.path = [1]
    screen.showChanges()
    #expect(screen["1"].isHittable && !screen["deep"].exists && !screen["2"].exists)
  }
}

extension Screen {
  /// Shows what was written to a model outside of the screen.
  fileprivate func showChanges() {
    _ = self["root"].exists
  }
}
