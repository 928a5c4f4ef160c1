import Foundation
import SwiftUI
import TesseraCore

/// A layer that shows an outline, filled and drawn.
@MainActor @preconcurrency
open class CAShapeLayer: CALayer {
  /// The outline, in the coordinates of the layer; nil for none.
  open var path: CGPath? {
    didSet { showContent() }
  }

  /// The color inside of the outline; nil for none.
  open var fillColor: CGColor? = .black {
    didSet { showContent() }
  }

  /// What lies inside of the outline.
  open var fillRule = CAShapeLayerFillRule.nonZero {
    didSet { showContent() }
  }

  /// The color of the outline; nil for none.
  open var strokeColor: CGColor? {
    didSet { showContent() }
  }

  /// The width of the outline, in points.
  open var lineWidth: CGFloat = 1 {
    didSet { showContent() }
  }

  /// Where the drawn part of the outline begins, from 0 to 1.
  open var strokeStart: CGFloat = 0 {
    didSet { showContent() }
  }

  /// Where the drawn part of the outline ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1 {
    didSet { showContent() }
  }

  /// The form of the ends of lines.
  open var lineCap = CAShapeLayerLineCap.butt {
    didSet { showContent() }
  }

  /// The form of the corners of lines.
  open var lineJoin = CAShapeLayerLineJoin.miter {
    didSet { showContent() }
  }

  /// How far corners may stick out, in widths of the line.
  open var miterLimit: CGFloat = 10 {
    didSet { showContent() }
  }

  /// The lengths of drawn and left-out stretches in turn, in points; nil for a line without gaps.
  open var lineDashPattern: [NSNumber]? {
    didSet { showContent() }
  }

  /// How far into the pattern a line begins, in points.
  open var lineDashPhase: CGFloat = 0 {
    didSet { showContent() }
  }

  override func ownAnimatedValue(for key: String) -> AnimatedValue? {
    switch key {
    case "strokeStart": AnimatedValue(Double(strokeStart))
    case "strokeEnd": AnimatedValue(Double(strokeEnd))
    case "lineWidth": AnimatedValue(Double(lineWidth))
    case "lineDashPhase": AnimatedValue(Double(lineDashPhase))
    case "fillColor": AnimatedValue(fillColor ?? .clear)
    case "strokeColor": AnimatedValue(strokeColor ?? .clear)
    default: nil
    }
  }

  private func shownNumber(_ key: String, _ own: CGFloat) -> CGFloat { shownValue(key).map { $0.number } ?? own }

  private func shownColor(_ key: String, _ own: CGColor?) -> Color? {
    shownValue(key).map(\.color) ?? own.map { Color(cgColor: $0) }
  }

  override package func ownContent() -> AnyView? {
    guard let path else { return super.ownContent() }
    let stroke = StrokeStyle(
      lineWidth: shownNumber("lineWidth", lineWidth), lineCap: lineCap.style, lineJoin: lineJoin.style,
      miterLimit: miterLimit, dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) },
      dashPhase: shownNumber("lineDashPhase", lineDashPhase))
    return AnyView(
      OutlineView(
        path: Path(path), fill: shownColor("fillColor", fillColor), isEvenOdd: fillRule == .evenOdd,
        line: shownColor("strokeColor", strokeColor), stroke: stroke, start: shownNumber("strokeStart", strokeStart),
        end: shownNumber("strokeEnd", strokeEnd)))
  }
}

private struct OutlineView: View {
  let path: Path
  let fill: Color?
  let isEvenOdd: Bool
  let line: Color?
  let stroke: StrokeStyle
  let start: CGFloat
  let end: CGFloat

  var body: some View {
    ZStack {
      path.fill(fill ?? .clear, style: FillStyle(eoFill: isEvenOdd))
      path.trim(from: start, to: end).stroke(line ?? .clear, style: stroke)
    }
  }
}

/// What lies inside of an outline.
nonisolated public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// What the outline winds around.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What the outline encloses an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The form of the ends of lines.
nonisolated public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Cut off.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Round.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Cut off, half a width farther.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var style: CGLineCap {
    switch self {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }
}

/// The form of the corners of lines.
nonisolated public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var style: CGLineJoin {
    switch self {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}
