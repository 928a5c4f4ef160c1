import SwiftData

// clean: one on each side
@Model final class Author {
  var books: [Book] = []
  init() {}
}
// clean: named here
@Model final class Book {
  var author: Author?
  @Relationship(inverse: \Tag.books) var tags: [Tag] = []
  init() {}
}
@Model final class Tag {
  var books: [Book] = []
  init() {}
}
// clean: each of two is named
@Model final class Reader {
  @Relationship(deleteRule: .cascade, inverse: \Loan.reader) var loans: [Loan] = []
  @Relationship(inverse: \Loan.guarantor) var guarantees: [Loan] = []
  init() {}
}
@Model final class Loan {
  var reader: Reader?
  var guarantor: Reader?
  init() {}
}
// clean: two sides of one class
@Model final class Person {
  @Relationship(inverse: \Person.children) var parent: Person?
  var children: [Person] = []
  init() {}
}
// clean: not saved
@Model final class Draft {
  @Transient var original: Author?
  init() {}
}
// clean: a value, and one that is computed
@Model final class Shop {
  var place = Place()
  var first: Author? { nil }
  init() {}
}
struct Place: Codable { var street = "" }
// clean: no class of a store
final class Library { var authors: [Author] = [] }
// clean: to one, and to one
@Model final class Passport {
  var owner: Citizen?
  init() {}
}
@Model final class Citizen {
  var passport: Passport?
  init() {}
}
// clean: friends of the same class
@Model final class Member {
  var friends: [Member] = []
  init() {}
}
// clean: a class of a store knows one that is none
@Model final class Window {
  @Transient var library: Library? = nil
  init() {}
}
