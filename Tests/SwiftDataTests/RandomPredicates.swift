import Foundation
import SwiftData

typealias Condition = any StandardPredicateExpression<Bool>

/// Makes conditions on stops, and orders of them, by chance.
struct RandomPredicates {
  typealias P = PredicateExpressions
  var numbers = SystemRandomNumberGenerator()

  private func both(_ left: some StandardPredicateExpression<Bool>, _ right: some StandardPredicateExpression<Bool>)
    -> Condition
  { P.build_Conjunction(lhs: left, rhs: right) }

  private func either(_ left: some StandardPredicateExpression<Bool>, _ right: some StandardPredicateExpression<Bool>)
    -> Condition
  { P.build_Disjunction(lhs: left, rhs: right) }

  private func not(_ wrapped: some StandardPredicateExpression<Bool>) -> Condition { P.build_Negation(wrapped) }

  private func choice(
    _ test: some StandardPredicateExpression<Bool>, _ one: some StandardPredicateExpression<Bool>,
    _ other: some StandardPredicateExpression<Bool>
  ) -> Condition { P.build_Conditional(test, one, other) }

  func predicate() -> Predicate<Stop> {
    Predicate<Stop> { variable in condition(on: variable, depth: Int.random(in: 0...3)) }
  }

  private func condition(on stop: P.Variable<Stop>, depth: Int) -> Condition {
    guard depth > 0 else { return leaf(stop) }
    let one = condition(on: stop, depth: depth - 1)
    switch Int.random(in: 0..<7) {
    case 0, 1: return both(one, condition(on: stop, depth: depth - 1))
    case 2, 3: return either(one, condition(on: stop, depth: depth - 1))
    case 4: return not(one)
    case 5: return choice(leaf(stop), one, condition(on: stop, depth: depth - 1))
    default: return one
    }
  }

  static let titles = ["Oslo", "oslo", "Bergen", "Ålesund", "A\u{30A}lesund", "", "Öre", "ore", "z", "a b", "10", "9"]
  private var title: String { Self.titles.randomElement() ?? "" }
  private var number: Int { Int.random(in: -3...12) }

  private func leaf(_ stop: P.Variable<Stop>) -> Condition {
    switch Int.random(in: 0..<7) {
    case 0, 1: related(stop)
    case 2: composite(stop)
    default: plain(stop)
    }
  }

  private func plain(_ stop: P.Variable<Stop>) -> Condition {
    let minutes = P.build_KeyPath(root: stop, keyPath: \Stop.minutes)
    let name = P.build_KeyPath(root: stop, keyPath: \Stop.title)
    let rating = P.build_KeyPath(root: stop, keyPath: \Stop.rating)
    let note = P.build_KeyPath(root: stop, keyPath: \Stop.note)
    let number = P.build_Arg(number)
    let text = P.build_Arg(title)
    switch Int.random(in: 0..<24) {
    case 0: return P.build_Comparison(lhs: minutes, rhs: number, op: .lessThan)
    case 1: return P.build_Comparison(lhs: minutes, rhs: number, op: .greaterThanOrEqual)
    case 2: return P.build_Equal(lhs: minutes, rhs: number)
    case 3: return P.build_NotEqual(lhs: name, rhs: text)
    case 4: return P.build_Equal(lhs: name, rhs: text)
    case 5: return P.build_Comparison(lhs: name, rhs: text, op: .lessThanOrEqual)
    case 6: return P.build_contains(name, text)
    case 7: return P.build_starts(name, with: text)
    case 8: return P.build_localizedStandardContains(name, text)
    case 9: return P.build_Equal(lhs: rating, rhs: P.build_NilLiteral())
    case 10: return P.build_NotEqual(lhs: rating, rhs: P.build_Arg(Optional(self.number)))
    case 11:
      return P.build_Comparison(
        lhs: P.build_NilCoalesce(lhs: rating, rhs: number), rhs: P.build_Arg(self.number), op: .greaterThan)
    case 12:
      return P.build_NilCoalesce(
        lhs: P.build_flatMap(note) { P.build_contains($0, text) }, rhs: P.build_Arg(Bool.random()))
    case 13: return P.build_contains(P.build_Arg((0..<4).map { _ in self.number }), minutes)
    case 14: return P.build_contains(P.build_Arg([self.number, nil, self.number]), rating)
    case 15: return P.build_contains(P.build_Arg((0..<3).map { _ in title }), name)
    case 16: return P.build_contains(P.build_Arg(self.number...15), minutes)
    case 17: return P.build_contains(P.build_ClosedRange(lower: P.build_Arg(-1), upper: P.build_Arg(4)), minutes)
    case 18:
      return P.build_Equal(
        lhs: P.build_Arithmetic(lhs: minutes, rhs: number, op: .multiply), rhs: P.build_Arg(self.number))
    case 19: return P.build_Equal(lhs: P.build_KeyPath(root: stop, keyPath: \Stop.mood), rhs: P.build_Arg(Mood.merry))
    case 20:
      return P.build_Comparison(
        lhs: P.build_KeyPath(root: stop, keyPath: \Stop.price), rhs: P.build_Arg(Decimal(self.number)), op: .lessThan)
    case 21:
      return P.build_Comparison(
        lhs: P.build_KeyPath(root: stop, keyPath: \Stop.day),
        rhs: P.build_Arg(Date(timeIntervalSinceReferenceDate: Double(self.number))), op: .greaterThan)
    case 22: return P.build_KeyPath(root: stop, keyPath: \Stop.isOpen)
    default:
      return P.build_Comparison(
        lhs: P.build_KeyPath(root: name, keyPath: \String.count), rhs: number, op: .lessThan)
    }
  }

