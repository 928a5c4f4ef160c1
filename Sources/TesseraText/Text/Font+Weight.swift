import Foundation

extension Font {
  /// The thickness of strokes.
  @frozen
  public struct Weight: Hashable, Sendable {
    /// As in style sheets: 400 is regular, 700 bold.
    package let number: Int

    package init(number: Int) {
      self.number = number
    }

    /// Number 100: the thinnest strokes.
    public static let ultraLight = Weight(number: 100)
    /// Number 200.
    public static let thin = Weight(number: 200)
    /// Number 300.
    public static let light = Weight(number: 300)
    /// Number 400: the usual strokes.
    public static let regular = Weight(number: 400)
    /// Number 500.
    public static let medium = Weight(number: 500)
    /// Number 600, as headlines have it.
    public static let semibold = Weight(number: 600)
    /// Number 700.
    public static let bold = Weight(number: 700)
    /// Number 800.
    public static let heavy = Weight(number: 800)
    /// Number 900: the thickest strokes.
    public static let black = Weight(number: 900)
  }

  /// The width of letters.
  public struct Width: Hashable, Sendable {
    /// 0 for the usual width, less for narrower and more for wider letters.
    public var value: CGFloat

    /// A width by number: 0 is the usual one, less is narrower and more is wider.
    public init(_ value: CGFloat) {
      self.value = value
    }

    /// The narrowest letters.
    public static let compressed = Width(-0.4)
    /// Narrow letters.
    public static let condensed = Width(-0.2)
    /// The nearest of the widths that faces have: from -4 (narrowest) to 4; figures that are not finite are the usual width.
    var step: Int {
      value.isFinite ? Int((min(max(value, -0.4), 0.4) * 10).rounded()) : 0
    }

    /// Letters of the usual width.
    public static let standard = Width(0)
    /// Wide letters.
    public static let expanded = Width(0.2)
  }

  /// The kind of letters of the system's typeface.
  public enum Design: Hashable, Sendable {
    /// The usual letters, without serifs.
    case `default`
    /// Letters with serifs.
    case serif
    /// Letters with round ends.
    case rounded
    /// Letters of equal width.
    case monospaced
  }

  /// The distance between lines.
  public enum Leading: Hashable, Sendable {
    /// The usual distance.
    case standard
    /// Lines closer to each other.
    case tight
    /// Lines farther from each other.
    case loose
  }
}
