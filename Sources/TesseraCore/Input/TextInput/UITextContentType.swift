/// What input means, in UIKit's words.
nonisolated public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A person's full name.
  public static let name = UITextContentType(rawValue: "name")
  /// What stands before a name, such as Dr.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// A person's first name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// A person's middle name.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// A person's family name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// What stands after a name, such as Jr.
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  /// The name that friends use.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// What a person does in an organization.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// The name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// A place, with or without an address.
  public static let location = UITextContentType(rawValue: "location")
  /// A street address as a whole.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  /// The city of an address.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// The state or province of an address.
  public static let addressState = UITextContentType(rawValue: "addressState")
  /// The city of an address with its state or province.
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  /// The part of a city that an address is in.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// The country of an address.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// The postal code of an address.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// An e-mail address.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A URL.
  public static let URL = UITextContentType(rawValue: "URL")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account that exists.
  public static let password = UITextContentType(rawValue: "password")
  /// A password to be chosen.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// A code that can be used once.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// The number by which a parcel is followed.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
  /// The number of a flight.
  public static let flightNumber = UITextContentType(rawValue: "flightNumber")
  /// A date with or without a time.
  public static let dateTime = UITextContentType(rawValue: "dateTime")
  /// The date on which a person was born.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
  /// The day of the month on which a person was born.
  public static let birthdateDay = UITextContentType(rawValue: "birthdateDay")
  /// The month in which a person was born.
  public static let birthdateMonth = UITextContentType(rawValue: "birthdateMonth")
  /// The year in which a person was born.
  public static let birthdateYear = UITextContentType(rawValue: "birthdateYear")
}
