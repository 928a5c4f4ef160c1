/// A list of things to do.
public struct TodoReducer: Reducer {
  public struct Todo: Equatable, Identifiable {
    public let id: Int
    let title: String
    var isDone = false
  }

  public enum Action {
    case add(title: String)
    case toggle(Todo.ID)
    case removeDone
  }

  public func reduce(_ state: inout [Todo], _ action: Action) {
    switch action {
    case .add(let title):
      guard !title.isEmpty else { return }
      state.append(Todo(id: (state.map(\.id).max() ?? 0) + 1, title: title))
    case .toggle(let id):
      guard let index = state.firstIndex(where: { $0.id == id }) else { return }
      state[index].isDone.toggle()
    case .removeDone:
      state.removeAll(where: \.isDone)
    }
  }
}
