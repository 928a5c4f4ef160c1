import SwiftUI

/// Shows a store's state, and sends it actions.
public struct DayView: View {
  @StateObject private var store = Store(DayReducer.State(), reducer: DayReducer())
  @State private var newTitle = ""

  public init() {}

  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Today").font(.largeTitle.bold())
      HStack {
        TextField("Something to do", text: $newTitle)
          .textFieldStyle(.roundedBorder)
        Button("Add") {
          store.send(.todos(.add(title: newTitle)))
          newTitle = ""
        }
        .buttonStyle(.borderedProminent)
      }
      ForEach(store.state.todos) { todo in
        TodoRow(todo: todo) { store.send(.todos(.toggle(todo.id))) }
      }
      if store.state.todos.contains(where: \.isDone) {
        Button("Clear what is done") { store.send(.todos(.removeDone)) }
      }
      Spacer()
      Stepper(
        "Coffees: \(store.state.coffees)", value: store.binding(\.coffees, send: { .coffees(.set($0)) }), in: 0...9)
    }
    .padding()
  }
}

#Preview {
  DayView()
}
