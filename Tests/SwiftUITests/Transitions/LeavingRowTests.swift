import Observation
import SwiftUITesting
import Testing

@Observable
@MainActor
private final class Store {
  struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  var shows = true
  var items = [Item(id: 1, name: "Ada"), Item(id: 2, name: "Ben"), Item(id: 3, name: "Cleo")]
  var text = "text"
  var path: [Int] = []
  var typeSize = DynamicTypeSize.large
  var scheme = ColorScheme.light
  var locale = Locale(identifier: "en_US")
}

/// What real apps do while a view is departing.
@MainActor
struct LeavingRowTests {
  private let store = Store()

  private func screen<Content: View>(@ViewBuilder _ content: @escaping (Store) -> Content) -> Screen {
    Screen { [store] in
      Live {
        content(store)
          .dynamicTypeSize(store.typeSize).environment(\.colorScheme, store.scheme).environment(\.locale, store.locale)
      }
    }
  }

  /// Changes what is seen of a row in the middle of the animation that takes it away.
  private func changeMidway(_ screen: Screen) async {
    await screen.advance(by: .milliseconds(50))
    store.text = "a longer text than before"
    await screen.advance(by: .milliseconds(50))
    store.typeSize = .accessibility3
    await screen.advance(by: .milliseconds(50))
    store.scheme = .dark
    store.locale = Locale(identifier: "fr_FR")
    await screen.settle()
  }

  @Test("D39: a row of a stack changes its text, type size and color scheme while it leaves")
  func rowOfStack() async {
    struct Row: View {
      let store: Store
      var body: some View { HStack { Text("row \(store.text)") } }
    }
    let screen = screen { store in
      VStack {
        Text("first")
        if store.shows { Row(store: store) }
        Text("last")
      }
    }
    withAnimation { store.shows = false }
    await changeMidway(screen)
    #expect(screen.visibleText == ["first", "last"])
  }

  @Test("B56: a field whose element was removed reads its last value while it leaves")
  func fieldOfRemovedElement() async {
    let screen = screen { store in
      VStack { ForEach(Bindable(store).items) { $item in TextField("Name", text: $item.name) } }
    }
    #expect(screen.elements(.textField).count == 3)
    withAnimation { _ = store.items.removeLast() }
    await screen.advance(by: .milliseconds(50))
    #expect(screen.elements(.textField).map(\.value) == ["Ada", "Ben"])
    await changeMidway(screen)
    #expect(screen.elements(.textField).map(\.value) == ["Ada", "Ben"])
  }

  @Test("B56: what is written through the binding of a removed element does not hit the one that took its place")
  func writeThroughStaleBinding() {
    var bindings: [Binding<String>] = []
    let screen = screen { store in
      VStack {
        ForEach(Bindable(store).items) { $item in
          let _ = bindings.append($item.name)
          Text(item.name)
        }
      }
    }
    #expect(screen.visibleText == ["Ada", "Ben", "Cleo"])
    let (ada, ben, cleo) = (bindings[0], bindings[1], bindings[2])
    store.items.remove(at: 1)
    ben.wrappedValue = "lost"
    #expect(store.items.map(\.name) == ["Ada", "Cleo"])
    cleo.wrappedValue = "Chloe"
    #expect(store.items.map(\.name) == ["Ada", "Chloe"])
    store.items.reverse()
    ada.wrappedValue = "Adele"
    #expect(store.items.map(\.name) == ["Chloe", "Adele"])
    #expect(ben.wrappedValue == "Ben")
    #expect(screen.visibleText == ["Chloe", "Adele"])
  }

  @Test("B56: elements that are their own ids can be edited, letter by letter")
  func elementsThatAreTheirIDs() {
    var words = ["one", "two"]
    let binding = Binding(get: { words }, set: { words = $0 })
    var bindings: [Binding<String>] = []
    let screen = Screen {
      ForEach(binding, id: \.self) { $word in
        let _ = bindings.append($word)
        Text(word)
      }
    }
    #expect(screen.visibleText == ["one", "two"])
    bindings[1].wrappedValue += "s"
    bindings[1].wrappedValue += "!"
    #expect(words == ["one", "twos!"])
  }

  @Test("D39: a branch at the root of a navigation stack leaves")
  func rootOfNavigationStack() async {
    let screen = screen { store in
      NavigationStack {
        if store.shows { Text("branch \(store.text)") }
        Text("rest")
      }
    }
    withAnimation { store.shows = false }
    await changeMidway(screen)
    #expect(screen.visibleText == ["rest"])
  }

  @Test("D39: a branch in a sheet leaves")
  func branchOfSheet() async {
    let screen = screen { store in
      Text("below").sheet(isPresented: .constant(true)) {
        VStack {
          if store.shows { Text("branch \(store.text)") }
          Text("rest")
        }
      }
    }
    await screen.settle()
    withAnimation { store.shows = false }
    await changeMidway(screen)
    #expect(screen.visibleText == ["below", "rest"])
  }

  @Test("D39: a tab with a badge, made by ForEach, leaves")
  func badgedTab() async {
    let screen = screen { store in
      TabView {
        ForEach(store.items) { item in
          Text("page of \(item.name) \(store.text)").tabItem { Text(item.name) }.badge(item.id)
        }
      }
    }
    await screen.settle()
    withAnimation { _ = store.items.removeFirst() }
    await changeMidway(screen)
    #expect(screen.visibleText.contains("Ben"))
    #expect(!screen.visibleText.contains("Ada"))
    withAnimation { store.items.removeAll() }
    await changeMidway(screen)
    #expect(screen.visibleText == [])
  }

  @Test("D39: all rows of a list leave, and another change follows")
  func emptiedList() async {
    let screen = screen { store in
      List { ForEach(store.items) { item in Text("\(item.name) \(store.text)") } }
    }
    await screen.settle()
    withAnimation { store.items.removeAll() }
    await changeMidway(screen)
    withAnimation { store.items = [Store.Item(id: 9, name: "Zoe")] }
    await changeMidway(screen)
    #expect(screen.visibleText == ["Zoe a longer text than before"])
  }

  @Test("D39: the locale changes while a page is pushed, and while it is popped")
  func pushAndLocale() async {
    let screen = screen { store in
      NavigationStack(path: Bindable(store).path) {
        Text("root \(store.text)").navigationTitle("Root")
          .navigationDestination(for: Int.self) { Text("page \($0) \(store.text)").navigationTitle("Page") }
      }
    }
    await screen.settle()
    withAnimation { store.path = [1] }
    await changeMidway(screen)
    #expect(screen["page 1 \(store.text)"].exists)
    store.locale = Locale(identifier: "ar_EG")
    withAnimation { store.path = [] }
    await changeMidway(screen)
    #expect(screen["root \(store.text)"].exists)
    #expect(!screen["page 1 \(store.text)"].exists)
  }
}
