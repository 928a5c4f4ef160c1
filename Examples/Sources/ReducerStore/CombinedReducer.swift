/// Several reducers of one state, one after the other.
struct CombinedReducer<State, Action>: Reducer {
  let reducers: [any Reducer<State, Action>]

  func reduce(_ state: inout State, _ action: Action) {
    for reducer in reducers { reducer.reduce(&state, action) }
  }
}
