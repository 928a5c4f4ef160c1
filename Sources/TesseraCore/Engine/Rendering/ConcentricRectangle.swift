import Foundation

nonisolated extension Edge.Corner {
  /// How a corner of a rectangle is rounded.
  public struct Style: Hashable, Sendable {
    fileprivate enum Kind: Hashable, Sendable {
      case concentric(minimum: CGFloat)
      case fixed(CGFloat)
    }

    fileprivate let kind: Kind

    /// About the same center as the corner of the container.
    public static let concentric = Style(kind: .concentric(minimum: 0))

    /// About the same center as the corner of the container, but never rounded less than by a radius, in points.
    public static func concentric(minimum: CGFloat) -> Style { Style(kind: .concentric(minimum: minimum)) }

    /// About the same center as the corner of the container, but never rounded less than by a fixed style.
    public static func concentric(minimum: Style) -> Style {
      guard case .fixed(let radius) = minimum.kind else { return .concentric }
      return .concentric(minimum: radius)
    }

    /// By a radius, in points.
    public static func fixed(_ radius: CGFloat) -> Style { Style(kind: .fixed(radius)) }
  }
}

/// A rectangle whose corners are rounded about the same centers as those of the container around it.
///
/// `containerShape(_:)` sets the shape of a container. Without one, concentric corners are not rounded.
nonisolated public struct ConcentricRectangle: InsettableShape {
  private var topLeading: Edge.Corner.Style
  private var topTrailing: Edge.Corner.Style
  private var bottomLeading: Edge.Corner.Style
  private var bottomTrailing: Edge.Corner.Style
  /// Whether all corners are rounded as the one that is rounded most.
  private var isUniform: Bool
  private var amount: CGFloat = 0

  /// A rectangle whose corners are rounded each in its own way.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    topLeading = topLeadingCorner
    topTrailing = topTrailingCorner
    bottomLeading = bottomLeadingCorner
    bottomTrailing = bottomTrailingCorner
    isUniform = false
  }

  /// A rectangle whose corners follow those of the container around it.
  public init() {
    self.init(topLeadingCorner: .concentric)
  }

  /// - Parameter isUniform: whether all corners are rounded as the one that is rounded most.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(
      topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
      bottomTrailingCorner: corners)
    self.isUniform = isUniform
  }

  public var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  public func path(in rect: CGRect) -> Path {
    let container = ShapeSurroundings.container(of: rect)
    let containerRadius = container.map { max(0, $0.shape.cornerRadius($0.frame) - $0.distance) } ?? 0
    func radius(_ style: Edge.Corner.Style) -> CGFloat {
      switch style.kind {
      case .concentric(let minimum): max(containerRadius, minimum)
      case .fixed(let radius): radius
      }
    }
    var corners = RectangleCornerRadii(
      topLeading: radius(topLeading), bottomLeading: radius(bottomLeading), bottomTrailing: radius(bottomTrailing),
      topTrailing: radius(topTrailing))
    if isUniform {
      let most = max(corners.topLeading, corners.topTrailing, corners.bottomLeading, corners.bottomTrailing)
      corners = RectangleCornerRadii(
        topLeading: most, bottomLeading: most, bottomTrailing: most, topTrailing: most)
    }
    return UnevenRoundedRectangle(cornerRadii: corners).inset(by: amount).path(in: rect)
  }

  public func inset(by amount: CGFloat) -> ConcentricRectangle {
    var rectangle = self
    rectangle.amount += amount
    return rectangle
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle whose corners are rounded about the same centers as those of the container around it.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}

nonisolated extension ConcentricRectangle: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> Corners? {
    Corners(
      topLeading: topLeading, topTrailing: topTrailing, bottomLeading: bottomLeading, bottomTrailing: bottomTrailing)
  }
}
