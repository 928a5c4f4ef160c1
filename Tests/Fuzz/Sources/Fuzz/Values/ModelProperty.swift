import SwiftUI

/// A property of the model that steps of a trial set.
@MainActor
struct ModelProperty {
  let name: String
  let make: (inout RandomSource) -> ModelValue
  let get: (Model) -> ModelValue
  let set: (Model, ModelValue) -> Void

  static let all: [ModelProperty] =
    [
      flag("flag0", \.flag0), flag("flag1", \.flag1), flag("flag2", \.flag2), flag("flag3", \.flag3),
      number("number0", \.number0), number("number1", \.number1), number("number2", \.number2),
      amount("amount0", \.amount0), amount("amount1", \.amount1),
      text("text0", \.text0), text("text1", \.text1), text("text2", \.text2),
      list("items0", \.items0), list("items1", \.items1),
      integer("choice0", \.choice0, 0...4), integer("choice1", \.choice1, 0...4),
      selection, picked, path,
      flag("isRightToLeft", \.isRightToLeft), flag("isDark", \.isDark),
      integer("language", \.language, 0...4), integer("typeSize", \.typeSize, 0...11),
    ]

  static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  private static func flag(_ name: String, _ path: ReferenceWritableKeyPath<Model, Bool>) -> ModelProperty {
    ModelProperty(
      name: name, make: { .flag($0.chance(50)) }, get: { .flag($0[keyPath: path]) },
      set: { if case .flag(let value) = $1 { $0[keyPath: path] = value } })
  }

  private static func number(_ name: String, _ path: ReferenceWritableKeyPath<Model, CGFloat>) -> ModelProperty {
    ModelProperty(
      name: name,
      make: { random in
        let hostile = random.isHostile && random.chance(30)
        return .number(random.pick(hostile ? HostileValues.numbers : [0, 4, 10, 17.5, 33, 60, 120, 250]))
      },
      get: { .number(Double($0[keyPath: path])) },
      set: { if case .number(let value) = $1 { $0[keyPath: path] = CGFloat(value) } })
  }

  private static func amount(_ name: String, _ path: ReferenceWritableKeyPath<Model, Double>) -> ModelProperty {
    ModelProperty(
      name: name,
      make: { random in
        let hostile = random.isHostile && random.chance(30)
        return .number(random.pick(hostile ? HostileValues.numbers : [0, 0.1, 0.25, 0.5, 0.9, 1]))
      },
      get: { .number($0[keyPath: path]) },
      set: { if case .number(let value) = $1 { $0[keyPath: path] = value } })
  }

  private static func text(_ name: String, _ path: ReferenceWritableKeyPath<Model, String>) -> ModelProperty {
    ModelProperty(
      name: name,
      make: { random in
        let hostile = random.isHostile && random.chance(30)
        return .text(random.pick(hostile ? HostileValues.texts : Parameters.words))
      },
      get: { .text($0[keyPath: path]) },
      set: { if case .text(let value) = $1 { $0[keyPath: path] = value } })
  }

  private static func list(_ name: String, _ path: ReferenceWritableKeyPath<Model, [Int]>) -> ModelProperty {
    ModelProperty(
      name: name,
      make: { random in
        if random.isHostile, random.chance(30) { return .list(random.pick(HostileValues.lists)) }
        var numbers = Array(0..<random.pick([3, 5, 8, 30]))
        if random.chance(60) { numbers.shuffle(using: &random) }
        return .list(Array(numbers.prefix(random.pick([0, 1, 2, 3, 5, 8, 30]))))
      },
      get: { .list($0[keyPath: path]) },
      set: { if case .list(let value) = $1 { $0[keyPath: path] = value } })
  }

  private static func integer(
    _ name: String, _ path: ReferenceWritableKeyPath<Model, Int>, _ range: ClosedRange<Int>
  ) -> ModelProperty {
    ModelProperty(
      name: name, make: { .integer(Int.random(in: range, using: &$0)) }, get: { .integer($0[keyPath: path]) },
      set: { if case .integer(let value) = $1 { $0[keyPath: path] = value } })
  }

  private static let selection = ModelProperty(
    name: "selection0", make: { .list(Array(0..<$0.pick([0, 1, 3]))) }, get: { .list($0.selection0.sorted()) },
    set: { if case .list(let value) = $1 { $0.selection0 = Set(value) } })

  private static let picked = ModelProperty(
    name: "picked0", make: { $0.chance(40) ? .none : .integer($0.index(below: 4)) },
    get: { $0.picked0.map { .integer($0) } ?? .none },
    set: {
      switch $1 {
      case .integer(let value): $0.picked0 = value
      case .none: $0.picked0 = nil
      default: break
      }
    })

  private static let path = ModelProperty(
    name: "path0", make: { .list($0.pick([[], [], [1], [1, 2], [2]])) }, get: { .list($0.path0) },
    set: { if case .list(let value) = $1 { $0.path0 = value } })
}
