/// What a place is for.
nonisolated public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the category.
  public let rawValue: String

  /// Creates a category of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  private init(_ name: String) {
    rawValue = "MKPOICategory\(name)"
  }

  /// An airport.
  public static let airport = Self("Airport")
  /// An amusement park.
  public static let amusementPark = Self("AmusementPark")
  /// An aquarium.
  public static let aquarium = Self("Aquarium")
  /// An automated teller.
  public static let atm = Self("ATM")
  /// A bakery.
  public static let bakery = Self("Bakery")
  /// A bank.
  public static let bank = Self("Bank")
  /// A beach.
  public static let beach = Self("Beach")
  /// A brewery.
  public static let brewery = Self("Brewery")
  /// A cafe.
  public static let cafe = Self("Cafe")
  /// A campground.
  public static let campground = Self("Campground")
  /// A car rental.
  public static let carRental = Self("CarRental")
  /// A castle.
  public static let castle = Self("Castle")
  /// A charger of cars.
  public static let evCharger = Self("EVCharger")
  /// A fire station.
  public static let fireStation = Self("FireStation")
  /// A fitness center.
  public static let fitnessCenter = Self("FitnessCenter")
  /// A food market.
  public static let foodMarket = Self("FoodMarket")
  /// A gas station.
  public static let gasStation = Self("GasStation")
  /// A hospital.
  public static let hospital = Self("Hospital")
  /// A hotel.
  public static let hotel = Self("Hotel")
  /// A landmark.
  public static let landmark = Self("Landmark")
  /// A laundry.
  public static let laundry = Self("Laundry")
  /// A library.
  public static let library = Self("Library")
  /// A marina.
  public static let marina = Self("Marina")
  /// A movie theater.
  public static let movieTheater = Self("MovieTheater")
  /// A museum.
  public static let museum = Self("Museum")
  /// A national park.
  public static let nationalPark = Self("NationalPark")
  /// A bar or club.
  public static let nightlife = Self("Nightlife")
  /// A park.
  public static let park = Self("Park")
  /// A place to park.
  public static let parking = Self("Parking")
  /// A pharmacy.
  public static let pharmacy = Self("Pharmacy")
  /// A station of the police.
  public static let police = Self("Police")
  /// A post office.
  public static let postOffice = Self("PostOffice")
  /// A stop of public transport.
  public static let publicTransport = Self("PublicTransport")
  /// A restaurant.
  public static let restaurant = Self("Restaurant")
  /// A restroom.
  public static let restroom = Self("Restroom")
  /// A school.
  public static let school = Self("School")
  /// A stadium.
  public static let stadium = Self("Stadium")
  /// A store.
  public static let store = Self("Store")
  /// A theater.
  public static let theater = Self("Theater")
  /// A university.
  public static let university = Self("University")
  /// A winery.
  public static let winery = Self("Winery")
  /// A zoo.
  public static let zoo = Self("Zoo")
}
