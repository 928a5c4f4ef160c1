import CasePaths

/// A day: things to do, and how many coffees they took. It has no state of its own and delegates to other reducers.
public struct DayReducer: Reducer {
  public struct State: Equatable {
    var todos: [TodoReducer.Todo] = []
    var coffees = 0

    public init() {}
  }

  public enum Action {
    case todos(TodoReducer.Action)
    case coffees(CounterReducer.Action)
  }

  private let parts: any Reducer<State, Action> = CombinedReducer(reducers: [
    ScopedReducer(state: \State.todos, action: /Action.todos, base: TodoReducer()),
    ScopedReducer(state: \State.coffees, action: /Action.coffees, base: CounterReducer()),
    CoffeeLimit(),
  ])

  public init() {}

  public func reduce(_ state: inout State, _ action: Action) {
    parts.reduce(&state, action)
  }
}

/// More than five coffees a day cannot be.
private struct CoffeeLimit: Reducer {
  func reduce(_ state: inout DayReducer.State, _ action: DayReducer.Action) {
    state.coffees = min(max(state.coffees, 0), 5)
  }
}
