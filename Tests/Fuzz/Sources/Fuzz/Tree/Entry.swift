import SwiftUI

/// A view or a modifier that random trees are made of.
@MainActor
struct Entry {
  struct Traits: OptionSet, Sendable {
    let rawValue: Int
    /// Is applied to a view.
    static let modifier = Traits(rawValue: 1)
    /// Remembers something that its values do not say, so an update need not be a fresh build.
    static let ownState = Traits(rawValue: 2)
    /// Changes by itself forever.
    static let endless = Traits(rawValue: 4)
    /// Shows what the time is.
    static let timed = Traits(rawValue: 8)
    /// A statement of a builder, which takes no modifiers.
    static let statement = Traits(rawValue: 16)
    /// Belongs near the root: pages, bars, sheets.
    static let large = Traits(rawValue: 32)
    /// Repeats its content.
    static let rows = Traits(rawValue: 128)
    /// Printed as a type of its own.
    static let piece = Traits(rawValue: 64)
  }

  /// The Swift source: `$0` stands for a value, `@0` on a line of its own for the content of a closure.
  let template: String
  let traits: Traits
  /// How often it is taken, compared with others.
  let weight: Int
  let slotCount: Int
  let make: [(inout RandomSource) -> Value]
  let source: [(Value) -> String]
  let simplest: [Value?]
  let build: (Input) -> any View

  init<each Content>(
    _ template: String, traits: Traits, weight: Int, parameters: repeat Parameter<each Content>,
    build: @escaping (Input, repeat each Content) -> any View
  ) {
    self.template = template
    self.traits = traits
    self.weight = weight
    slotCount = (0..<4).prefix { template.contains("@\($0)") }.count
    var make: [(inout RandomSource) -> Value] = []
    var source: [(Value) -> String] = []
    var simplest: [Value?] = []
    for parameter in repeat each parameters {
      make.append(parameter.make)
      source.append(parameter.source)
      simplest.append(parameter.simplest)
    }
    self.make = make
    self.source = source
    self.simplest = simplest
    self.build = { input in
      var index = -1
      func next() -> Value {
        index += 1
        return input.node.values[index]
      }
      return build(input, repeat (each parameters).read(next(), input.scope))
    }
  }
}
