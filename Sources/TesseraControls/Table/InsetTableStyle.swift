import Foundation
import TesseraCore

/// No border.
nonisolated public struct InsetTableStyle: TableStyle {
  private let alternatesRowBackgrounds: Bool

  /// - Parameter alternatesRowBackgrounds: whether every other row has a background of its own.
  public init(alternatesRowBackgrounds: Bool = false) {
    self.alternatesRowBackgrounds = alternatesRowBackgrounds
  }

  public var _appearance: _TableAppearance { _TableAppearance(alternates: alternatesRowBackgrounds) }
}

nonisolated extension TableStyle where Self == InsetTableStyle {
  /// No border.
  public static var inset: InsetTableStyle { InsetTableStyle() }

  /// No border.
  ///
  /// - Parameter alternatesRowBackgrounds: whether every other row has a background of its own.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
