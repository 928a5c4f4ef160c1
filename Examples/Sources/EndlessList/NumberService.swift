/// Where numbers come from, page by page.
public protocol NumberService: Sendable {
  /// The numbers behind `last`, fewer than usual at the end.
  func numbers(after last: Int) async throws -> [Int]
}

/// Prime numbers, which take their time.
public struct PrimeService: NumberService {
  private let pageSize: Int
  private let limit: Int
  private let delay: Duration

  public init(pageSize: Int = 25, limit: Int = 3_000, delay: Duration = .milliseconds(300)) {
    self.pageSize = pageSize
    self.limit = limit
    self.delay = delay
  }

  public func numbers(after last: Int) async throws -> [Int] {
    try await Task.sleep(for: delay)
    guard last < limit else { return [] }
    return Array((last + 1...limit).lazy.filter(isPrime).prefix(pageSize))
  }

  private func isPrime(_ number: Int) -> Bool {
    guard number > 3 else { return number > 1 }
    return !(2...Int(Double(number).squareRoot())).contains { number.isMultiple(of: $0) }
  }
}
