nonisolated extension MKLocalSearch {
  /// What a search looks for.
  public final class Request: NSObject {
    /// The kinds of results.
    public struct ResultType: OptionSet, Sendable {
      public let rawValue: UInt

      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }

      public static let address = ResultType(rawValue: 1)
      public static let pointOfInterest = ResultType(rawValue: 2)
      public static let physicalFeature = ResultType(rawValue: 4)
    }

    /// What the user wrote.
    public var naturalLanguageQuery: String?
    /// Where to look; an empty region is anywhere.
    public var region = MKCoordinateRegion()
    /// The kinds of results; the service of the program is not told of them.
    public var resultTypes: ResultType = [.address, .pointOfInterest]
    /// Which categories count.
    public var pointOfInterestFilter: MKPointOfInterestFilter?

    /// Creates a request for nothing.
    public override init() {
      super.init()
    }

    /// Creates a request for a text.
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }

    /// Creates a request for a text and a region.
    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.init(naturalLanguageQuery: naturalLanguageQuery)
      self.region = region
    }

    /// Creates a request for what the user chose.
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init(
        naturalLanguageQuery: [completion.title, completion.subtitle].filter { !$0.isEmpty }.joined(separator: ", "))
    }

    var query: MapSearchQuery {
      let hasRegion = region.span.latitudeDelta > 0 && region.span.longitudeDelta > 0
      return MapSearchQuery(
        text: naturalLanguageQuery ?? "", region: hasRegion ? region : nil, filter: pointOfInterestFilter)
    }
  }

  /// The kinds of results.
  public typealias ResultType = Request.ResultType
}
