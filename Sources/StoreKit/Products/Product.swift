import Foundation

/// Something that a program sells. Without a store nothing is sold, so that there is never a value of this type (SK2).
public struct Product: Identifiable, Hashable, Sendable {
  /// The products of the store with some identifiers: none, which is said once.
  public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
  where Identifiers.Element == String {
    AppStoreService.isMissing()
    return []
  }

  public let id: String
  /// What kind of thing it is.
  public let type: ProductType
  /// Its name.
  public let displayName: String
  /// What it is for.
  public let description: String
  /// What it costs.
  public let price: Decimal
  /// The price, as it is written where the user lives.
  public let displayPrice: String
  /// How prices of it are written.
  public let priceFormatStyle: Decimal.FormatStyle.Currency
  /// Whether the family of a buyer has it, too.
  public let isFamilyShareable: Bool
  /// What the product says of its subscription; nil if it is none.
  public let subscription: SubscriptionInfo?
  /// What the store says of it.
  public let jsonRepresentation: Data

  /// The newest transaction of the user.
  public var latestTransaction: VerificationResult<Transaction>? {
    get async { nil }
  }

  /// The transaction by which the user has the product now.
  public var currentEntitlement: VerificationResult<Transaction>? {
    get async { nil }
  }

  /// Buys the product.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    throw StoreKitError.unsupported
  }
}
