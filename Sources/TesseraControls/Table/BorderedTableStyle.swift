import Foundation
import TesseraCore

/// A border around the table.
nonisolated public struct BorderedTableStyle: TableStyle {
  private let alternatesRowBackgrounds: Bool

  /// - Parameter alternatesRowBackgrounds: whether every other row has a background of its own.
  public init(alternatesRowBackgrounds: Bool = false) {
    self.alternatesRowBackgrounds = alternatesRowBackgrounds
  }

  public var _appearance: _TableAppearance { _TableAppearance(hasBorder: true, alternates: alternatesRowBackgrounds) }
}

nonisolated extension TableStyle where Self == BorderedTableStyle {
  /// A border around the table.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }

  /// A border around the table.
  ///
  /// - Parameter alternatesRowBackgrounds: whether every other row has a background of its own.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
