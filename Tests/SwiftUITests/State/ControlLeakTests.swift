import Observation
import SwiftUITesting
import Testing

@MainActor @Observable
private final class Model {
  var path: [Int] = []
  var navigationPath = NavigationPath()
  var flag = false
  var text = "text"
  var amount = 0.5
  var choice: Int? = 1
  var tab = 1
  var selection: Set<Int> = []
  var items = [1, 2, 3]
  var position = ScrollPosition(edge: .top)
}

/// What a binding leads to is not kept alive by the views that had it.
@MainActor
struct ControlLeakTests {
  /// - Returns: whether the model was alive after a tree with it was taken down.
  private func survives(
    width: CGFloat = 390, _ act: (Screen) async -> Void = { _ in }, @ViewBuilder _ view: (Model) -> some View
  ) async
    -> Bool
  {
    weak var remains: Model?
    do {
      let model = Model()
      remains = model
      let screen = Screen(width: width) { view(model) }
      _ = screen.snapshot()
      await act(screen)
      await screen.settle()
      screen.unmount()
    }
    for _ in 0..<5 { await Task.yield() }
    return remains != nil
  }

  private struct Bound<Content: View>: View {
    @Bindable var model: Model
    @ViewBuilder let content: (Bindable<Model>) -> Content

    var body: some View { content($model) }
  }

  @Test("scroll positions")
  func scrollPosition() async {
    #expect(
      await !survives { model in
        Bound(model: model) { $model in ScrollView { Text("a").id(1) }.scrollPosition(id: $model.choice) }
      })
    #expect(
      await !survives { model in
        Bound(model: model) { $model in ScrollView { Text("a").id(1) }.scrollPosition($model.position) }
      })
    #expect(await !survives { model in Bound(model: model) { $model in Text("a").scrollPosition(id: $model.choice) } })
  }

  @Test("presses that wait for a far moment", arguments: [false, true])
  func longPress(isReleased: Bool) async {
    weak var remains: Model?
    do {
      let model = Model()
      remains = model
      let screen = Screen { Color.gray.onLongPressGesture(minimumDuration: 1e9) { model.flag.toggle() } }
      screen.pressDown(at: CGPoint(x: 195, y: 422))
      if isReleased { screen.release() }
      screen.unmount()
    }
    for _ in 0..<5 { await Task.yield() }
    #expect(remains == nil)
  }

  @Test("what the buttons of questions are told, with one that is asked when the views go", arguments: [false, true])
  func questions(isDialog: Bool) async {
    for isAsked in [false, true] {
      #expect(
        await !survives {
          if isAsked { $0["Ask"].tap() }
        } _: { model in
          Bound(model: model) { $model in
            let button = Button("Ask") { model.flag = true }
            if isDialog {
              button.confirmationDialog("Sure?", isPresented: $model.flag) { Button("Yes") { model.text = "yes" } }
            } else {
              button.alert("Sure?", isPresented: $model.flag) { Button("Yes") { model.text = "yes" } }
            }
          }
        })
    }
  }

  @Test("paths of navigation stacks")
  func paths() async {
    #expect(
      await !survives { model in Bound(model: model) { $model in NavigationStack(path: $model.path) { Text("a") } } })
    #expect(
      await !survives { model in
        Bound(model: model) { $model in
          NavigationStack(path: $model.path) {
            Text("a").navigationDestination(for: Int.self) { Text("\($0)") }
          }
        }
      })
    #expect(
      await !survives { model in
        Bound(model: model) { $model in
          NavigationStack(path: $model.navigationPath) {
            NavigationLink("go", value: 1).navigationDestination(for: Int.self) { Text("\($0) \(model.text)") }
          }
        }
      })
    #expect(
      await !survives { screen in
        screen["go"].tap()
      } _: { model in
        Bound(model: model) { $model in
          NavigationStack(path: $model.path) {
            NavigationLink("go", value: 1).navigationDestination(for: Int.self) { Text("\($0) \(model.text)") }
          }
        }
      })
    #expect(
      await !survives { model in
        NavigationStack {
          NavigationLink("go") { Text(model.text) }
            .navigationDestination(isPresented: Bindable(model).flag) { Text(model.text) }
            .toolbar { Button("bar") { model.flag.toggle() } }
        }
      })
  }

  @Test("columns")
  func columns() async {
    #expect(
      await !survives(width: 1_000) { model in
        NavigationSplitView {
          Text(model.text)
        } content: {
          Text(model.text)
        } detail: {
          Button("button") { model.flag.toggle() }
        }
      })
  }

  @Test("tabs, lists, sheets, menus, fields")
  func others() async {
    #expect(
      await !survives { model in
        Bound(model: model) { $model in
          TabView(selection: $model.tab) {
            Text("one").tabItem { Text("1") }.tag(1)
            Text("two").tabItem { Text("2") }.tag(2)
          }
        }
      })
    #expect(
      await !survives { model in
        Bound(model: model) { $model in
          List(selection: $model.selection) { ForEach($model.items, id: \.self) { $item in Text("\(item)") } }
        }
      })
    #expect(
      await !survives { model in
        Bound(model: model) { $model in
          VStack {
            TextField("field", text: $model.text)
            Slider(value: $model.amount)
            Picker("picker", selection: $model.tab) { Text("1").tag(1) }
            Menu("menu") { Button("item") { model.flag.toggle() } }
            DisclosureGroup("group", isExpanded: $model.flag) { Text("a") }
          }
          .sheet(isPresented: $model.flag) { Text(model.text) }
          .alert("alert", isPresented: $model.flag) { Button("OK") {} }
          .searchable(text: $model.text)
          .popover(isPresented: $model.flag) { Text(model.text) }
        }
      })
  }
}
