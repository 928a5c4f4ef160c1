/// What a program reads while it runs, besides the place and the color of each pixel.
package struct ShaderResources: Sendable {
  /// The numbers of the arguments, in order.
  package var numbers: [Float] = []
  /// What pointers lead to, in words of 32 bits.
  package var buffers: [[UInt32]] = []
  package var pictures: [ShaderPicture] = []
  /// What is changed; nil for a fill.
  package var layer: ShaderPicture?
  /// From the function's coordinates to pixels of the layer.
  package var toLayer = ShaderMapping()

  package init() {}

  @inline(__always)
  func layerColor(at x: Float, _ y: Float) -> SIMD4<Float> {
    guard let layer else { return .zero }
    let (pixelX, pixelY) = toLayer.image(of: x, y)
    return layer.color(at: pixelX, pixelY)
  }
}
