import SwiftData

@Model final class Author {
  var books: [Book] = []  // expect: missing-inverse
  var friends: [Author] = []
  init() {}
}
@Model final class Book {
  var title = ""
  init() {}
}
@Model final class Reader {
  var favorite: Book?  // expect: missing-inverse
  var loans: [Loan] = []  // expect: missing-inverse
  init() {}
}
@Model final class Loan {
  var reader: Reader?  // expect: missing-inverse
  var guarantor: Reader?  // expect: missing-inverse
  init() {}
}
@Model final class Shelf {
  @Relationship(deleteRule: .cascade) var books: [Book]? = []  // expect: missing-inverse
  init() {}
}
@Model final class House {
  var owner: Person?  // expect: missing-inverse
  init() {}
}
@Model final class Person {
  @Relationship(deleteRule: .nullify) var car: Car?  // expect: missing-inverse
  init() {}
}
@Model final class Car {
  var plate = ""
  init() {}
}
