import Synchronization

/// A place in the history of stores (SD37). A program may keep it, and ask later for what came since.
public struct DefaultHistoryToken: HistoryToken {
  /// Notes which places a condition compares with.
  final class Probe: Sendable {
    private let places = Mutex<[[String: Int64]]>([])

    func note(_ place: [String: Int64]) { places.withLock { $0.append(place) } }

    /// The first of the places in the history of a store; nil if it is compared with none.
    func first(in store: String) -> Int64? { places.withLock { $0.compactMap { $0[store] }.min() } }
  }

  private enum CodingKeys: String, CodingKey {
    case places
  }

  /// The numbers of the last transactions, by the names of the stores.
  private let places: [String: Int64]
  private var probe: Probe?

  init(_ places: [String: Int64], probe: Probe? = nil) {
    self.places = places
    self.probe = probe
  }

  /// The number of the last transaction of each store, by the names of the stores.
  public var tokenValue: [String: Int64]? { places }

  /// The token itself, without what it stands for elsewhere.
  public var id: [String: Int64] { places }

  /// Whether the second one has a transaction that the first one has not: so have stores that the first does not know.
  public static func < (left: Self, right: Self) -> Bool {
    left.probe?.note(right.places)
    right.probe?.note(left.places)
    return right.places.contains { left.places[$0.key] ?? 0 < $0.value }
  }

  public static func == (left: Self, right: Self) -> Bool { left.places == right.places }

  public func hash(into hasher: inout Hasher) { hasher.combine(places) }
}
