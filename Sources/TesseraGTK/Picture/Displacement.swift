#if Windows
import Foundation
import TesseraCore

/// Finds out whether drawings differ by nothing but a move, and by which.
///
/// Everything that is compared has to agree on one vector; where coordinates are not those of the surface, on none.
@MainActor
struct Displacement {
  private(set) var vector: CGSize?

  /// How far `new` lies from `old`; nil if it is another drawing.
  static func of(_ new: DisplayItem, from old: DisplayItem) -> CGSize? {
    var displacement = Displacement()
    guard displacement.agrees(old, new) else { return nil }
    return displacement.vector ?? .zero
  }

  /// Rounding when places are added up is no difference.
  private static let tolerance = 1e-6

  private mutating func agrees(_ old: CGPoint, _ new: CGPoint) -> Bool {
    let difference = CGSize(width: new.x - old.x, height: new.y - old.y)
    guard let vector else {
      vector = difference
      return difference.width.isFinite && difference.height.isFinite
    }
    return abs(vector.width - difference.width) < Self.tolerance
      && abs(vector.height - difference.height) < Self.tolerance
  }

  private mutating func agrees(_ old: CGRect, _ new: CGRect) -> Bool {
    abs(old.width - new.width) < Self.tolerance && abs(old.height - new.height) < Self.tolerance
      && agrees(old.origin, new.origin)
  }

  // MARK: Items

  private mutating func agrees(_ old: DisplayItem, _ new: DisplayItem) -> Bool {
    switch (old, new) {
    case (.fill(let oldPath, let oldPaint, let oldStyle), .fill(let newPath, let newPaint, let newStyle)):
      oldStyle == newStyle && agrees(oldPath, newPath) && agrees(oldPaint, newPaint)
    case (.stroke(let oldPath, let oldPaint, let oldStyle), .stroke(let newPath, let newPaint, let newStyle)):
      oldStyle == newStyle && agrees(oldPath, newPath) && agrees(oldPaint, newPaint)
    case (.text(let oldLayout, let oldPoint, let oldPaints), .text(let newLayout, let newPoint, let newPaints)):
      oldLayout as AnyObject === newLayout as AnyObject && agrees(oldPoint, newPoint) && agrees(oldPaints, newPaints)
    case (.image(let oldImage), .image(let newImage)):
      agrees(oldImage, newImage)
    case (.group(let oldGroup), .group(let newGroup)):
      agrees(oldGroup, newGroup)
    default:
      false
    }
  }

  private mutating func agrees(_ old: [DisplayItem], _ new: [DisplayItem]) -> Bool {
    guard old.count == new.count else { return false }
    for index in old.indices where !agrees(old[index], new[index]) { return false }
    return true
  }

  private mutating func agrees(_ old: DisplayImage, _ new: DisplayImage) -> Bool {
    guard old.bitmap === new.bitmap, old.source == new.source, old.tile == new.tile,
      old.interpolation == new.interpolation, old.isAntialiased == new.isAntialiased
    else { return false }
    switch (old.tint, new.tint) {
    case (nil, nil): return agrees(old.frame, new.frame)
    case (let oldTint?, let newTint?): return agrees(old.frame, new.frame) && agrees(oldTint, newTint)
    default: return false
    }
  }

  private mutating func agrees(_ old: DisplayGroup, _ new: DisplayGroup) -> Bool {
    guard old.opacity == new.opacity, (old.clip == nil) == (new.clip == nil) else { return false }
    if old.transform.isIdentity, new.transform.isIdentity { return contentAgrees(old, new) }
    guard old.transform.a == new.transform.a, old.transform.b == new.transform.b,
      old.transform.c == new.transform.c, old.transform.d == new.transform.d,
      agrees(
        CGPoint(x: old.transform.tx, y: old.transform.ty), CGPoint(x: new.transform.tx, y: new.transform.ty))
    else { return false }
    var inner = Displacement(vector: .zero)
    return inner.contentAgrees(old, new)
  }

  private mutating func contentAgrees(_ old: DisplayGroup, _ new: DisplayGroup) -> Bool {
    if let oldClip = old.clip, let newClip = new.clip {
      guard oldClip.style == newClip.style, agrees(oldClip.path, newClip.path) else { return false }
    }
    return agrees(old.effect, new.effect) && agrees(old.items, new.items)
  }

  private mutating func agrees(_ old: DisplayEffect?, _ new: DisplayEffect?) -> Bool {
    switch (old, new) {
    case (nil, nil), (.flatten, .flatten):
      true
    case (.blur(let oldRadius, let oldOpaque), .blur(let newRadius, let newOpaque)):
      oldRadius == newRadius && oldOpaque == newOpaque
    case (.shadow(let oldColor, let oldRadius, let oldOffset), .shadow(let newColor, let newRadius, let newOffset)):
      oldColor == newColor && oldRadius == newRadius && oldOffset == newOffset
    case (.colors(let oldMatrix), .colors(let newMatrix)):
      oldMatrix == newMatrix
    case (.mask(let oldMask), .mask(let newMask)):
      agrees(oldMask, newMask)
    case (.projection(let oldProjection), .projection(let newProjection)):
      oldProjection == newProjection
    case (.blend(let oldMode), .blend(let newMode)):
      oldMode == newMode
    case (.backdrop(let oldRadius, let oldSaturation), .backdrop(let newRadius, let newSaturation)):
      oldRadius == newRadius && oldSaturation == newSaturation
    case (.shader(let oldCall, let oldUse), .shader(let newCall, let newUse)):
      oldUse == newUse && agrees(oldCall, newCall)
    default:
      false
    }
  }

