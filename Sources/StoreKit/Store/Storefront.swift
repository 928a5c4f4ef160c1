/// The store of a country. There is none on this system.
public struct Storefront: Equatable, Identifiable, Sendable {
  /// The country, by three letters.
  public let countryCode: String
  public let id: String

  /// That of the user: nil.
  public static var current: Storefront? {
    get async { nil }
  }
}
