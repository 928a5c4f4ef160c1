import Foundation
import SwiftUITesting
import Testing

/// J213, J214, J217, J219, J221, J222: menus, detents, links, buttons, search and what goes on below bars.
@MainActor
struct BehaviorModifierTests {
  @Test("J219: flexible buttons are as wide as there is room, others as their label")
  func buttonSizing() {
    let screen = Screen(width: 300, height: 300) {
      VStack {
        Button("Wide") {}.buttonStyle(.borderedProminent).buttonSizing(.flexible)
        Button("Glass") {}.buttonStyle(.glass).buttonSizing(.flexible)
        Button("Fitted") {}.buttonStyle(.bordered).buttonSizing(.fitted)
        Button("Plain") {}.buttonStyle(.bordered)
      }
    }
    #expect(screen["Wide"].frame.width == 300)
    #expect(screen["Glass"].frame.width == 300)
    #expect(screen["Fitted"].frame.width < 100)
    #expect(screen["Plain"].frame.width < 100)
  }

  private struct Counter: View {
    let behavior: MenuActionDismissBehavior
    @State private var count = 0
    var body: some View {
      Menu("Count \(count)") { Button("More") { count += 1 } }.menuActionDismissBehavior(behavior)
    }
  }

  @Test("J213: a menu closes with an action, unless it is to stay open")
  func menus() async {
    let screen = Screen { Counter(behavior: .disabled) }
    screen["Count 0"].tap()
    await screen.settle()
    screen["More"].tap()
    screen["More"].tap()
    #expect(screen["More"].exists)
    let other = Screen { Counter(behavior: .enabled) }
    other["Count 0"].tap()
    await other.settle()
    other["More"].tap()
    await other.settle()
    #expect(!other["More"].exists)
    #expect(other["Count 1"].exists)
  }

  private enum Third: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? {
      context.dynamicTypeSize.isAccessibilitySize ? nil : context.maxDetentValue / 3
    }
  }

  private enum Strange: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { .nan }
  }

  private func sheetHeight(_ detents: Set<PresentationDetent>, _ size: DynamicTypeSize = .large) async -> CGFloat {
    let screen = Screen(width: 390, height: 700) {
      Color.clear.sheet(isPresented: .constant(true)) {
        Color.red.accessibilityElement().accessibilityLabel("Sheet").presentationDetents(detents)
      }
      .dynamicTypeSize(size)
    }
    await screen.settle()
    return screen["Sheet"].frame.height
  }

  @Test("J214: a type works out the height of a sheet; without a height it is none of its detents")
  func detents() async {
    let large = await sheetHeight([.large])
    let third = await sheetHeight([.custom(Third.self)])
    #expect(abs(third - large / 3) < 40)
    #expect(await sheetHeight([.custom(Third.self)], .accessibility3) == large)
    #expect(await sheetHeight([.custom(Strange.self)]) == large)
    #expect(PresentationDetent.custom(Third.self) == .custom(Third.self))
    #expect(PresentationDetent.custom(Third.self) != .custom(Strange.self))
  }

  private struct Links: View {
    @State private var log: [String] = []
    var body: some View {
      Text(log.joined(separator: " "))
        .accessibilityIdentifier("log")
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { log.append("page:\($0.webpageURL?.path ?? "")") }
        .onContinueUserActivity("com.example.other") { _ in log.append("other") }
        .onOpenURL { log.append("url:\($0.path)") }
    }
  }

  @Test("J217: a page that the program opens is an activity, other URLs are not")
  func activities() throws {
    let screen = Screen { Links() }
    screen.open(try #require(URL(string: "https://example.com/a")))
    #expect(screen.element(id: "log").label == "url:/a page:/a")
    screen.open(try #require(URL(string: "notes://x/b")))
    #expect(screen.element(id: "log").label == "url:/a page:/a url:/b")
  }

  private struct Finder: View {
    @State private var text = ""
    @FocusState private var isSearching: Bool
    var body: some View {
      NavigationStack {
        VStack {
          Text(isSearching ? "searching" : "idle")
          Button("Find") { isSearching = true }
          Button("Stop") { isSearching = false }
        }
        .searchable(text: $text)
        .searchFocused($isSearching)
        .searchPresentationToolbarBehavior(.avoidHidingContent)
        .navigationTitle("Files")
      }
    }
  }

  @Test("J221: the focus of the search field is bound in both directions")
  func searchFocus() {
    let screen = Screen { Finder() }
    #expect(screen["idle"].exists)
    screen.element(.textField).tap()
    #expect(screen["searching"].exists)
    #expect(screen.visibleText.contains("Files"))
    screen["Stop"].tap()
    #expect(!screen.element(.textField).isFocused)
    screen["Find"].tap()
    #expect(screen.element(.textField).isFocused)
    screen.type("x")
    #expect(screen.element(.textField).value == "x")
  }

  @Test("J222: a mirrored copy fills the safe area around a view, and is no element")
  func backgroundExtension() {
    func page(_ isEnabled: Bool) -> Screen {
      Screen(width: 100, height: 200) {
        VStack(spacing: 0) {
          Rectangle().fill(Color.red)
          Text("Edge")
        }
        .backgroundExtensionEffect(isEnabled: isEnabled)
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: 60) }
      }
    }
    #expect(page(true).snapshot().pngData() != page(false).snapshot().pngData())
    #expect(page(true)["Edge"].count == 1)
    #expect(page(true)["Edge"].frame == page(false)["Edge"].frame)
  }

  @Test("What concerns systems with gestures and inverted colors leaves a view as it is")
  func unchanged() {
    let plain = Screen { Text("Same") }.snapshot().pngData()
    #expect(
      Screen { Text("Same").defersSystemGestures(on: .all).accessibilityIgnoresInvertColors() }.snapshot().pngData()
        == plain)
  }
}
