import Foundation

/// What a frame shows: drawing instructions in painter's order.
///
/// The engine produces one display list; every host draws the same one, so a test, a preview and a
/// window cannot disagree.
package struct DisplayList {
  package var items: [DisplayItem]

  package init(items: [DisplayItem] = []) {
    self.items = items
  }
}

/// One drawing instruction, in points, with y growing downward.
nonisolated package enum DisplayItem {
  /// The inside of a path.
  case fill(Path, Paint, FillStyle)
  /// The outline of a path.
  case stroke(Path, Paint, StrokeStyle)
  /// Laid-out text with its top-left corner at a point, and what those of its parts are painted with that have no
  /// plain color.
  case text(any DrawnText, at: CGPoint, paints: [TextPaint] = [])
  /// A picture made of pixels.
  case image(DisplayImage)
  /// Items that share a transform, a clip, an effect or an opacity.
  case group(DisplayGroup)
}

/// Items drawn together: first moved by `transform`, then changed by `effect`, cut by `clip` and blended with
/// `opacity`.
///
/// `clip` and `effect` are in the group's own coordinates, that is, inside `transform`.
nonisolated package struct DisplayGroup {
  package var transform: CGAffineTransform
  package var clip: Clip?
  package var effect: DisplayEffect?
  /// 0 draws nothing, 1 draws the items as they are. Below 1 the items are blended as one picture.
  package var opacity: Double
  package var items: [DisplayItem]

  package struct Clip {
    package var path: Path
    package var style: FillStyle

    package init(path: Path, style: FillStyle = FillStyle()) {
      self.path = path
      self.style = style
    }
  }

  package init(
    transform: CGAffineTransform = .identity, clip: Clip? = nil, effect: DisplayEffect? = nil, opacity: Double = 1,
    items: [DisplayItem]
  ) {
    self.transform = transform
    self.clip = clip
    self.effect = effect
    self.opacity = opacity
    self.items = items
  }
}
