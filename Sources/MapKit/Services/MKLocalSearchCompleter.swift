/// Says what a search may be for while the user writes, by the service of `MapServices` (MK6).
@MainActor @preconcurrency
public final class MKLocalSearchCompleter: NSObject {
  /// The kinds of results.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt

    nonisolated public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let query = ResultType(rawValue: 4)
    public static let physicalFeature = ResultType(rawValue: 8)
  }

  /// Hears of results.
  public weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// Where to look; an empty region is anywhere.
  public var region = MKCoordinateRegion()
  /// The kinds of results; the service of the program is not told of them.
  public var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  /// Which categories count.
  public var pointOfInterestFilter: MKPointOfInterestFilter?
  /// What was found last.
  public private(set) var results: [MKLocalSearchCompletion] = []
  private var search: Task<Void, Never>?

  /// Creates a completer for nothing.
  nonisolated public override init() {
    super.init()
  }

  /// What the user wrote so far; a change begins another search.
  public var queryFragment = "" {
    didSet { queryDidChange() }
  }

  /// Whether a search is under way.
  public var isSearching: Bool { search != nil }

  /// Ends the search.
  public func cancel() {
    search?.cancel()
    search = nil
  }

  private func queryDidChange() {
    cancel()
    guard !queryFragment.isEmpty else { return take([]) }
    let request = MKLocalSearch.Request(naturalLanguageQuery: queryFragment, region: region)
    request.pointOfInterestFilter = pointOfInterestFilter
    let query = request.query
    search = Task { [weak self] in
      let result: Result<[MKMapItem], any Error>
      do {
        result = .success(try await MapServices.places(for: query))
      } catch {
        result = .failure(error)
      }
      if !Task.isCancelled { self?.end(result) }
    }
  }

  private func end(_ result: Result<[MKMapItem], any Error>) {
    search = nil
    switch result {
    case .success(let items):
      take(items.map { MKLocalSearchCompletion(title: $0.name ?? "", subtitle: $0.placemark.title ?? "") })
    case .failure(let error): delegate?.completer(self, didFailWithError: error)
    }
  }

  private func take(_ found: [MKLocalSearchCompletion]) {
    results = found
    delegate?.completerDidUpdateResults(self)
  }
}
