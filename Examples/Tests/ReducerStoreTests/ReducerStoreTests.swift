import SwiftUITesting
import Testing

@testable import ReducerStore

@MainActor
struct ReducerStoreTests {
  @Test("Erased reducers of parts make a reducer of the whole")
  func reducing() {
    let store = Store(DayReducer.State(), reducer: DayReducer())
    store.send(.todos(.add(title: "write")))
    store.send(.todos(.add(title: "")))
    store.send(.todos(.toggle(1)))
    store.send(.coffees(.set(9)))
    #expect(store.state.todos == [TodoReducer.Todo(id: 1, title: "write", isDone: true)])
    #expect(store.state.coffees == 5)
    store.send(.todos(.removeDone))
    #expect(store.state.todos.isEmpty)
  }

  @Test("An action that changes nothing evaluates nothing")
  func nothing() {
    let store = Store(DayReducer.State(), reducer: DayReducer())
    let screen = Screen { StoreReader(store: store) }
    screen.trace.reset()
    store.send(.todos(.toggle(7)))
    #expect(screen["0"].exists)
    #expect(screen.trace.bodies(of: StoreReader.self) == 0)
    store.send(.coffees(.increment))
    #expect(screen["1"].exists)
    #expect(screen.trace.bodies(of: StoreReader.self) == 1)
  }

  private struct StoreReader: View {
    @ObservedObject var store: Store<DayReducer.State, DayReducer.Action>

    var body: some View { Text("\(store.state.coffees)") }
  }

  @Test("Things to do are added, done and cleared")
  func todos() {
    let screen = Screen { DayView() }
    screen.element(.textField, "Something to do").type("write")
    screen["Add"].tap()
    #expect(screen.element(.toggle, "write").value == "0")
    #expect(screen.element(.textField, "Something to do").value == "")
    screen.element(.toggle, "write").tap()
    #expect(screen.element(.toggle, "write").value == "1")
    screen["Clear what is done"].tap()
    #expect(!screen.element(.toggle, "write").exists)
  }
}
