import Foundation

/// How the picture of a window is drawn that is not opened, as environment variables ask for it.
package struct PictureRequest {
  /// Pixels per point: those of `TESSERA_PICTURE_SCALE`, more than 0 and at most 8.
  let scale: CGFloat
  /// Whether `TESSERA_PICTURE_SCHEME` is `dark`.
  let isDark: Bool
  /// Whether a picture is drawn where there is a display, too.
  package let isExplicit: Bool

  private static let usualScale: CGFloat = 2
  private static let largestScale = 8.0
  private static let variables = [
    "TESSERA_PICTURES", "TESSERA_PICTURE_TIME", "TESSERA_PICTURE_SCALE", "TESSERA_PICTURE_SCHEME",
  ]

  /// - Parameter environment: of this process; a scale that is out of range counts as 2.
  package init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    let wanted = environment["TESSERA_PICTURE_SCALE"].flatMap(Double.init) ?? 0
    scale = wanted > 0 && wanted <= Self.largestScale ? CGFloat(wanted) : Self.usualScale
    isDark = environment["TESSERA_PICTURE_SCHEME"] == "dark"
    isExplicit = Self.variables.contains { environment[$0]?.isEmpty == false }
  }
}
