import SwiftUITesting
import Testing

private struct Counter: View {
  @State private var count = 0
  var body: some View { Button("Count \(count)") { count += 1 } }
}

private struct Closer: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  var body: some View { Button(isPresented ? "Close" : "Not presented") { dismiss() } }
}

@MainActor
struct SheetTests {
  private struct Page: View {
    @State private var isShown: Bool
    private let onDismiss: (@MainActor () -> Void)?

    init(isShown: Bool = false, onDismiss: (@MainActor () -> Void)? = nil) {
      self.isShown = isShown
      self.onDismiss = onDismiss
    }

    var body: some View {
      VStack {
        Button("Show") { isShown = true }
        Text(isShown ? "shown" : "hidden")
      }
      .sheet(isPresented: $isShown, onDismiss: onDismiss) {
        VStack {
          Text("Sheet")
          Counter()
          Closer()
        }
      }
    }
  }

  @Test("F20: a sheet is there while its binding is true, and dismissal writes false")
  func presenting() async {
    var dismissals = 0
    let screen = Screen { Page(onDismiss: { dismissals += 1 }) }
    #expect(!screen.element(.sheet).exists)
    screen["Show"].tap()
    #expect(screen.element(.sheet).exists)
    #expect(screen["Sheet"].exists)
    #expect(dismissals == 0)
    screen["Close"].tap()
    #expect(!screen.element(.sheet).exists)
    #expect(screen["hidden"].exists)
    await screen.settle()
    #expect(dismissals == 1)
  }

  @Test("F20: the sheet is not in the layout of the view that presents it")
  func layoutOfPresenter() {
    let size = measure(.unspecified) {
      Color.red.frame(width: 30, height: 20).sheet(isPresented: .constant(true)) { Color.blue.frame(height: 500) }
    }
    #expect(size == CGSize(width: 30, height: 20))
  }

  @Test("F20: the sheet's content follows the presenter's updates while it is shown")
  func updates() {
    struct Owner: View {
      let text: String
      var body: some View { Text("Owner").sheet(isPresented: .constant(true)) { Text(text) } }
    }
    let screen = Screen { Owner(text: "one") }
    #expect(screen["one"].exists)
    screen.update { Owner(text: "two") }
    #expect(screen["two"].exists && !screen["one"].exists)
  }

  @Test("A27: a sheet's state is gone when the sheet is")
  func state() {
    let screen = Screen { Page(isShown: true) }
    screen["Count 0"].tap()
    #expect(screen["Count 1"].exists)
    screen["Close"].tap()
    screen["Show"].tap()
    #expect(screen["Count 0"].exists && !screen["Count 1"].exists)
  }

  @Test("B65: the sheet has the environment of the modifier's place")
  func environment() {
    struct Reader: View {
      @Environment(\.lineLimit) private var limit
      var body: some View { Text("limit \(limit ?? 0)") }
    }
    let outside = Screen { Text("a").sheet(isPresented: .constant(true)) { Reader() }.lineLimit(3) }
    #expect(outside["limit 3"].exists)
    let inside = Screen { Text("a").lineLimit(3).sheet(isPresented: .constant(true)) { Reader() } }
    #expect(inside["limit 0"].exists)
  }

  @Test("What lies below a sheet cannot be touched")
  func blocking() {
    let screen = Screen { Page() }
    screen["Show"].tap()
    #expect(!screen["Show"].isHittable)
    #expect(screen["Close"].isHittable)
  }

  @Test("F23: dismiss closes the nearest presentation and does nothing where there is none")
  func dismiss() {
    struct Nested: View {
      @State private var outer = true
      @State private var inner = true
      var body: some View {
        VStack {
          Closer()
          Text("root")
        }
        .sheet(isPresented: $outer) {
          Text("outer").sheet(isPresented: $inner) {
            VStack {
              Text("inner")
              Closer()
            }
          }
        }
      }
    }
    let screen = Screen { Nested() }
    #expect(screen["inner"].exists)
    screen["Close"].tap()
    #expect(!screen["inner"].exists)
    #expect(screen["outer"].exists)
    let root = Screen { Closer() }
    root["Not presented"].tap()
    #expect(root.visibleText == ["Not presented"])
  }

  @Test("presentationMode dismisses, too")
  func presentationMode() {
    struct Old: View {
      @Environment(\.presentationMode) private var mode
      var body: some View { Button("Done") { mode.wrappedValue.dismiss() } }
    }
    struct Owner: View {
      @State private var isShown = true
      var body: some View { Text("Owner").sheet(isPresented: $isShown) { Old() } }
    }
    let screen = Screen { Owner() }
    screen["Done"].tap()
    #expect(screen.visibleText == ["Owner"])
  }

  @Test("F21: another item is another sheet, the same id with other contents is the same sheet")
  func items() async {
    struct Item: Identifiable {
      let id: Int
      var name: String
    }
    struct Owner: View {
      @State private var item: Item? = Item(id: 1, name: "a")
      let onDismiss: @MainActor () -> Void
      var body: some View {
        Text(item == nil ? "none" : "some").sheet(item: $item, onDismiss: onDismiss) { shown in
          VStack {
            Text(shown.name)
            Counter()
            Closer()
            Button("Rename") { item?.name = "b" }
            Button("Next") { item = Item(id: 2, name: "c") }
          }
        }
      }
    }
    var dismissals = 0
    let screen = Screen { Owner { dismissals += 1 } }
    screen["Count 0"].tap()
    screen["Rename"].tap()
    #expect(screen["b"].exists)
    #expect(screen["Count 1"].exists)
    #expect(dismissals == 0)
    screen["Next"].tap()
    #expect(screen["c"].exists)
    #expect(screen["Count 0"].exists)
    await screen.settle()
    #expect(dismissals == 1)
    screen["Close"].tap()
    #expect(screen["none"].exists)
    await screen.settle()
    #expect(dismissals == 2)
  }

