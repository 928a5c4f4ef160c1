import Foundation

extension Product {
  /// What kind of thing a product is.
  public struct ProductType: RawRepresentable, Hashable, Sendable, Codable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Used up.
    public static let consumable = ProductType(rawValue: "Consumable")
    /// Bought once.
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    /// For a time.
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    /// For a time, and on.
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  /// How a product is bought.
  public struct PurchaseOption: Hashable, Sendable {
    private enum Kind: Hashable {
      case account(UUID)
      case quantity(Int)
      case asksToBuy(Bool)
      case custom(String, String)
    }

    private let kind: Kind

    /// For an account of the program's own.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption {
      PurchaseOption(kind: .account(token))
    }

    /// Several of it.
    public static func quantity(_ quantity: Int) -> PurchaseOption {
      PurchaseOption(kind: .quantity(quantity))
    }

    /// As if a parent had to allow it.
    public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
      PurchaseOption(kind: .asksToBuy(simulateAskToBuy))
    }

    /// With a value of the program's own.
    public static func custom(key: String, value: String) -> PurchaseOption {
      PurchaseOption(kind: .custom(key, value))
    }
  }

  /// What became of a purchase.
  public enum PurchaseResult: Sendable {
    /// It was bought.
    case success(VerificationResult<Transaction>)
    /// The user canceled it.
    case userCancelled
    /// Another one has to allow it first.
    case pending
  }

  /// Why a product was not bought.
  public enum PurchaseError: Error, LocalizedError, Hashable, Sendable {
    /// The quantity is none.
    case invalidQuantity
    /// It is not sold any more.
    case productUnavailable
    /// The user may not buy it.
    case purchaseNotAllowed
    /// The user cannot have the offer.
    case ineligibleForOffer
    /// There is no such offer.
    case invalidOfferIdentifier
    /// The offer has another price.
    case invalidOfferPrice
    /// The signature of the offer is not right.
    case invalidOfferSignature
    /// Something is missing of the offer.
    case missingOfferParameters

    public var errorDescription: String? { "The product was not bought." }
  }
}
