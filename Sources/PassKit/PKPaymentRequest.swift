// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A network of cards.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A network with a name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// American Express.
  public static let amex = PKPaymentNetwork("AmEx")
  /// Discover.
  public static let discover = PKPaymentNetwork("Discover")
  /// JCB.
  public static let JCB = PKPaymentNetwork("JCB")
  /// Maestro.
  public static let maestro = PKPaymentNetwork("Maestro")
  /// Mastercard.
  public static let masterCard = PKPaymentNetwork("MasterCard")
  /// China UnionPay.
  public static let chinaUnionPay = PKPaymentNetwork("ChinaUnionPay")
  /// Interac.
  public static let interac = PKPaymentNetwork("Interac")
  /// Visa.
  public static let visa = PKPaymentNetwork("Visa")
}

/// How a merchant takes payments.
public struct PKMerchantCapability: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// With the protocol 3-D Secure.
  public static let threeDSecure = PKMerchantCapability(rawValue: 1 << 0)
  /// With the protocol EMV.
  public static let emv = PKMerchantCapability(rawValue: 1 << 1)
  /// By credit cards.
  public static let credit = PKMerchantCapability(rawValue: 1 << 2)
  /// By debit cards.
  public static let debit = PKMerchantCapability(rawValue: 1 << 3)
}

/// Whether an amount is known.
public enum PKPaymentSummaryItemType: UInt, Sendable {
  /// It is.
  case final = 0
  /// It will be later.
  case pending
}

/// A line of what is paid.
open class PKPaymentSummaryItem: NSObject {
  /// What is paid for.
  public var label: String
  /// How much, in the currency of the request.
  public var amount: NSDecimalNumber
  /// Whether the amount is known.
  public var type: PKPaymentSummaryItemType

  /// A line.
  public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType = .final) {
    self.label = label
    self.amount = amount
    self.type = type
  }
}

/// A way to send goods.
public final class PKShippingMethod: PKPaymentSummaryItem {
  /// What the program knows it by.
  public var identifier: String?
  /// What is said of it.
  public var detail: String?
}

/// What a merchant may want to know of a user.
public struct PKContactField: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The address for mail.
  public static let emailAddress = PKContactField(rawValue: "email")
  /// The name.
  public static let name = PKContactField(rawValue: "name")
  /// The number of the telephone.
  public static let phoneNumber = PKContactField(rawValue: "phone")
  /// The postal address.
  public static let postalAddress = PKContactField(rawValue: "post")
}

/// What is to be paid, to whom and how. It is only kept: nothing here pays (J397).
open class PKPaymentRequest: NSObject {
  /// Whom the merchant is known as.
  public var merchantIdentifier = ""
  /// The merchant's country, by its code of two letters.
  public var countryCode = ""
  /// The currency, by its code of three letters.
  public var currencyCode = ""
  /// Which cards the merchant takes.
  public var supportedNetworks: [PKPaymentNetwork] = []
  /// How the merchant takes payments.
  public var merchantCapabilities: PKMerchantCapability = []
  /// The lines; the last one is the sum.
  public var paymentSummaryItems: [PKPaymentSummaryItem] = []
  /// The ways to send the goods.
  public var shippingMethods: [PKShippingMethod]?
  /// What the merchant wants to know for the bill.
  public var requiredBillingContactFields: Set<PKContactField> = []
  /// What the merchant wants to know for sending the goods.
  public var requiredShippingContactFields: Set<PKContactField> = []
  /// What the answer has again.
  public var applicationData: Data?

  /// An empty request.
  public override init() {}
}

/// What a user paid with. There is none here (J397).
public final class PKPayment: NSObject {
  private override init() {}
}

/// How a payment ended.
public enum PKPaymentAuthorizationStatus: Int, Sendable {
  /// It was made.
  case success = 0
  /// It was not.
  case failure
}

/// How a payment ended, with the reasons.
public final class PKPaymentAuthorizationResult: NSObject {
  /// How it ended.
  public var status: PKPaymentAuthorizationStatus
  /// Why it was not made.
  public var errors: [any Error]

  /// An end.
  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
    self.status = status
    self.errors = errors ?? []
  }
}
