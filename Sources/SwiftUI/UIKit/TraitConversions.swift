import TesseraCore

/// How much lines and surfaces differ.
nonisolated public enum UIAccessibilityContrast: Int, Sendable {
  /// It is not known.
  case unspecified = -1
  /// As is usual.
  case normal
  /// More than is usual.
  case high

  /// That of SwiftUI; nil is not known.
  public init(_ contrast: ColorSchemeContrast?) {
    switch contrast {
    case .standard: self = .normal
    case .increased: self = .high
    case nil: self = .unspecified
    }
  }
}

/// How heavy the user wants texts to be.
nonisolated public enum UILegibilityWeight: Int, Sendable {
  /// It is not known.
  case unspecified = -1
  /// As they are.
  case regular
  /// Bold.
  case bold

  /// That of SwiftUI; nil is not known.
  public init(_ weight: LegibilityWeight?) {
    switch weight {
    case .regular: self = .regular
    case .bold: self = .bold
    case nil: self = .unspecified
    }
  }
}

nonisolated extension ColorScheme {
  /// nil for a style that is not known.
  public init?(_ style: UIUserInterfaceStyle) {
    switch style {
    case .light: self = .light
    case .dark: self = .dark
    case .unspecified: return nil
    }
  }
}

nonisolated extension ColorSchemeContrast {
  /// nil for a contrast that is not known.
  public init?(_ contrast: UIAccessibilityContrast) {
    switch contrast {
    case .normal: self = .standard
    case .high: self = .increased
    case .unspecified: return nil
    }
  }
}

nonisolated extension LegibilityWeight {
  /// nil for a weight that is not known.
  public init?(_ weight: UILegibilityWeight) {
    switch weight {
    case .regular: self = .regular
    case .bold: self = .bold
    case .unspecified: return nil
    }
  }
}

nonisolated extension LayoutDirection {
  /// nil for a direction that is not known.
  public init?(_ direction: UITraitEnvironmentLayoutDirection) {
    switch direction {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    case .unspecified: return nil
    }
  }
}

nonisolated extension UserInterfaceSizeClass {
  /// nil for a class that is not known.
  public init?(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case .unspecified: return nil
    }
  }
}
