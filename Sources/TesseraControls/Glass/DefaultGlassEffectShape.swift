import Foundation
import TesseraCore

/// The shape of glass where none is given: a capsule.
nonisolated public struct DefaultGlassEffectShape: Shape {
  /// A capsule.
  public init() {}

  public func path(in rect: CGRect) -> Path {
    Capsule().path(in: rect)
  }
}
