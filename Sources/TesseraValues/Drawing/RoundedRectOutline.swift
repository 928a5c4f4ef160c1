import Foundation

/// A rectangle with rounded corners, its radii cut down to what fits.
package struct RoundedRectOutline {
  package let rect: CGRect
  package let style: RoundedCornerStyle
  /// Width and height of each corner.
  package let topLeft: CGSize
  package let topRight: CGSize
  package let bottomRight: CGSize
  package let bottomLeft: CGSize

  /// One size for all corners, cut down to half of the rectangle.
  package init(rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) {
    self.rect = rect.standardized
    self.style = style
    let size = Self.cornerSize(cornerSize, limitedTo: self.rect)
    topLeft = size
    topRight = size
    bottomRight = size
    bottomLeft = size
  }

  /// A radius for each corner. Where two do not fit on a side, all four shrink by the same factor.
  package init(rect: CGRect, radii: RectangleCornerRadii, style: RoundedCornerStyle) {
    self.rect = rect.standardized
    self.style = style
    let (topLeft, topRight) = (Self.radius(radii.topLeading), Self.radius(radii.topTrailing))
    let (bottomRight, bottomLeft) = (Self.radius(radii.bottomTrailing), Self.radius(radii.bottomLeading))
    var factor: CGFloat = 1
    for (sum, side) in [
      (topLeft + topRight, self.rect.width), (bottomLeft + bottomRight, self.rect.width),
      (topLeft + bottomLeft, self.rect.height), (topRight + bottomRight, self.rect.height),
    ] where sum > side {
      factor = min(factor, side / sum)
    }
    func square(_ radius: CGFloat) -> CGSize { CGSize(width: radius * factor, height: radius * factor) }
    self.topLeft = square(topLeft)
    self.topRight = square(topRight)
    self.bottomRight = square(bottomRight)
    self.bottomLeft = square(bottomLeft)
  }

  /// A corner's size no larger than half of `rect`; zero unless both lengths are positive.
  package static func cornerSize(_ size: CGSize, limitedTo rect: CGRect) -> CGSize {
    let limited = CGSize(
      width: min(radius(size.width), abs(rect.width) / 2), height: min(radius(size.height), abs(rect.height) / 2))
    return limited.width > 0 && limited.height > 0 ? limited : .zero
  }

  /// A radius that can be calculated with: zero for a negative one or none, huge for an infinite one.
  private static func radius(_ value: CGFloat) -> CGFloat {
    value > 0 ? min(value, 1e9) : 0
  }
}

extension [Path.Element] {
  /// The outline clockwise from the middle of its right side.
  package mutating func appendRoundedRect(_ outline: RoundedRectOutline) {
    reserveCapacity(count + 18)
    let rect = outline.rect
    let rightFrom = rect.minY + outline.topRight.height
    let rightTo = rect.maxY - outline.bottomRight.height
    append(.move(to: CGPoint(x: rect.maxX, y: (rightFrom + rightTo) / 2)))
    let bottomRoom = room(rect.width, outline.bottomLeft.width + outline.bottomRight.width)
    let topRoom = room(rect.width, outline.topLeft.width + outline.topRight.width)
    let leftRoom = room(rect.height, outline.topLeft.height + outline.bottomLeft.height)
    let rightRoom = room(rect.height, outline.topRight.height + outline.bottomRight.height)
    let (left, right, up, down) = (
      CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1)
    )
    appendCorner(
      RoundedCorner(
        corner: CGPoint(x: rect.maxX, y: rect.maxY), incoming: down, outgoing: left,
        size: outline.bottomRight, room: Swift.min(rightRoom, bottomRoom)), style: outline.style)
    appendCorner(
      RoundedCorner(
        corner: CGPoint(x: rect.minX, y: rect.maxY), incoming: left, outgoing: up,
        size: outline.bottomLeft, room: Swift.min(bottomRoom, leftRoom)), style: outline.style)
    appendCorner(
      RoundedCorner(
        corner: CGPoint(x: rect.minX, y: rect.minY), incoming: up, outgoing: right,
        size: outline.topLeft, room: Swift.min(leftRoom, topRoom)), style: outline.style)
    appendCorner(
      RoundedCorner(
        corner: CGPoint(x: rect.maxX, y: rect.minY), incoming: right, outgoing: down,
        size: outline.topRight, room: Swift.min(topRoom, rightRoom)), style: outline.style)
    append(.closeSubpath)
  }

  /// How many times the corners at its two ends would fit on a side.
  private func room(_ side: CGFloat, _ corners: CGFloat) -> CGFloat {
    corners > 0 ? side / corners : .infinity
  }

  private mutating func appendCorner(_ corner: RoundedCorner, style: RoundedCornerStyle) {
    guard corner.size.width > 0, corner.size.height > 0 else {
      append(.line(to: corner.corner))
      return
    }
    switch style {
    case .circular: appendCircularCorner(corner)
    case .continuous: appendSmoothCorner(corner)
    }
  }

  private mutating func appendCircularCorner(_ corner: RoundedCorner) {
    append(.line(to: corner.point(1, 0)))
    append(
      .curve(
        to: corner.point(0, 1), control1: corner.point(1 - quarterCircleControl, 0),
        control2: corner.point(0, 1 - quarterCircleControl)))
  }

  private mutating func appendSmoothCorner(_ corner: RoundedCorner) {
    let curve = SmoothCorner(room: corner.room)
    guard curve.reach > 1 else { return appendCircularCorner(corner) }
    append(.line(to: corner.point(curve.reach, 0)))
    append(
      .curve(
        to: corner.point(curve.arcStart.x, curve.arcStart.y), control1: corner.point(curve.firstControl, 0),
        control2: corner.point(curve.secondControl, 0)))
    append(
      .curve(
        to: corner.point(curve.arcStart.y, curve.arcStart.x),
        control1: corner.point(curve.arcControl.x, curve.arcControl.y),
        control2: corner.point(curve.arcControl.y, curve.arcControl.x)))
    append(
      .curve(
        to: corner.point(0, curve.reach), control1: corner.point(0, curve.secondControl),
        control2: corner.point(0, curve.firstControl)))
  }
}

/// A corner of a rectangle, with the directions of the sides that meet there.
private struct RoundedCorner {
  let corner: CGPoint
  let incoming: CGVector
  let outgoing: CGVector
  let size: CGSize
  /// How many times its radius a smooth corner may reach along its sides.
  let room: CGFloat

  /// A point given by its distances from the corner, in radii, back along the side that comes in and
  /// onwards along the one that goes out.
  func point(_ back: CGFloat, _ onwards: CGFloat) -> CGPoint {
    CGPoint(
      x: corner.x + (outgoing.dx * onwards - incoming.dx * back) * size.width,
      y: corner.y + (outgoing.dy * onwards - incoming.dy * back) * size.height)
  }
}