  private func related(_ stop: P.Variable<Stop>) -> Condition {
    let trip = P.build_KeyPath(root: stop, keyPath: \Stop.trip)
    let number = P.build_Arg(number)
    let text = P.build_Arg(title)
    switch Int.random(in: 0..<7) {
    case 0: return P.build_Equal(lhs: trip, rhs: P.build_NilLiteral())
    case 1:
      return P.build_Equal(
        lhs: P.build_flatMap(trip) { P.build_KeyPath(root: $0, keyPath: \Trip.name) },
        rhs: P.build_Arg("North" as String?))
    case 2:
      return P.build_NilCoalesce(
        lhs: P.build_flatMap(trip) {
          P.build_Comparison(lhs: P.build_KeyPath(root: $0, keyPath: \Trip.days), rhs: number, op: .lessThan)
        }, rhs: P.build_Arg(Bool.random()))
    case 3:
      return P.build_Equal(
        lhs: P.build_flatMap(
          P.build_flatMap(trip) { P.build_KeyPath(root: $0, keyPath: \Trip.guide) }
        ) { P.build_KeyPath(root: $0, keyPath: \Guide.name) }, rhs: P.build_Arg("Gro" as String?))
    case 4:
      return P.build_NilCoalesce(
        lhs: P.build_flatMap(trip) {
          P.build_contains(P.build_KeyPath(root: $0, keyPath: \Trip.travelers)) {
            P.build_contains(P.build_KeyPath(root: $0, keyPath: \Traveler.name), text)
          }
        }, rhs: P.build_Arg(false))
    case 5:
      return P.build_NilCoalesce(
        lhs: P.build_flatMap(trip) {
          P.build_allSatisfy(P.build_KeyPath(root: $0, keyPath: \Trip.travelers)) {
            P.build_NotEqual(lhs: P.build_KeyPath(root: $0, keyPath: \Traveler.name), rhs: text)
          }
        }, rhs: P.build_Arg(true))
    default:
      return P.build_NilCoalesce(
        lhs: P.build_flatMap(trip) {
          P.build_Comparison(
            lhs: P.build_KeyPath(root: P.build_KeyPath(root: $0, keyPath: \Trip.travelers), keyPath: \[Traveler].count),
            rhs: number, op: .lessThan)
        }, rhs: P.build_Arg(false))
    }
  }

  /// Conditions on what is kept as JSON.
  private func composite(_ stop: P.Variable<Stop>) -> Condition {
    let place = P.build_KeyPath(root: stop, keyPath: \Stop.place)
    let tags = P.build_KeyPath(root: stop, keyPath: \Stop.tags)
    let text = P.build_Arg(title)
    switch Int.random(in: 0..<8) {
    case 0: return P.build_Equal(lhs: place, rhs: P.build_NilLiteral())
    case 1: return P.build_NotEqual(lhs: place, rhs: P.build_Arg(self.place))
    case 2:
      return P.build_Equal(
        lhs: P.build_flatMap(place) { P.build_KeyPath(root: $0, keyPath: \Place.street) },
        rhs: P.build_Arg(Optional(title)))
    case 3:
      return P.build_NilCoalesce(
        lhs: P.build_flatMap(place) {
          P.build_Comparison(
            lhs: P.build_KeyPath(root: $0, keyPath: \Place.number), rhs: P.build_Arg(number), op: .lessThan)
        }, rhs: P.build_Arg(Bool.random()))
    case 4: return P.build_contains(tags, text)
    case 5: return P.build_contains(tags) { P.build_contains($0, text) }
    case 6: return P.build_allSatisfy(tags) { P.build_NotEqual(lhs: $0, rhs: text) }
    default:
      return P.build_Equal(
        lhs: P.build_KeyPath(root: tags, keyPath: \[String].count), rhs: P.build_Arg(Int.random(in: 0...2)))
    }
  }

  private var place: Place? { Bool.random() ? nil : Place(street: title, number: number) }

  /// One to three descriptors.
  func order() -> [SortDescriptor<Stop>] {
    (0..<Int.random(in: 0...3)).map { _ in
      let order: SortOrder = Bool.random() ? .forward : .reverse
      return switch Int.random(in: 0..<6) {
      case 0: SortDescriptor(\Stop.title, order: order)
      case 1: SortDescriptor(\Stop.minutes, order: order)
      case 2: SortDescriptor(\Stop.rating, order: order)
      case 3: SortDescriptor(\Stop.day, order: order)
      case 4: SortDescriptor(\Stop.note, order: order)
      default: SortDescriptor(\Stop.price, order: order)
      }
    }
  }

  func stop(trips: [Trip]) -> Stop {
    let stop = Stop(title: title, minutes: number)
    change(stop, trips: trips)
    return stop
  }

  func change(_ stop: Stop, trips: [Trip]) {
    stop.title = title
    stop.minutes = number
    stop.rating = Bool.random() ? nil : number
    stop.note = Bool.random() ? nil : title
    stop.mood = Mood.allCases.randomElement() ?? .calm
    stop.price = Decimal(number) / 4
    stop.day = Date(timeIntervalSinceReferenceDate: Double(number))
    stop.isOpen = .random()
    stop.trip = Bool.random() ? nil : trips.randomElement()
    stop.place = place
    stop.tags = (0..<Int.random(in: 0...2)).map { _ in title }
  }
}
