import Foundation

nonisolated extension AttributedString {
  /// How far the baselines of two lines that follow one another are apart (J408).
  ///
  /// What a line has more or less than its font asks for is shared equally by the room above and below its characters.
  /// Figures that are not finite count as `variable`; no line is less than a point high.
  public struct LineHeight: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case variable
      case multiple(CGFloat)
      case increase(CGFloat)
      case exact(CGFloat)
    }

    package var kind: Kind

    /// As high as the fonts in each line ask for.
    public static let variable = LineHeight(kind: .variable)
    /// A multiple of the largest font size in the line, with lines at an ordinary distance: 1.2.
    public static let normal = LineHeight(kind: .multiple(1.2))
    /// A multiple of the largest font size in the line, with lines close to one another: 1.05.
    public static let tight = LineHeight(kind: .multiple(1.05))
    /// A multiple of the largest font size in the line, with lines far from one another: 1.5.
    public static let loose = LineHeight(kind: .multiple(1.5))

    /// A multiple of the largest font size in the line.
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(kind: .multiple(factor))
    }

    /// The largest font size in the line and a fixed length, in points.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(kind: .increase(increase))
    }

    /// A fixed length, in points.
    public static func exact(points: CGFloat) -> LineHeight {
      LineHeight(kind: .exact(points))
    }

    /// The height of a line whose largest font has a size, in points; nil where the fonts decide.
    package func height(ofFontSize size: CGFloat) -> CGFloat? {
      let height: CGFloat
      switch kind {
      case .variable: return nil
      case .multiple(let factor): height = size * factor
      case .increase(let increase): height = size + increase
      case .exact(let points): height = points
      }
      return height.isFinite ? max(height, 1) : nil
    }

    /// The height for fonts that are `scale` times as large.
    func scaled(by scale: CGFloat) -> LineHeight {
      switch kind {
      case .variable, .multiple: self
      case .increase(let increase): .leading(increase: increase * scale)
      case .exact(let points): .exact(points: points * scale)
      }
    }
  }
}
