import Foundation

extension Product {
  /// A time for which a subscription is paid.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// What times are counted in.
    public enum Unit: Hashable, Sendable {
      case day, week, month, year
    }

    public let unit: Unit
    public let value: Int

    public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
    public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
    public static let yearly = SubscriptionPeriod(unit: .year, value: 1)
    public static let everyThreeDays = SubscriptionPeriod(unit: .day, value: 3)
    public static let everyTwoWeeks = SubscriptionPeriod(unit: .week, value: 2)
    public static let everyTwoMonths = SubscriptionPeriod(unit: .month, value: 2)
    public static let everyThreeMonths = SubscriptionPeriod(unit: .month, value: 3)
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

      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
    }

    public let id: String?
    public let price: Decimal
    public let displayPrice: String
    public let period: SubscriptionPeriod
    public let periodCount: Int
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

      public static let subscribed = RenewalState(rawValue: 1)
      public static let expired = RenewalState(rawValue: 2)
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      public static let inGracePeriod = RenewalState(rawValue: 4)
      public static let revoked = RenewalState(rawValue: 5)
    }

    /// What becomes of a subscription. None exists without a store.
    public struct RenewalInfo: Hashable, Sendable {
      public let willAutoRenew: Bool
      public let currentProductID: String
      public let autoRenewPreference: String?
      public let renewalDate: Date?
    }

    /// How a subscription of the user stands. None exists without a store.
    public struct Status: Hashable, Sendable {
      public let state: RenewalState
      public let renewalInfo: VerificationResult<RenewalInfo>
      public let transaction: VerificationResult<Transaction>
    }

    public let subscriptionGroupID: String
    public let subscriptionPeriod: SubscriptionPeriod
    public let introductoryOffer: SubscriptionOffer?
    public let promotionalOffers: [SubscriptionOffer]
    public var isEligibleForIntroOffer: Bool {
      get async { false }
    }
    public var status: [Status] {
      get async throws { [] }
    }

    /// How the user's subscriptions of a group stand: there are none.
    public static func status(for groupID: String) async throws -> [Status] { [] }

    /// Whether the user can have the introductory offer of a group: no.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
  }
}
