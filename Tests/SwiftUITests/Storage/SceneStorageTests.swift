import SwiftUITesting
import Testing

@MainActor
struct SceneStorageTests {
  fileprivate enum Tab: String {
    case home
    case search
  }

  fileprivate struct Browser: View {
    @SceneStorage("tab") private var tab = Tab.home
    @SceneStorage("scroll") private var scroll: Double?

    var body: some View {
      Button("tab \(tab.rawValue)") { tab = .search }
      Button("scroll \(scroll ?? -1, specifier: "%.0f")") { scroll = 40 }
    }
  }

  @Test("@SceneStorage: all readers in a scene share a value; other scenes have their own")
  func sharing() {
    let screen = Screen {
      VStack {
        Browser()
        Browser()
      }
    }
    let other = Screen { Browser() }
    screen.elements(.button)[0].tap()
    #expect(screen.visibleText == ["tab search", "scroll -1", "tab search", "scroll -1"])
    #expect(other.visibleText == ["tab home", "scroll -1"])
    #expect(UserDefaults.standard.object(forKey: "tab") == nil)
  }

  @Test("@SceneStorage: a restored scene has its values, state has not")
  func restoring() {
    struct Both: View {
      @SceneStorage("kept") private var kept = 0
      @State private var lost = 0

      var body: some View {
        Button("\(kept) \(lost)") {
          kept += 1
          lost += 1
        }
      }
    }
    let first = Screen { Both() }
    first["0 0"].tap()
    first["1 1"].tap()
    first.unmount()
    let second = Screen(restoring: first) { Both() }
    #expect(second.visibleText == ["2 0"])
    #expect(Screen { Both() }.visibleText == ["0 0"])
  }

  @Test("@SceneStorage: outside of a view it is its default")
  func outsideOfViews() {
    struct Holder {
      @SceneStorage("x") var number = 4
    }
    let holder = Holder()
    holder.number = 5
    #expect(holder.number == 4)
  }
}
