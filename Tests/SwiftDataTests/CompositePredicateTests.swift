import Foundation
import SwiftData
import Testing

struct Address: Codable, Hashable, Comparable {
  /// The JSON has other names than the structure.
  enum CodingKeys: String, CodingKey {
    case street = "city"
    case city = "street"
    case zip, moved, key, isHome, inner
  }

  struct Inner: Codable, Hashable {
    var floor: Int?
    var price: Decimal = 2
  }

  var street: String
  var city: String
  var zip = 0
  var moved = Date(timeIntervalSinceReferenceDate: 0.1)
  var key = UUID()
  var isHome = true
  var inner = Inner()

  var label: String { "\(street), \(city)" }

  static func < (left: Self, right: Self) -> Bool { left.label < right.label }
}

@Model
final class Contact {
  var name: String
  var home: Address
  var others: [Address] = []
  var wrapping: Wrapping = Wrapping.plain
  var wrappings: [Wrapping] = []
  var scores: [String: Int] = [:]
  var numbers: [Double] = []
  var keys: Set<UUID> = []
  var price: Decimal = 1

  init(_ name: String, _ home: Address) {
    self.name = name
    self.home = home
  }
}

struct CompositePredicateTests {
  private let context: ModelContext
  private let contacts: [Contact]
  private let key = UUID()

  init() throws {
    context = ModelContext(try container(Contact.self))
    let first = Contact("a", Address(street: "Elm", city: "Oslo", zip: 7, inner: .init(floor: 3)))
    let second = Contact("b", Address(street: "Ash", city: "Bergen", key: key, isHome: false))
    contacts = [first, second]
    for contact in contacts { context.insert(contact) }
    first.others = [second.home, Address(street: "Oak", city: "Elm")]
    first.scores = ["x": 4]
    first.numbers = [0.1, .infinity]
    second.wrapping = .layers(2)
    second.wrappings = [.plain, .layers(3)]
    second.keys = [key, UUID()]
    second.price = Decimal(string: "0.3") ?? 0
    try context.save()
  }

  private func expect(
    _ names: String, _ predicate: Predicate<Contact>, at place: SourceLocation = #_sourceLocation
  ) throws {
    let descriptor = FetchDescriptor(predicate: predicate)
    let fresh = ModelContext(context.container)
    #expect(try fresh.fetch(descriptor).map(\.name).joined() == names, sourceLocation: place)
    #expect(try fresh.fetchCount(descriptor) == names.count, sourceLocation: place)
    #expect(try contacts.filter { try predicate.evaluate($0) }.map(\.name).joined() == names, sourceLocation: place)
  }

  @Test("SD20: Members of structures, also where JSON has other names for them")
  func members() throws {
    let (text, day, key) = ("Oslo", Date(timeIntervalSinceReferenceDate: 0.1), key)
    try expect("a", #Predicate { $0.home.city == text })
    try expect("b", #Predicate { $0.home.street < "B" })
    try expect("ab", #Predicate { $0.home.moved == day })
    try expect("b", #Predicate { $0.home.key == key })
    try expect("b", #Predicate { !$0.home.isHome })
    try expect("a", #Predicate { $0.home.inner.floor == 3 })
    try expect("ab", #Predicate { $0.home.inner.price * 2 == 4 })
    try expect("a", #Predicate { $0.home.label.localizedStandardContains("elm") })
    try expect("a", #Predicate { $0.home.zip + 1 > 7 || $0.name == "z" })
  }

  @Test("SD20: Structures and enumerations as a whole")
  func wholes() throws {
    let (home, wrapping, homes) = (contacts[1].home, Wrapping.layers(2), [contacts[0].home])
    try expect("b", #Predicate { $0.home == home })
    try expect("a", #Predicate { $0.home != home })
    try expect("b", #Predicate { $0.home <= home })
    try expect("b", #Predicate { $0.wrapping == wrapping })
    try expect("a", #Predicate { homes.contains($0.home) })
    try expect("b", #Predicate { ($0.price > 0.5 ? $0.home : home) == home })
  }

  @Test("SD20: Arrays, sets and dictionaries")
  func collections() throws {
    let (home, wrapping, key) = (contacts[1].home, Wrapping.layers(3), key)
    let (limit, infinity) = (0.1, Double.infinity)
    try expect("a", #Predicate { $0.others.contains(home) })
    try expect("a", #Predicate { $0.others.contains { $0.city == "Elm" && $0.isHome } })
    try expect("b", #Predicate { $0.others.allSatisfy { $0.zip > 3 } })
    try expect("b", #Predicate { $0.wrappings.contains(wrapping) })
    try expect("b", #Predicate { $0.wrappings.contains { $0 == wrapping } })
    try expect("b", #Predicate { $0.keys.contains { $0 == key } })
    try expect("a", #Predicate { $0.numbers.contains { $0 == limit } })
    try expect("a", #Predicate { $0.numbers.max() == infinity })
    try expect("a", #Predicate { $0.numbers.min() == limit })
    try expect("a", #Predicate { $0.scores["x"] == 4 })
    try expect("a", #Predicate { $0.scores["x", default: 9] < 5 })
    try expect("b", #Predicate { $0.scores.isEmpty && $0.others.count == 0 })
  }

  @Test("SD20: Decimal numbers are as exact as in Swift")
  func decimals() throws {
    let (low, high) = (Decimal(string: "0.1") ?? 0, Decimal(string: "0.2") ?? 0)
    try expect("b", #Predicate { $0.price == low + high })
    try expect("b", #Predicate { (low...high + low).contains($0.price) })
    try expect("b", #Predicate { -$0.price > -1 })
    let prices = [Decimal(1), 7]
    try expect("a", #Predicate { prices.contains($0.price) })
  }

  @Test("SD20: What no store can answer throws, with the expression")
  func unsupported() throws {
    let regex = #Predicate<Contact> { $0.name.contains(/a+/) }
    let second = #Predicate<Contact> { $0.numbers[0] == 0.1 }
    let many = Array(0...40_000)
    let tooMany = #Predicate<Contact> { many.contains($0.home.zip) }
    for predicate in [regex, second, tooMany] {
      let descriptor = FetchDescriptor(predicate: predicate)
      for attempt in [{ _ = try context.fetch(descriptor) }, { _ = try context.fetchCount(descriptor) }] {
        #expect(throws: SwiftDataError.unsupportedPredicate) { try attempt() }
      }
    }
    let error = #expect(throws: SwiftDataError.self) { try context.fetch(FetchDescriptor(predicate: second)) }
    #expect(error?.description.contains("CollectionIndexSubscript") == true)
    #expect(error?.description.contains("0.1") == true, "\(String(describing: error))")
  }
}
