import Foundation

nonisolated extension Image {
  /// A picture that a function draws, again in each size and appearance.
  ///
  /// - Parameters:
  ///   - size: its own size, in points.
  /// - label: its accessibility label; nil for none.
  ///   - opaque: whether the function covers all of it: what is not covered is then black.
  ///   - colorMode: how exactly colors are worked out. Here they are always worked out in sRGB.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    let drawing = ImageDrawing(size: size) { bounds, environment in
      guard let engine = environment.images.textEngine else { return [] }
      let recording = CanvasRecording(environment: environment, textEngine: engine, bounds: bounds)
      if opaque { recording.items = [.fill(Path(bounds), .color(.black), FillStyle())] }
      var context = GraphicsContext(recording)
      renderer(&context)
      return recording.drawing
    }
    self.init(.drawing(drawing), label: label.map(Label.text) ?? .none)
  }
}
