/// Changes a state as an action says, and nothing else.
public protocol Reducer<State, Action> {
  associatedtype State
  associatedtype Action

  func reduce(_ state: inout State, _ action: Action)
}
