import Foundation
import TesseraCore

/// A height at which a sheet rests.
nonisolated public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(CustomDetent)
  }

  private let kind: Kind

  /// About half the height of the screen.
  public static let medium = PresentationDetent(kind: .medium)
  /// The whole height.
  public static let large = PresentationDetent(kind: .large)

  /// A share of the whole height, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  /// A height that a type works out (J214).
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(
      kind: .custom(CustomDetent(id: ObjectIdentifier(type), height: UncheckedSendable { D.height(in: $0) })))
  }

  /// Whether no sheet rests here: the type that works it out has no height (J214).
  func isInactive(in largest: CGFloat, _ environment: EnvironmentValues) -> Bool {
    guard case .custom(let detent) = kind else { return false }
    return detent.height.value(Context(maxDetentValue: largest, environment: environment)) == nil
  }

  /// The height in points of a sheet that can be `largest` points high.
  func height(in largest: CGFloat, _ environment: EnvironmentValues = EnvironmentValues()) -> CGFloat {
    let height: CGFloat =
      switch kind {
      case .medium: largest / 2
      case .large: largest
      case .fraction(let fraction): largest * fraction
      case .height(let height): height
      case .custom(let detent):
        detent.height.value(Context(maxDetentValue: largest, environment: environment)) ?? largest
      }
    return height.isFinite ? min(max(0, height), largest) : largest
  }
}

nonisolated extension PresentationDetent {
  /// What the height of a sheet may depend on: the values of its environment, too.
  @dynamicMemberLookup
  public struct Context {
    /// How high the sheet can be at most, points.
    public let maxDetentValue: CGFloat
    fileprivate let environment: EnvironmentValues

    /// A value of the environment of the sheet.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }
}

/// A type that works out the height of a sheet, as its identity and function.
nonisolated private struct CustomDetent: Hashable, Sendable {
  let id: ObjectIdentifier
  // The function of a type, without a state.
  let height: UncheckedSendable<(PresentationDetent.Context) -> CGFloat?>

  static func == (left: CustomDetent, right: CustomDetent) -> Bool {
    left.id == right.id
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}
