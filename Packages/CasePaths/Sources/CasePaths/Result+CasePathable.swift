extension Result: CasePathable {
  /// The paths to the cases of a result.
  public struct AllCasePaths: Sendable {
    public var success: AnyCasePath<Result<Success, Failure>, Success> {
      AnyCasePath(embed: { .success($0) }, extract: { try? $0.get() })
    }

    public var failure: AnyCasePath<Result<Success, Failure>, Failure> {
      AnyCasePath(
        embed: { .failure($0) },
        extract: {
          guard case .failure(let error) = $0 else { return nil }
          return error
        })
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
