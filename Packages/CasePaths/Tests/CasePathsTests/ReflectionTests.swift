import CasePaths
import Testing

/// Case paths by reflection.
struct ReflectionTests {
  @Test func casesWithAValue() {
    let path: CasePath = /Shape.number
    #expect(path.extract(from: .number(3)) == 3)
    #expect(path.embed(4) == .number(4))
    #expect(path.extract(from: .plain) == nil)
  }

  @Test("Cases of the same payload type are told apart, whichever is asked first")
  func samePayloadTypes() {
    let number = /Shape.number
    #expect(number.extract(from: .anotherNumber(1)) == nil)
    #expect(number.extract(from: .number(2)) == 2)
    #expect(number.extract(from: .anotherNumber(3)) == nil)
    #expect((/Shape.anotherNumber).extract(from: .anotherNumber(3)) == 3)
    #expect((/Shape.labeled(side:)).extract(from: .number(3)) == nil)
  }

  @Test func labels() {
    #expect((/Shape.labeled(side:)).extract(from: .labeled(side: 5)) == 5)
    #expect((/Shape.labeled).extract(from: .labeled(side: 5)) == 5)
    let pair = /Shape.labeledPair
    let extracted = pair.extract(from: .labeledPair(width: 1, name: "a"))
    #expect(extracted?.0 == 1)
    #expect(extracted?.1 == "a")
    #expect(pair.embed((2, "b")) == .labeledPair(width: 2, name: "b"))
  }

  @Test func severalValues() {
    let pair = /Shape.pair
    #expect(pair.extract(from: .pair(1, "a"))! == (1, "a"))
    #expect(pair.extract(from: .labeledPair(width: 1, name: "a")) == nil)
  }

  @Test func casesWithoutValues() {
    let plain: CasePath<Shape, Void> = /Shape.plain
    #expect(plain.extract(from: .plain) != nil)
    #expect(plain.extract(from: .other) == nil)
    #expect(plain.extract(from: .number(1)) == nil)
    #expect(plain.embed(()) == .plain)
  }

  @Test func optionalValues() {
    let path = /Shape.optional
    #expect(path.extract(from: .optional(3)) == .some(3))
    #expect(path.extract(from: .optional(nil)) == .some(nil))
    #expect(path.extract(from: .number(3)) == nil)
  }

  @Test func indirectCases() {
    #expect((/Shape.nested).extract(from: .nested(.number(1))) == .number(1))
    #expect((/Shape.list).extract(from: .list(["a"])) == ["a"])
  }

  @Test func composition() {
    let path = /Shape.nested .. /Shape.number
    #expect(path.extract(from: .nested(.number(1))) == 1)
    #expect(path.extract(from: .nested(.plain)) == nil)
    #expect(path.embed(2) == .nested(.number(2)))
    #expect((/Shape.nested).appending(path: /Shape.list).embed(["a"]) == .nested(.list(["a"])))
    #expect((/Shape.self .. Shape.number).extract(from: .number(1)) == 1)
  }

  @Test func optionalRoots() {
    let path: CasePath<Shape?, Int> = /Shape.number
    #expect(path.extract(from: .number(1)) == 1)
    #expect(path.extract(from: nil) == nil)
    #expect(path.extract(from: .anotherNumber(1)) == nil)
    #expect(path.embed(2) == .number(2))
    let plain: CasePath<Shape?, Void> = /Shape.plain
    #expect(plain.extract(from: .plain) != nil)
    #expect(plain.extract(from: .other) == nil)
    #expect(plain.extract(from: nil) == nil)
    let nested: CasePath<Shape?, Shape> = /Shape.nested
    #expect(nested.extract(from: .nested(.plain)) == .plain)
    #expect(nested.extract(from: .plain) == nil)
    let someShape: CasePath<Shape?, Shape> = /Optional.some
    #expect(someShape.extract(from: .number(1)) == .number(1))
    let some: CasePath<Int?, Int> = /Optional.some
    #expect(some.extract(from: 3) == 3)
    #expect(some.extract(from: nil) == nil)
  }

  @Test func functions() {
    let shapes: [Shape] = [.number(1), .plain, .anotherNumber(2), .number(3)]
    #expect(shapes.compactMap(/Shape.number) == [1, 3])
    #expect(shapes.filter { /Shape.number ~= $0 }.count == 2)
  }

  @Test func ownFunctions() {
    let path = CasePath<Int, Int>(embed: { $0 * 2 }, extract: { $0.isMultiple(of: 2) ? $0 / 2 : nil })
    #expect(path.extract(from: path.embed(3)) == 3)
    #expect(path.extract(from: 3) == nil)
  }

  @Test func changesInPlace() throws {
    var shape = Shape.number(1)
    try (/Shape.number).modify(&shape) { $0 += 1 }
    #expect(shape == .number(2))
    #expect(throws: CaseExtractionFailure.self) { try (/Shape.list).modify(&shape) { $0.append("a") } }
  }

  @Test("Functions cannot be found by reflection, and asking for them does no harm")
  func functionsAsValues() {
    enum Action {
      case run((Int) -> String)
      case pair(Int, () -> Void)
      case perhaps((() -> Void)?)
      case other
    }
    #expect((/Action.run).extract(from: .run { "\($0)" }) == nil)
    #expect((/Action.pair).extract(from: .pair(1) {}) == nil)
    #expect((/Action.perhaps).extract(from: .perhaps {}) == nil)
    #expect((/Action.other).extract(from: .run { "\($0)" }) == nil)
    #expect((/Action.other).extract(from: .other) != nil)
  }

  @Test("A function that is no constructor, and a type that is no enumeration, extract nothing")
  func misuse() {
    let shifted = CasePath<Shape, String> { .number($0.count) }
    #expect(shifted.extract(from: .number(3)) == nil)
    let identity = CasePath<Int, Int> { $0 }
    #expect(identity.extract(from: 3) == nil)
  }
}
