extension Subscribers {
  /// How a stream ended.
  @frozen
  public enum Completion<Failure: Error> {
    /// The stream sent all its values.
    case finished

    /// The stream broke off with an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion {
  var isFailure: Bool {
    if case .failure = self { true } else { false }
  }

  /// The same end with the error expressed in another type.
  func mapError<NewFailure: Error>(_ transform: (Failure) -> NewFailure) -> Subscribers.Completion<NewFailure> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }

  /// The same end for a stream that can fail with any error.
  var erased: Subscribers.Completion<any Error> {
    mapError { $0 }
  }
}

extension Subscribers.Completion where Failure == Never {
  /// The same end for a stream that could fail.
  func settingFailureType<NewFailure: Error>(to type: NewFailure.Type = NewFailure.self)
    -> Subscribers.Completion<NewFailure>
  {
    .finished
  }
}
