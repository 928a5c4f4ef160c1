import Foundation

extension Tips {
  /// What is donated to events that say nothing more than that they happened.
  public struct EmptyDonation: Codable, Hashable, Sendable {
    /// Nothing to say.
    public init() {}
  }

  /// Something that happens in a program, counted for the rules of tips.
  public struct Event<DonationInfo: Codable & Sendable>: Identifiable, Sendable {
    /// One time that it happened.
    @dynamicMemberLookup
    public struct Donation: Codable, Sendable {
      /// When.
      public let date: Date
      let info: DonationInfo

      /// What the program said of it.
      public subscript<Value>(dynamicMember path: KeyPath<DonationInfo, Value>) -> Value { info[keyPath: path] }
    }

    /// What a rule sees of an event.
    public struct Donations: Sendable {
      /// The times that it happened, the oldest first.
      public let donations: [Donation]
    }

    public let id: String

    /// An event with something to say of each time.
    public init(id: String) {
      self.id = id
    }

    /// The times that it happened, the oldest first; at most 1,000.
    public var donations: [Donation] { donations(in: .current) }

    func donations(in store: TipStore) -> [Donation] {
      store.donations(to: id, as: Donation.self)
    }

    /// Notes that it happened.
    public func donate(_ donation: DonationInfo) async {
      sendDonation(donation)
    }

    /// Notes that it happened, without waiting.
    public func sendDonation(_ donation: DonationInfo, _ completion: (@Sendable () -> Void)? = nil) {
      TipStore.current.donate(Donation(date: Date(), info: donation), to: id)
      completion?()
    }
  }
}

extension Tips.Event where DonationInfo == Tips.EmptyDonation {
  /// An event with nothing more to say.
  public init(id: String) {
    self.id = id
  }

  /// Notes that it happened.
  public func donate() async {
    sendDonation()
  }

  /// Notes that it happened, without waiting.
  public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) {
    sendDonation(Tips.EmptyDonation(), completion)
  }
}

extension Tips {
  /// A time before now.
  public struct DonationTimeRange: Hashable, Sendable {
    let seconds: TimeInterval

    /// The last minute.
    public static let minute = minutes(1)
    /// The last hour.
    public static let hour = hours(1)
    /// The last 24 hours.
    public static let day = days(1)
    /// The last seven days.
    public static let week = weeks(1)

    /// Some minutes.
    public static func minutes(_ count: Int) -> DonationTimeRange { DonationTimeRange(seconds: Double(count) * 60) }
    /// Some hours.
    public static func hours(_ count: Int) -> DonationTimeRange { DonationTimeRange(seconds: Double(count) * 3_600) }
    /// Some times 24 hours.
    public static func days(_ count: Int) -> DonationTimeRange { DonationTimeRange(seconds: Double(count) * 86_400) }
    /// Some times seven days.
    public static func weeks(_ count: Int) -> DonationTimeRange { days(count * 7) }
  }
}

extension Array {
  /// The donations of the time before now.
  public func donatedWithin<Info>(_ range: Tips.DonationTimeRange) -> [Tips.Event<Info>.Donation]
  where Element == Tips.Event<Info>.Donation {
    let earliest = Date().addingTimeInterval(-range.seconds)
    return filter { $0.date >= earliest }
  }
}
