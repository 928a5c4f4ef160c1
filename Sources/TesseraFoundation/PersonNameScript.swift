import Foundation

/// The script in which a name is written, which says how its parts are ordered and set apart (J456).
nonisolated enum PersonNameScript {
  case chinese
  case japanese
  case korean
  case other

  init(_ name: String, in locale: Locale) {
    let scalars = name.unicodeScalars
    if scalars.contains(where: Self.isKana) {
      self = .japanese
    } else if scalars.contains(where: Self.isHangul) {
      self = .korean
    } else if scalars.contains(where: \.properties.isIdeographic) {
      // Chinese characters alone may be of either language.
      self = locale.language.languageCode == .japanese ? .japanese : .chinese
    } else {
      self = .other
    }
  }

  private static func isKana(_ scalar: Unicode.Scalar) -> Bool {
    (0x3040...0x30FF).contains(scalar.value)
  }

  private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    (0xAC00...0xD7A3).contains(scalar.value) || (0x1100...0x11FF).contains(scalar.value)
  }

  /// What stands between the parts of a name.
  var separator: String {
    switch self {
    case .chinese, .korean: ""
    case .japanese, .other: " "
    }
  }
}
