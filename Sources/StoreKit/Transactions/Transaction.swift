import Foundation

/// A purchase of the user. Without a store nothing is bought, so that there is never a value of this type (SK3).
public struct Transaction: Identifiable, Hashable, Sendable {
  /// Why the store took a purchase back.
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Something is wrong with the program.
    public static let developerIssue = RevocationReason(rawValue: 1)
    /// Something else.
    public static let other = RevocationReason(rawValue: 0)
  }

  /// Whether the user bought it or a member of the family did.
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The user.
    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    /// A member of the family.
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }

  public let id: UInt64
  /// The first purchase that this one goes on with.
  public let originalID: UInt64
  /// What was bought.
  public let productID: String
  /// What kind of thing was bought.
  public let productType: Product.ProductType
  /// The group of the subscription.
  public let subscriptionGroupID: String?
  /// When it was paid.
  public let purchaseDate: Date
  /// When it was paid first.
  public let originalPurchaseDate: Date
  /// When the subscription ends.
  public let expirationDate: Date?
  /// When the store took it back.
  public let revocationDate: Date?
  /// Why the store took it back.
  public let revocationReason: RevocationReason?
  /// Whether a better subscription took its place.
  public let isUpgraded: Bool
  /// How many were bought.
  public let purchasedQuantity: Int
  /// The account of the program's own.
  public let appAccountToken: UUID?
  /// Who bought it.
  public let ownershipType: OwnershipType
  /// What the store says of it.
  public let jsonRepresentation: Data

  /// Tells the store that the program handed over what was bought.
  public func finish() async {}

  /// All of the user: none.
  public static var all: Transactions { Transactions(isOver: true) }

  /// Those by which the user has something now: none.
  public static var currentEntitlements: Transactions { Transactions(isOver: true) }

  /// Those that the program did not finish: none.
  public static var unfinished: Transactions { Transactions(isOver: true) }

  /// Those to come: the loop waits until its task is canceled (SK3).
  public static var updates: Transactions { Transactions(isOver: false) }

  /// The newest one for a product: nil.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }

  /// The one by which the user has a product now: nil.
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
}
