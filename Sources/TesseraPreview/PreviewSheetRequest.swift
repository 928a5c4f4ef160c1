/// What the variants on a sheet differ in: there is a picture for each combination. An empty list stands for the one
/// value that the preview has anyway.
public struct PreviewSheetRequest: Codable, Sendable {
  /// A size of the screen, in points.
  public struct Size: Codable, Sendable {
    /// From side to side, in points.
    public var width: Double
    /// From top to bottom, in points.
    public var height: Double

    /// A size in points.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// The sizes of the screen.
  public var sizes: [Size]
  /// Whether the appearance is dark.
  public var darkness: [Bool]
  /// Identifiers such as "de_DE".
  public var locales: [String]
  /// Names such as "large" or "accessibility3".
  public var typeSizes: [String]

  /// A picture for each combination; an empty list stands for the one value that the preview has anyway.
  public init(sizes: [Size], darkness: [Bool], locales: [String], typeSizes: [String]) {
    self.sizes = sizes
    self.darkness = darkness
    self.locales = locales
    self.typeSizes = typeSizes
  }

  /// The names of the sizes of type, from small to large.
  public static let typeSizeNames = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
    "accessibility3", "accessibility4", "accessibility5",
  ]

  /// How many pictures a sheet has.
  public var count: Int {
    [sizes.count, darkness.count, locales.count, typeSizes.count].reduce(1) { $0 * max(1, $1) }
  }
}
