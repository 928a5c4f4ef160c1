/// A number that goes up and down.
public struct CounterReducer: Reducer {
  public enum Action {
    case increment
    case decrement
    case set(Int)
  }

  public func reduce(_ state: inout Int, _ action: Action) {
    switch action {
    case .increment: state += 1
    case .decrement: state -= 1
    case .set(let value): state = value
    }
  }
}
