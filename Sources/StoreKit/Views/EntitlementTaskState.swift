/// How far the question for what the user bought has come.
public enum EntitlementTaskState<Value: Sendable>: Sendable {
  /// It was asked.
  case loading
  /// It has no answer.
  case failure(any Error)
  /// It has an answer.
  case success(Value)
}
