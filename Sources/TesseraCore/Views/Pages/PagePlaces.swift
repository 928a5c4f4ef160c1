import Foundation

/// Where pages are drawn while one slides over the other.
struct PagePlaces {
  /// How much of the lower page is not covered, from 0 to 1.
  let uncovered: Double
  let width: CGFloat
  /// Whether pages come from the left.
  let isMirrored: Bool

  private var direction: CGFloat { isMirrored ? -1 : 1 }

  /// How far the upper page is from its place.
  var upper: CGPoint { CGPoint(x: direction * width * uncovered, y: 0) }

  /// How far the lower page is from its place.
  var lower: CGPoint { CGPoint(x: -direction * width * PageTransition.parallax * (1 - uncovered), y: 0) }

  /// What makes the lower page darker the more it is covered.
  func dimming(_ area: CGRect) -> DisplayItem {
    let color = Color.Resolved(red: 0, green: 0, blue: 0, opacity: Float(PageTransition.dimming * (1 - uncovered)))
    return .fill(Path(area), .color(color), FillStyle())
  }

  /// The part of an area that the upper page leaves free.
  func visiblePart(of area: CGRect) -> CGRect {
    let length = area.width * uncovered
    return CGRect(x: isMirrored ? area.maxX - length : area.minX, y: area.minY, width: length, height: area.height)
  }
}
