import SwiftUITesting
import Testing

private struct Counter: View {
  @State private var count = 0
  var body: some View { Button("Count \(count)") { count += 1 } }
}

@MainActor
struct NavigationStackTests {
  private struct Numbers: View {
    @State private var path: [Int]

    init(path: [Int] = []) {
      self.path = path
    }

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("One", value: 1)
          Counter()
          Text("path \(path.description)")
        }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("Page \(number)")
            Counter()
            NavigationLink("Next", value: number + 1)
            Button("Home") { path = [] }
            Button("Deep") { path = [7, 8, 9] }
          }
          .navigationTitle("Number \(number)")
        }
      }
    }
  }

  @Test("A7, F1: several views in a stack are one page with one bar, one below the other")
  func severalViews() {
    let screen = Screen {
      NavigationStack {
        Text("first").navigationTitle("Title")
        Text("second")
      }
    }
    #expect(screen.elements(.navigationBar).count == 1)
    #expect(screen["first"].frame.maxY <= screen["second"].frame.minY)
    screen.update { NavigationStack { EmptyView() } }
    #expect(screen.elements(.navigationBar).count == 1)
  }

  @Test("F1: links with values append to the path, the way back takes away")
  func path() {
    let screen = Screen { Numbers() }
    screen["One"].tap()
    #expect(screen.element(.heading).label == "Number 1")
    #expect(screen["Page 1"].exists && !screen["One"].exists)
    screen["Next"].tap()
    #expect(screen.element(.heading).label == "Number 2")
    #expect(screen["Page 2"].exists && !screen["Page 1"].exists)
    screen.element(.backButton).tap()
    #expect(screen["Page 1"].exists)
    screen.element(.backButton).tap()
    #expect(screen.element(.heading).label == "Root" && screen["path []"].exists)
    #expect(!screen.element(.backButton).exists)
  }

  @Test("F1: writing the path pushes and pops several pages at once")
  func writtenPath() {
    let screen = Screen { Numbers(path: [1, 2]) }
    #expect(screen["Page 2"].exists)
    screen["Deep"].tap()
    #expect(screen["Page 9"].exists)
    screen.element(.backButton).tap()
    #expect(screen["Page 8"].exists)
    screen["Home"].tap()
    #expect(screen["path []"].exists)
    #expect(!screen.element(.backButton).exists && !screen["Page 8"].exists)
  }

  @Test("A27: covered pages keep their state, popped ones lose it")
  func state() {
    let screen = Screen { Numbers() }
    screen["Count 0"].tap()
    screen["One"].tap()
    screen["Count 0"].tap()
    screen["Next"].tap()
    #expect(screen["Count 0"].exists)
    screen.element(.backButton).tap()
    #expect(screen["Count 1"].exists)
    screen.element(.backButton).tap()
    #expect(screen["Count 1"].exists)
    screen["One"].tap()
    #expect(screen["Count 0"].exists && !screen["Count 1"].exists)
  }

  @Test("B39: covering a page makes it disappear, coming back makes it appear again")
  func lifecycle() {
    struct Pages: View {
      let log: (String) -> Void
      var body: some View {
        NavigationStack {
          NavigationLink("Go") {
            Text("Detail").onAppear { log("+detail") }.onDisappear { log("-detail") }
          }
          .onAppear { log("+root") }
          .onDisappear { log("-root") }
        }
      }
    }
    var log: [String] = []
    let screen = Screen { Pages { log.append($0) } }
    #expect(log == ["+root"])
    log = []
    screen["Go"].tap()
    #expect(log.sorted() == ["+detail", "-root"])
    log = []
    screen.element(.backButton).tap()
    #expect(log.sorted() == ["+root", "-detail"])
  }

  @Test("F2: a value without a destination shows a sign and is reported")
  func noDestination() {
    let screen = Screen { NavigationStack { NavigationLink("Go", value: "text") } }
    screen["Go"].tap()
    #expect(!screen["Go"].exists)
    #expect(screen.trace.warnings.contains { $0.contains("no matching navigationDestination") })
    screen.element(.backButton).tap()
    #expect(screen["Go"].exists)
  }

  @Test("F2: the destination nearest the root counts")
  func nearestDestination() {
    let screen = Screen {
      NavigationStack {
        NavigationLink("One", value: 1)
          .navigationDestination(for: Int.self) { number in
            NavigationLink("Two", value: 2)
              .navigationDestination(for: Int.self) { Text("inner \($0)") }
              .navigationTitle("outer \(number)")
          }
      }
    }
    screen["One"].tap()
    screen["Two"].tap()
    #expect(screen.element(.navigationBar).label == "outer 2")
  }

  @Test("F3: a link with a value builds no page, a link with a page no body of it")
  func laziness() {
    struct Page: View {
      var body: some View { Text("Page") }
    }
    let screen = Screen { NavigationStack { List(0..<100, id: \.self) { _ in NavigationLink("Go") { Page() } } } }
    #expect(screen.trace.bodies(of: Page.self) == 0)
    screen.elements(.row)[0].tap()
    #expect(screen.trace.bodies(of: Page.self) == 1)
    #expect(screen["Page"].exists)
  }

  @Test("F4: a path of values of any types")
  func mixedPath() {
    struct Mixed: View {
      @State private var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) {
          Button("Go") {
            path.append(1)
            path.append("a")
          }
          .navigationDestination(for: Int.self) { Text("number \($0)") }
          .navigationDestination(for: String.self) { Text("text \($0)") }
        }
      }
    }
    let screen = Screen { Mixed() }
    screen["Go"].tap()
    #expect(screen["text a"].exists)
    screen.element(.backButton).tap()
    #expect(screen["number 1"].exists)
    var path = NavigationPath([1, 2])
    path.append("x")
    #expect(path.count == 3)
    path.removeLast(2)
    #expect(path == NavigationPath([1]))
  }

  @Test("F4: pages of bindings go and write the binding")
  func bound() {
    struct Bound: View {
      @State private var isShown = false
      @State private var item: Int?
      var body: some View {
        NavigationStack {
          VStack {
            Button("Show") { isShown = true }
            Button("Item") { item = 5 }
            Text("\(isShown) \(item ?? 0)")
          }
          .navigationDestination(isPresented: $isShown) { Text("Shown") }
          .navigationDestination(item: $item) { Text("Item \($0)") }
        }
      }
    }
    let screen = Screen { Bound() }
    screen["Show"].tap()
    #expect(screen["Shown"].exists)
    screen.element(.backButton).tap()
    #expect(screen["false 0"].exists)
    screen["Item"].tap()
    #expect(screen["Item 5"].exists && !screen["Shown"].exists)
    screen.element(.backButton).tap()
    #expect(screen["false 0"].exists && !screen["Item 5"].exists)
  }

  @Test("F23: dismiss in a page leads back")
  func dismiss() {
    struct Page: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Done") { dismiss() } }
    }
    let screen = Screen { NavigationView { NavigationLink(destination: Page()) { Text("Go") } } }
    screen["Go"].tap()
    screen["Done"].tap()
    #expect(screen["Go"].exists && !screen["Done"].exists)
  }

  @Test("A link of a binding is shown while that is true")
  func activeLink() {
    struct Active: View {
      @State private var isActive = false
      @State private var choice: String?
      var body: some View {
        NavigationView {
          VStack {
            NavigationLink("Hidden", destination: Text("Page"), isActive: $isActive)
            Button("Activate") { isActive = true }
            NavigationLink(destination: Text("Tagged"), tag: "a", selection: $choice) { Text("Tag") }
            Text("\(isActive) \(choice ?? "-")")
          }
        }
      }
    }
    let screen = Screen { Active() }
    screen["Activate"].tap()
    #expect(screen["Page"].exists)
    screen.element(.backButton).tap()
    #expect(screen["false -"].exists)
    screen["Tag"].tap()
    #expect(screen["Tagged"].exists && !screen["Page"].exists)
    screen.element(.backButton).tap()
    #expect(screen["false -"].exists && !screen["Tagged"].exists)
  }

  @Test("F5: the title is that of the page on top")
  func titles() {
    let screen = Screen { Numbers() }
    #expect(screen.element(.navigationBar, "Root").exists)
    #expect(screen.element(.heading, "Root").exists)
    screen["One"].tap()
    #expect(screen.elements(.navigationBar).map(\.label) == ["Number 1"])
    #expect(!screen.element(.heading, "Root").exists)
    screen.element(.backButton).tap()
    #expect(screen.elements(.navigationBar).map(\.label) == ["Root"])
  }

  @Test("F5: a page hides the bar only while it is on top")
  func hiddenBar() {
    let screen = Screen {
      NavigationStack {
        NavigationLink("Go") {
          VStack {
            Text("Bare")
            NavigationLink("On") { Text("Deep").navigationTitle("Deeper") }
          }
          .toolbar(.hidden, for: .navigationBar)
        }
        .navigationTitle("Root")
      }
    }
    #expect(screen.element(.heading).label == "Root")
    screen["Go"].tap()
    #expect(!screen.element(.navigationBar).exists)
    #expect(screen["Bare"].exists)
    screen["On"].tap()
    #expect(screen.element(.heading).label == "Deeper")
    screen.element(.backButton).tap()
    #expect(!screen.element(.navigationBar).exists)
    #expect(screen["Bare"].exists)
  }

  @Test("F5: items of toolbars are in the bar, those of several toolbars together, in their order")
  func toolbar() {
    struct Items: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          Text("Count \(count)")
            .toolbar {
              ToolbarItem(placement: .navigationBarLeading) { Button("Cancel") {} }
              ToolbarItem(placement: .navigationBarTrailing) { Button("Add") { count += 1 } }
            }
            .toolbar { Button("More \(count)") {} }
            .navigationBarTitle("Title", displayMode: .inline)
        }
      }
    }
    let screen = Screen { Items() }
    let bar = screen.element(.navigationBar)
    #expect(bar.element(.button, "Cancel").frame.midX < bar.element(.heading, "Title").frame.midX)
    #expect(bar.element(.button, "Add").frame.midX < bar.element(.button, "More 0").frame.midX)
    bar.element(.button, "Add").tap()
    #expect(screen["Count 1"].exists)
    #expect(bar.element(.button, "More 1").exists)
  }

  @Test("Items of a toolbar have the environment of the place where they were written")
  func toolbarEnvironment() {
    final class Model: ObservableObject {
      @Published var name = "model"
    }
    struct Reader: View {
      @EnvironmentObject private var model: Model
      var body: some View { Text(model.name) }
    }
    let screen = Screen {
      NavigationView {
        Text("Root").toolbar { ToolbarItem(placement: .principal) { Reader() } }.environmentObject(Model())
      }
    }
    let bar = screen.element(.navigationBar)
    #expect(abs(bar.element(.text, "model").frame.midX - bar.frame.midX) < 1)
  }

  @Test("Pages have the environment of the link that leads to them")
  func pageEnvironment() {
    struct Reader: View {
      @Environment(\.lineLimit) private var limit
      var body: some View { Text("limit \(limit ?? 0)") }
    }
    let screen = Screen { NavigationStack { NavigationLink("Go") { Reader() }.lineLimit(4) } }
    screen["Go"].tap()
    #expect(screen["limit 4"].exists && !screen["Go"].exists)
  }

  @Test("The whole row of a link leads on")
  func rowLink() {
    let screen = Screen {
      NavigationStack {
        List(1..<4) { NavigationLink("Row \($0)", value: $0) }
          .navigationDestination(for: Int.self) { Text("Page \($0)") }
      }
    }
    let row = screen.element(.row, "Row 2").frame
    screen.tap(at: CGPoint(x: row.maxX - 4, y: row.midY))
    #expect(screen["Page 2"].exists && screen.elements(.row).isEmpty)
  }

  @Test("F3: the label of a link of a list is one thing, whose views lie side by side")
  func rowLinkOfSeveralViews() {
    let screen = Screen {
      NavigationStack {
        List {
          NavigationLink(destination: Text("Page")) {
            Color.red.frame(width: 20, height: 20)
            Text("Row")
          }
        }
      }
    }
    let row = screen.element(.row).frame
    #expect(screen["Row"].frame.minX < row.minX + 60)
  }

  @Test("A bar at the bottom holds the items for it")
  func bottomBar() {
    let screen = Screen {
      NavigationStack {
        Text("Root").toolbar { ToolbarItemGroup(placement: .bottomBar) { Button("Share") {} } }
      }
    }
    #expect(screen.element(.toolbar).element(.button, "Share").exists)
    #expect(screen["Share"].frame.minY > 780)
  }
}
