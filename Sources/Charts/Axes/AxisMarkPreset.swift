import SwiftUI

/// How the marks of an axis are arranged.
public struct AxisMarkPreset: Hashable, Sendable {
  enum Kind { case automatic, aligned, extended, inset }

  let kind: Kind

  /// As fits the values.
  public static let automatic = AxisMarkPreset(kind: .automatic)
  /// Labels stay within the ends of the plot.
  public static let aligned = AxisMarkPreset(kind: .aligned)
  /// Labels are centered at their values.
  public static let extended = AxisMarkPreset(kind: .extended)
  /// Labels lie in the plot.
  public static let inset = AxisMarkPreset(kind: .inset)
}
