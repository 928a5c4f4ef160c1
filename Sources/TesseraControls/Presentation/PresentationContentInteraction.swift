import Foundation
import TesseraCore

/// What a finger that moves up in the scroll view of a sheet does while the sheet could be higher.
nonisolated public struct PresentationContentInteraction: Equatable, Sendable {
  private enum Kind {
    case automatic, resizes, scrolls
  }

  private let kind: Kind

  /// The platform's default: it makes the sheet higher.
  public static let automatic = PresentationContentInteraction(kind: .automatic)
  /// It makes the sheet higher.
  public static let resizes = PresentationContentInteraction(kind: .resizes)
  /// It scrolls.
  public static let scrolls = PresentationContentInteraction(kind: .scrolls)
}
