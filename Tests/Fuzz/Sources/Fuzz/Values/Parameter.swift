import SwiftUI

/// One place of an entry's template: how its values are made, read and printed.
@MainActor
struct Parameter<Content> {
  /// Makes a random value.
  let make: (inout RandomSource) -> Value
  /// What a value is for a view.
  let read: (Value, Scope) -> Content
  /// A value as Swift source.
  let source: (Value) -> String
  /// The values to try instead of one that might be simpler.
  var simplest: Value?

  /// One of several values, or one of some properties of the model.
  static func choices(_ choices: [(source: String, value: Content)], or properties: [Property<Content>] = [])
    -> Parameter
  {
    Parameter(
      make: { random in
        !properties.isEmpty && random.chance(40)
          ? .property(random.index(below: properties.count)) : .choice(random.index(below: choices.count))
      },
      read: { value, scope in
        switch value {
        case .property(let index): properties[index].read(scope.model)
        case .choice(let index): choices[index].value
        default: choices[0].value
        }
      },
      source: { value in
        switch value {
        case .property(let index): properties[index].source
        case .choice(let index): choices[index].source
        default: choices[0].source
        }
      },
      simplest: .choice(0))
  }

  /// A number, ordinary or not.
  static func numbers(
    _ ordinary: [Double], hostile: [Double] = HostileValues.numbers, or properties: [Property<Content>] = [],
    source: @escaping (Double) -> String = Literal.number, _ convert: @escaping (Double) -> Content
  ) -> Parameter {
    Parameter(
      make: { random in
        if !properties.isEmpty, random.chance(40) { return .property(random.index(below: properties.count)) }
        return .number(random.pick(random.isHostile && random.chance(25) ? hostile : ordinary))
      },
      read: { value, scope in
        switch value {
        case .property(let index): properties[index].read(scope.model)
        case .number(let number): convert(number)
        default: convert(ordinary[0])
        }
      },
      source: { value in
        switch value {
        case .property(let index): properties[index].source
        case .number(let number): source(number)
        default: source(ordinary[0])
        }
      },
      simplest: .number(ordinary[0]))
  }

  /// Something of the model, such as a binding.
  static func properties(_ properties: [Property<Content>]) -> Parameter {
    Parameter(
      make: { random in .property(random.index(below: properties.count)) },
      read: { value, scope in
        guard case .property(let index) = value else { return properties[0].read(scope.model) }
        return properties[index].read(scope.model)
      },
      source: { value in
        guard case .property(let index) = value else { return properties[0].source }
        return properties[index].source
      },
      simplest: .property(0))
  }
}

/// Something that views read of the model.
@MainActor
struct Property<Content> {
  let source: String
  let read: (Model) -> Content

  init(_ source: String, _ read: @escaping (Model) -> Content) {
    self.source = source
    self.read = read
  }
}
