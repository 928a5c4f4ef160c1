import Foundation
import TesseraCore

/// The platform's default.
nonisolated public struct AutomaticTableStyle: TableStyle {
  /// What fits the platform; the same as `.automatic`.
  public init() {}

  public var _appearance: _TableAppearance { _TableAppearance() }
}

nonisolated extension TableStyle where Self == AutomaticTableStyle {
  /// The platform's default.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