  @Test("F22: of two sheets asked for at one place, one is shown and the other waits")
  func onlyOne() {
    struct Owner: View {
      @State private var first = true
      @State private var second = true
      var body: some View {
        Text("Owner")
          .sheet(isPresented: $first) { Button("Close first") { first = false } }
          .sheet(isPresented: $second) { Text("second") }
      }
    }
    let screen = Screen { Owner() }
    #expect(screen.elements(.sheet).count == 1)
    #expect(screen.trace.warnings.contains { $0.contains("only presenting a single sheet") })
    #expect(screen["Close first"].exists)
    screen["Close first"].tap()
    #expect(screen["second"].exists)
  }

  @Test("F23: a tap beside a sheet closes it unless that is disabled", arguments: [false, true])
  func tapBeside(isDisabled: Bool) {
    struct Owner: View {
      let isDisabled: Bool
      @State private var isShown = true
      var body: some View {
        Text("Owner").sheet(isPresented: $isShown) {
          Text("Sheet").interactiveDismissDisabled(isDisabled).presentationDetents([.medium])
        }
      }
    }
    let screen = Screen { Owner(isDisabled: isDisabled) }
    screen.tap(at: CGPoint(x: 195, y: 50))
    #expect(screen["Sheet"].exists == isDisabled)
  }

  @Test("F27: detents decide the height of a sheet")
  func detents() {
    let screen = Screen {
      Text("Owner").sheet(isPresented: .constant(true)) { Text("Sheet").presentationDetents([.height(200)]) }
    }
    #expect(screen.element(.sheet).frame == CGRect(x: 0, y: 644, width: 390, height: 200))
  }

  @Test("F27: a cover hides everything")
  func cover() {
    struct Owner: View {
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }.fullScreenCover(isPresented: $isShown) { Closer() }
      }
    }
    let screen = Screen(safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)) { Owner() }
    screen["Show"].tap()
    #expect(screen.visibleText == ["Close"])
    let color = screen.snapshot().color(at: CGPoint(x: 195, y: 5))
    #expect(color.red == 1 && color.green == 1 && color.blue == 1)
    screen["Close"].tap()
    #expect(screen["Show"].isHittable)
  }

  @Test("onAppear and onDisappear of a sheet's content follow the presentation")
  func lifecycle() async {
    var log: [String] = []
    struct Owner: View {
      @Binding var isShown: Bool
      let log: (String) -> Void
      var body: some View {
        Text("Owner").sheet(isPresented: $isShown) {
          Text("Sheet").onAppear { log("appear") }.onDisappear { log("disappear") }
        }
      }
    }
    var isShown = false
    let binding = Binding(get: { isShown }, set: { isShown = $0 })
    let screen = Screen { Owner(isShown: binding) { log.append($0) } }
    isShown = true
    screen.update { Owner(isShown: binding) { log.append($0) } }
    #expect(log == ["appear"])
    isShown = false
    screen.update { Owner(isShown: binding) { log.append($0) } }
    await screen.settle()
    #expect(log == ["appear", "disappear"])
  }

  @Test("F26: a popover is a sheet on a narrow surface and lies beside its view on a wide one")
  func popover() {
    struct Owner: View {
      @State private var isShown = true
      var body: some View {
        Color.red.frame(width: 50, height: 50)
          .popover(isPresented: $isShown) { Color.blue.frame(width: 200, height: 100) }
      }
    }
    let narrow = Screen { Owner() }
    #expect(narrow.element(.sheet).exists)
    let wide = Screen(width: 1000, height: 800) { Owner() }
    #expect(wide.element(.popover).frame == CGRect(x: 400, y: 433, width: 200, height: 100))
    wide.tap(at: CGPoint(x: 20, y: 20))
    #expect(!wide.element(.popover).exists)
  }

  @Test("F20: preferences of the sheet's content stay in the sheet: the bar of the page below is that of its own")
  func preferences() {
    struct Page: View {
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          Button("Show") { isShown = true }
            .navigationTitle("Below")
            .sheet(isPresented: $isShown) {
              NavigationStack { Text("Sheet").navigationTitle("Inner") }.presentationDetents([.medium])
            }
        }
      }
    }
    let screen = Screen { Page() }
    let frame = screen["Show"].frame
    screen["Show"].tap()
    #expect(screen.element(.navigationBar, "Below").exists && screen.element(.navigationBar, "Inner").exists)
    #expect(screen["Show"].frame == frame)
  }

  @Test("F23: what a sheet presents goes with the sheet")
  func nested() {
    struct Inner: View {
      @Environment(\.dismiss) private var dismiss
      @State private var isAsking = false
      var body: some View {
        Button("Ask") { isAsking = true }
          .confirmationDialog("Sure?", isPresented: $isAsking, titleVisibility: .visible) {
            Button("Leave") { dismiss() }
          }
      }
    }
    struct Owner: View {
      @State private var isShown = false
      var body: some View {
        Button("Open") { isShown = true }
          .sheet(isPresented: $isShown) { Inner() }
      }
    }
    let screen = Screen { Owner() }
    screen["Open"].tap()
    screen["Ask"].tap()
    #expect(screen["Sure?"].exists)
    screen["Leave"].tap()
    #expect(!screen["Sure?"].exists)
    #expect(!screen.element(.sheet).exists)
    screen["Open"].tap()
    #expect(screen["Ask"].exists)
    #expect(!screen["Sure?"].exists)
  }
}
