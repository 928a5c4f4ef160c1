nonisolated extension DisplayItem {
  /// The item; in a group that blends it if its paint asks for that (J407).
  ///
  /// A text is blended as one: by the first mode that one of its parts has.
  var blended: DisplayItem {
    switch self {
    case .fill(let path, let paint, let style):
      guard let (mode, base) = paint.blending else { return self }
      return Self.blended(.fill(path, base, style), mode)
    case .stroke(let path, let paint, let style):
      guard let (mode, base) = paint.blending else { return self }
      return Self.blended(.stroke(path, base, style), mode)
    case .text(let layout, let point, let paints):
      guard let (mode, _) = paints.lazy.compactMap(\.paint.blending).first else { return self }
      let bare = paints.map { TextPaint(foreground: $0.foreground, paint: $0.paint.blending?.base ?? $0.paint) }
      return Self.blended(.text(layout, at: point, paints: bare), mode)
    case .image, .group:
      return self
    }
  }

  private static func blended(_ item: DisplayItem, _ mode: CGBlendMode) -> DisplayItem {
    mode == .normal ? item : .group(DisplayGroup(effect: .blend(mode), items: [item]))
  }
}

nonisolated extension Paint {
  /// How the paint is mixed with what lies below, and the paint without that; nil for one that only covers it.
  fileprivate var blending: (mode: CGBlendMode, base: Paint)? {
    switch self {
    case .blended(let paint, let mode):
      return (mode, paint.blending?.base ?? paint)
    case .shadowed(let paint, let shadow):
      guard let (mode, base) = paint.blending else { return nil }
      return (mode, .shadowed(base, shadow))
    default:
      return nil
    }
  }
}
