import Foundation

/// A filter: its name, its inputs with their own values, and what it does.
struct FilterDefinition: Sendable {
  let name: String
  /// The keys, in the order in which programs see them.
  let keys: [String]
  /// The values that inputs have by themselves.
  let defaults: [String: any Sendable]
  let apply: @Sendable (FilterInputs) -> CIImage?

  init(
    _ name: String, _ inputs: KeyValuePairs<String, (any Sendable)?>,
    _ apply: @escaping @Sendable (FilterInputs) -> CIImage?
  ) {
    self.name = name
    keys = inputs.map(\.key)
    var defaults: [String: any Sendable] = [:]
    for (key, value) in inputs { defaults[key] = value }
    self.defaults = defaults
    self.apply = apply
  }

  /// A filter of one picture.
  static func ofImage(
    _ name: String, _ inputs: KeyValuePairs<String, (any Sendable)?> = [:],
    _ change: @escaping @Sendable (CIImage, FilterInputs) -> CIImage
  ) -> FilterDefinition {
    let base = FilterDefinition(name, inputs) { values in values.image().map { change($0, values) } }
    return FilterDefinition(
      name: name, keys: [kCIInputImageKey] + base.keys, defaults: base.defaults, apply: base.apply)
  }

  /// A filter of colors, pixel by pixel. They are linear, and not multiplied by alpha.
  static func ofColors(
    _ name: String, _ inputs: KeyValuePairs<String, (any Sendable)?> = [:],
    _ makeChange: @escaping @Sendable (FilterInputs) -> (SIMD3<Float>) -> SIMD3<Float>
  ) -> FilterDefinition {
    ofImage(name, inputs) { image, values in image.with(image.plane.mappingColors(makeChange(values))) }
  }

  private init(
    name: String, keys: [String], defaults: [String: any Sendable],
    apply: @escaping @Sendable (FilterInputs) -> CIImage?
  ) {
    self.name = name
    self.keys = keys
    self.defaults = defaults
    self.apply = apply
  }

  /// All filters by their names.
  static let all = Dictionary(
    uniqueKeysWithValues: (generators + colorFilters + photoEffects + blurs + stylizations + compositions + blends
      + morphologies)
      .map { ($0.name, $0) })
}