  // MARK: Paths and paints

  private mutating func agrees(_ old: Path, _ new: Path) -> Bool {
    switch (old.storage, new.storage) {
    case (.empty, .empty): return true
    case (.rect(let oldRect), .rect(let newRect)), (.ellipse(let oldRect), .ellipse(let newRect)):
      return agrees(oldRect, newRect)
    case (
      .roundedRect(let oldRect, let oldCorner, let oldStyle), .roundedRect(let newRect, let newCorner, let newStyle)
    ):
      return oldCorner == newCorner && oldStyle == newStyle && agrees(oldRect, newRect)
    case (.elements(let oldElements), .elements(let newElements)):
      guard oldElements.count == newElements.count else { return false }
      for index in oldElements.indices where !agrees(oldElements[index], newElements[index]) { return false }
      return true
    default:
      return false
    }
  }

  private mutating func agrees(_ old: Path.Element, _ new: Path.Element) -> Bool {
    switch (old, new) {
    case (.move(let oldPoint), .move(let newPoint)), (.line(let oldPoint), .line(let newPoint)):
      agrees(oldPoint, newPoint)
    case (.quadCurve(let oldPoint, let oldControl), .quadCurve(let newPoint, let newControl)):
      agrees(oldPoint, newPoint) && agrees(oldControl, newControl)
    case (.curve(let oldPoint, let oldFirst, let oldSecond), .curve(let newPoint, let newFirst, let newSecond)):
      agrees(oldPoint, newPoint) && agrees(oldFirst, newFirst) && agrees(oldSecond, newSecond)
    case (.closeSubpath, .closeSubpath):
      true
    default:
      false
    }
  }

  private mutating func agrees(_ old: [TextPaint], _ new: [TextPaint]) -> Bool {
    guard old.count == new.count else { return false }
    for index in old.indices {
      guard old[index].foreground == new[index].foreground, agrees(old[index].paint, new[index].paint) else {
        return false
      }
    }
    return true
  }

  private mutating func agrees(_ old: Paint, _ new: Paint) -> Bool {
    switch (old, new) {
    case (.color(let oldColor), .color(let newColor)):
      oldColor == newColor
    case (
      .linearGradient(let oldStops, let oldStart, let oldEnd), .linearGradient(let newStops, let newStart, let newEnd)
    ):
      oldStops == newStops && agrees(oldStart, newStart) && agrees(oldEnd, newEnd)
    case (
      .radialGradient(let oldStops, let oldCenter, let oldStart, let oldEnd),
      .radialGradient(let newStops, let newCenter, let newStart, let newEnd)
    ):
      oldStops == newStops && oldStart == newStart && oldEnd == newEnd && agrees(oldCenter, newCenter)
    case (
      .angularGradient(let oldStops, let oldCenter, let oldStart, let oldEnd),
      .angularGradient(let newStops, let newCenter, let newStart, let newEnd)
    ):
      oldStops == newStops && oldStart == newStart && oldEnd == newEnd && agrees(oldCenter, newCenter)
    case (
      .ellipticalGradient(let oldStops, let oldCenter, let oldRadii, let oldStart, let oldEnd),
      .ellipticalGradient(let newStops, let newCenter, let newRadii, let newStart, let newEnd)
    ):
      oldStops == newStops && oldRadii == newRadii && oldStart == newStart && oldEnd == newEnd
        && agrees(oldCenter, newCenter)
    case (.mesh(let oldMesh), .mesh(let newMesh)):
      agrees(oldMesh, newMesh)
    case (.shadowed(let oldBase, let oldShadow), .shadowed(let newBase, let newShadow)):
      oldShadow == newShadow && agrees(oldBase, newBase)
    case (.shader(let oldCall), .shader(let newCall)):
      agrees(oldCall, newCall)
    case (.tile, .tile), (.backdrop, .backdrop):
      old == new && agrees(CGPoint.zero, CGPoint.zero)
    default:
      false
    }
  }

  private mutating func agrees(_ old: ShaderCall, _ new: ShaderCall) -> Bool {
    old.isSame(as: new) && agrees(old.bounds, new.bounds) && agrees(old.origin, new.origin)
  }

  private mutating func agrees(_ old: MeshPaint, _ new: MeshPaint) -> Bool {
    guard old.handles == nil, new.handles == nil, old.points.count == new.points.count else { return old == new }
    var moved = old
    moved.points = new.points
    guard moved == new else { return false }
    for index in old.points.indices where !agrees(old.points[index], new.points[index]) { return false }
    return true
  }
}
#endif
