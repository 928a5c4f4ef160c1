import Observation

/// The numbers that have come so far.
@MainActor @Observable
public final class NumberModel {
  /// Numbers with as many digits, in the order in which they came.
  struct Group: Identifiable, Equatable {
    let digits: Int
    var numbers: [Int]

    var id: Int { digits }
  }

  private(set) var groups: [Group] = []
  public private(set) var hasMore = true
  public private(set) var didFail = false

  @ObservationIgnored private let service: any NumberService
  @ObservationIgnored private var isLoading = false

  public init(service: any NumberService) {
    self.service = service
  }

  public var numbers: [Int] { groups.flatMap(\.numbers) }

  /// Fetches the next page, unless one is on its way or there is none.
  public func loadMore() async {
    guard hasMore, !isLoading else { return }
    isLoading = true
    defer { isLoading = false }
    do {
      let page = try await service.numbers(after: groups.last?.numbers.last ?? 0)
      didFail = false
      hasMore = !page.isEmpty
      for number in page { append(number) }
    } catch {
      didFail = true
    }
  }

  private func append(_ number: Int) {
    let digits = String(number).count
    if groups.last?.digits == digits {
      groups[groups.count - 1].numbers.append(number)
    } else {
      groups.append(Group(digits: digits, numbers: [number]))
    }
  }
}
