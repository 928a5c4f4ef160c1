/// Makes a modifier of text part of the environment; without one it changes nothing.
nonisolated struct TextStyleModifier: EnvironmentModifier, Equatable {
  let change: TextModifier?

  func write(to values: inout EnvironmentValues) {
    change?.apply(to: &values.text.style)
  }
}

/// Sets how many lines text may have, and how many it is at least as high as.
nonisolated struct LineLimitModifier: EnvironmentModifier, Equatable {
  let upperLimit: Int?
  var reservedLines = 0

  func write(to values: inout EnvironmentValues) {
    values.text.lineLimit = upperLimit
    values.text.reservedLines = reservedLines
  }
}

/// Keeps the text size between two sizes.
nonisolated struct DynamicTypeSizeRangeModifier: EnvironmentModifier, Equatable {
  let range: ClosedRange<DynamicTypeSize>

  func write(to values: inout EnvironmentValues) {
    values.dynamicTypeSize = min(max(values.dynamicTypeSize, range.lowerBound), range.upperBound)
  }
}
