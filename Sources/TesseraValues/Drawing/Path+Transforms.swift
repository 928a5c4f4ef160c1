import Foundation

extension Path {
  /// The path with all its points moved by a transform.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    if let figure = storage.applying(upright: transform) { return Path(storage: figure) }
    return Path(elements: elements.map { $0.applying(transform) }.filter(\.isFinite))
  }

  /// The path moved by the given distances.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension Path.Storage {
  /// The same kind of figure, moved and scaled; nil if the transform makes another figure of it.
  ///
  /// Mirroring does, since it changes where the path begins and which way it goes.
  fileprivate func applying(upright transform: CGAffineTransform) -> Path.Storage? {
    guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else { return nil }
    func place(_ rect: CGRect) -> CGRect? {
      let placed = CGRect(origin: rect.origin.applying(transform), size: rect.size.applying(transform))
      return placed.isFinite ? placed : nil
    }
    switch self {
    case .empty:
      return .empty
    case .rect(let rect):
      return place(rect).map { .rect($0) }
    case .ellipse(let rect):
      return place(rect).map { .ellipse($0) }
    case .roundedRect(let rect, let cornerSize, let style):
      return place(rect).map { .roundedRect($0, cornerSize: cornerSize.applying(transform), style: style) }
    case .elements:
      return nil
    }
  }
}
