import CasePaths

/// A reducer of a part of the state, for the actions in one case.
struct ScopedReducer<State, Action, Part, PartAction>: Reducer {
  let state: WritableKeyPath<State, Part>
  let action: CasePath<Action, PartAction>
  let base: any Reducer<Part, PartAction>

  func reduce(_ whole: inout State, _ wholeAction: Action) {
    guard let partAction = action.extract(from: wholeAction) else { return }
    base.reduce(&whole[keyPath: state], partAction)
  }
}
