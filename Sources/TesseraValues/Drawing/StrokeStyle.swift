import Foundation

/// How the outline of a path is drawn.
@frozen
public struct StrokeStyle: Equatable, Sendable {
  /// In points; half of it lies on either side of the path. Nothing is drawn if it is not positive.
  public var lineWidth: CGFloat
  /// The shape of the ends of the line.
  public var lineCap: CGLineCap
  /// The shape of the corners of the line.
  public var lineJoin: CGLineJoin
  /// How far a mitred corner may stick out, in line widths, before it is cut off.
  public var miterLimit: CGFloat
  /// Lengths of drawn and left-out stretches in turn; empty for a line without gaps.
  public var dash: [CGFloat]
  /// How far into the pattern of dashes the line begins.
  public var dashPhase: CGFloat

  /// Creates a style; without arguments, a solid line one point wide, with mitered corners.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension StrokeStyle: Animatable {
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}

extension StrokeStyle {
  /// The dash pattern, or nil if the line has no gaps.
  ///
  /// A pattern with negative or non-finite lengths, or without any length, counts as none; one of an
  /// odd number of lengths is gone through twice, so that drawn and left-out stretches take turns.
  package var dashPattern: [CGFloat]? {
    guard !dash.isEmpty, dash.allSatisfy({ $0 >= 0 && $0.isFinite }), dash.contains(where: { $0 > 0 }) else {
      return nil
    }
    return dash.count.isMultiple(of: 2) ? dash : dash + dash
  }
}
