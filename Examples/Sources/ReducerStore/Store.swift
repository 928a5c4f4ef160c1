import SwiftUI

/// Holds a state that only actions change. The type of its reducer is erased.
@MainActor
public final class Store<State: Equatable, Action>: ObservableObject {
  @Published public private(set) var state: State
  private let reducer: any Reducer<State, Action>

  public init(_ state: State, reducer: any Reducer<State, Action>) {
    self.state = state
    self.reducer = reducer
  }

  /// Applies an action. Views hear of it only if the state is another afterward.
  public func send(_ action: Action) {
    var newState = state
    reducer.reduce(&newState, action)
    if newState != state { state = newState }
  }

  /// A binding that reads a part of the state and sends an action for each write.
  public func binding<Part>(
    _ part: KeyPath<State, Part>, send action: @escaping (Part) -> Action
  ) -> Binding<Part> {
    Binding(
      get: { self.state[keyPath: part] },
      set: { self.send(action($0)) })
  }
}
