import SwiftUI

/// The outline of a tip: a rounded rectangle, with an arrow at one of its edges.
nonisolated struct TipOutline: Shape {
  private static let arrowLength = 10.0
  private static let arrowWidth = 24.0

  let arrow: Edge?
  let cornerRadius: CGFloat

  /// The room that the arrow takes.
  var arrowInsets: EdgeInsets {
    EdgeInsets(
      top: arrow == .top ? Self.arrowLength : 0, leading: arrow == .leading ? Self.arrowLength : 0,
      bottom: arrow == .bottom ? Self.arrowLength : 0, trailing: arrow == .trailing ? Self.arrowLength : 0)
  }

  func path(in rect: CGRect) -> Path {
    let insets = arrowInsets
    let body = CGRect(
      x: rect.minX + insets.leading, y: rect.minY + insets.top,
      width: max(rect.width - insets.leading - insets.trailing, 0),
      height: max(rect.height - insets.top - insets.bottom, 0))
    var path = Path(roundedRect: body, cornerRadius: min(cornerRadius, min(body.width, body.height) / 2))
    let (half, length) = (Self.arrowWidth / 2, Self.arrowLength)
    switch arrow {
    case .top:
      path.addLines([
        CGPoint(x: body.midX - half, y: body.minY), CGPoint(x: body.midX, y: body.minY - length),
        CGPoint(x: body.midX + half, y: body.minY),
      ])
    case .bottom:
      path.addLines([
        CGPoint(x: body.midX + half, y: body.maxY), CGPoint(x: body.midX, y: body.maxY + length),
        CGPoint(x: body.midX - half, y: body.maxY),
      ])
    case .leading:
      path.addLines([
        CGPoint(x: body.minX, y: body.midY + half), CGPoint(x: body.minX - length, y: body.midY),
        CGPoint(x: body.minX, y: body.midY - half),
      ])
    case .trailing:
      path.addLines([
        CGPoint(x: body.maxX, y: body.midY - half), CGPoint(x: body.maxX + length, y: body.midY),
        CGPoint(x: body.maxX, y: body.midY + half),
      ])
    case nil: break
    }
    return path
  }
}
