import Foundation

/// A picture that a function draws.
nonisolated final class ImageDrawing: @unchecked Sendable {
  // Sendable: the function is called on the engine's thread only.
  /// Points.
  let size: CGSize
  private let isOpaque: Bool
  private let renderer: (inout GraphicsContext) -> Void

  init(size: CGSize, isOpaque: Bool, renderer: @escaping (inout GraphicsContext) -> Void) {
    self.size = CGSize(width: Self.usable(size.width), height: Self.usable(size.height))
    self.isOpaque = isOpaque
    self.renderer = renderer
  }

  private static func usable(_ length: CGFloat) -> CGFloat {
    length.isFinite ? max(length, 0) : 0
  }

  /// What the function draws, stretched into a rectangle.
  func items(in frame: CGRect, _ environment: EnvironmentValues) -> [DisplayItem] {
    guard let engine = environment.fields.seldomValues.all.images.textEngine, size.width > 0, size.height > 0 else {
      return []
    }
    let bounds = CGRect(origin: .zero, size: size)
    let recording = CanvasRecording(environment: environment, textEngine: engine, bounds: bounds)
    if isOpaque { recording.items = [.fill(Path(bounds), .color(.black), FillStyle())] }
    var context = GraphicsContext(recording)
    renderer(&context)
    guard !recording.items.isEmpty else { return [] }
    let stretch = CGAffineTransform(
      a: frame.width / size.width, b: 0, c: 0, d: frame.height / size.height, tx: frame.minX, ty: frame.minY)
    return [
      .group(DisplayGroup(transform: stretch, clip: DisplayGroup.Clip(path: Path(bounds)), items: recording.items))
    ]
  }
}

nonisolated extension Image {
  /// A picture that a function draws, anew in each size and appearance.
  ///
  /// - Parameters:
  ///   - size: its own size, in points.
  ///   - label: what assistive technology says of it; nil for nothing.
  ///   - opaque: whether the function covers all of it: what is not covered is then black.
  ///   - colorMode: how exactly colours are worked out. Here they are always worked out in sRGB.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(
      .drawing(ImageDrawing(size: size, isOpaque: opaque, renderer: renderer)),
      label: label.map(Label.text) ?? .none)
  }
}
