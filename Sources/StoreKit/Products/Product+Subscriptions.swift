import Foundation

extension Product {
  /// A time for which a subscription is paid.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// What times are counted in.
    public enum Unit: Hashable, Sendable {
      /// Days.
      case day
      /// Weeks.
      case week
      /// Months.
      case month
      /// Years.
      case year
    }

    /// What it is counted in.
    public let unit: Unit
    /// How many of them.
    public let value: Int

    /// A week.
    public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
    /// A month.
    public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
    /// A year.
    public static let yearly = SubscriptionPeriod(unit: .year, value: 1)
    /// Three days.
    public static let everyThreeDays = SubscriptionPeriod(unit: .day, value: 3)
    /// Two weeks.
    public static let everyTwoWeeks = SubscriptionPeriod(unit: .week, value: 2)
    /// Two months.
    public static let everyTwoMonths = SubscriptionPeriod(unit: .month, value: 2)
    /// Three months.
    public static let everyThreeMonths = SubscriptionPeriod(unit: .month, value: 3)
    /// Six months.
    public static let everySixMonths = SubscriptionPeriod(unit: .month, value: 6)
  }

  /// Another price for a subscription. None exists without a store (SK2).
  public struct SubscriptionOffer: Hashable, Sendable {
    /// How the offer is paid.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Each time.
      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      /// At the beginning.
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
      /// Not at all.
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
    }

    /// What the store knows it by.
    public let id: String?
    /// What it costs.
    public let price: Decimal
    /// The price, as it is written where the user lives.
    public let displayPrice: String
    /// For how long a payment lasts.
    public let period: SubscriptionPeriod
    /// For how many periods.
    public let periodCount: Int
    /// How it is paid.
    public let paymentMode: PaymentMode
  }

  /// What a product says of its subscription. None exists without a store (SK2).
  public struct SubscriptionInfo: Hashable, Sendable {
    /// What became of a subscription.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int

      public init(rawValue: Int) {
        self.rawValue = rawValue
      }

      /// The user has it.
      public static let subscribed = RenewalState(rawValue: 1)
      /// The user had it.
      public static let expired = RenewalState(rawValue: 2)
      /// The store tries to be paid.
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      /// The user has it although the store was not paid.
      public static let inGracePeriod = RenewalState(rawValue: 4)
      /// The store took it back.
      public static let revoked = RenewalState(rawValue: 5)
    }

    /// What becomes of a subscription. None exists without a store.
    public struct RenewalInfo: Hashable, Sendable {
      /// Whether it goes on.
      public let willAutoRenew: Bool
      /// The product that the user has.
      public let currentProductID: String
      /// The product that the user has next.
      public let autoRenewPreference: String?
      /// When it goes on.
      public let renewalDate: Date?
    }

    /// How a subscription of the user stands. None exists without a store.
    public struct Status: Hashable, Sendable {
      /// What became of it.
      public let state: RenewalState
      /// What becomes of it.
      public let renewalInfo: VerificationResult<RenewalInfo>
      /// The newest purchase of it.
      public let transaction: VerificationResult<Transaction>
    }

    /// The group, of which a user has one.
    public let subscriptionGroupID: String
    /// For how long a payment lasts.
    public let subscriptionPeriod: SubscriptionPeriod
    /// What new subscribers pay.
    public let introductoryOffer: SubscriptionOffer?
    /// What those pay who are invited back.
    public let promotionalOffers: [SubscriptionOffer]
    /// Whether the user counts as new.
    public var isEligibleForIntroOffer: Bool {
      get async { false }
    }
    /// How the user stands with the group.
    public var status: [Status] {
      get async throws { [] }
    }

    /// How the user's subscriptions of a group stand: there are none.
    public static func status(for groupID: String) async throws -> [Status] { [] }

    /// Whether the user can have the introductory offer of a group: no.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
  }
}
