import SwiftUITesting

/// What the user of a pictured screen prefers.
enum Appearance: String, CaseIterable, Sendable {
  case light
  case dark
  case rightToLeft = "right-to-left"
  case largeType = "large-type"

  var colorScheme: ColorScheme { self == .dark ? .dark : .light }

  var layoutDirection: LayoutDirection { self == .rightToLeft ? .rightToLeft : .leftToRight }

  var dynamicTypeSize: DynamicTypeSize { self == .largeType ? .accessibility3 : .large }
}
