import Foundation
import TesseraCore

/// The context of a sizing.
nonisolated public struct PresentationSizingContext {
  /// The size of the surface, points.
  let room: CGSize
}
