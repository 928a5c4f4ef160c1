import Foundation

/// A shadow that is drawn otherwise than behind what casts it.
nonisolated struct CanvasShadow: Sendable {
  var color = Color.Resolved.clear
  var radius: CGFloat
  var offset: CGSize
  var blendMode: GraphicsContext.BlendMode
  var options: GraphicsContext.ShadowOptions

  init(radius: CGFloat, offset: CGSize, blendMode: GraphicsContext.BlendMode, options: GraphicsContext.ShadowOptions) {
    func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    self.radius = max(0, usable(radius))
    self.offset = CGSize(width: usable(offset.width), height: usable(offset.height))
    self.blendMode = blendMode
    self.options = options
  }

  /// The items with the shadow.
  ///
  /// - Parameter bounds: of the canvas.
  func applied(to items: [DisplayItem], in bounds: CGRect) -> [DisplayItem] {
    let shadow = shadow(of: items, in: bounds)
    if options.contains(.shadowOnly) { return shadow }
    return options.contains(.shadowAbove) ? items + shadow : shadow + items
  }

  private func shadow(of items: [DisplayItem], in bounds: CGRect) -> [DisplayItem] {
    let isInverted = options.contains(.invertsAlpha)
    var shadow = isInverted ? surroundings(of: items, in: bounds) : items
    shadow = [.group(DisplayGroup(effect: .colors(.silhouette(color)), items: shadow))]
    if radius > 0 { shadow = [.group(DisplayGroup(effect: .blur(radius: radius, isOpaque: false), items: shadow))] }
    let move = CGAffineTransform(translationX: offset.width, y: offset.height)
    if !move.isIdentity { shadow = [.group(DisplayGroup(transform: move, items: shadow))] }
    if isInverted { shadow = [.group(DisplayGroup(effect: .mask(items), items: shadow))] }
    if blendMode != .normal { shadow = [.group(DisplayGroup(effect: .blend(blendMode.drawn), items: shadow))] }
    return shadow
  }

  /// Everything that the items do not cover, as far as its shadow can be seen.
  private func surroundings(of items: [DisplayItem], in bounds: CGRect) -> [DisplayItem] {
    let reach = 3 * radius + max(abs(offset.width), abs(offset.height))
    let all = DisplayItem.fill(Path(bounds.insetBy(dx: -reach, dy: -reach)), .color(color), FillStyle())
    return [
      .group(
        DisplayGroup(
          effect: .flatten, items: [all, .group(DisplayGroup(effect: .blend(.destinationOut), items: items))]))
    ]
  }
}

extension ColorMatrix {
  /// One color, as opaque as what was there.
  nonisolated fileprivate static func silhouette(_ color: Color.Resolved) -> ColorMatrix {
    var matrix = ColorMatrix()
    matrix.red = Row(constant: Double(color.red))
    matrix.green = Row(constant: Double(color.green))
    matrix.blue = Row(constant: Double(color.blue))
    matrix.opacity = Row(opacity: Double(color.opacity))
    return matrix
  }
}
