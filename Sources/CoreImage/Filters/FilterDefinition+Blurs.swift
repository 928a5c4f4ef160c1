import Foundation

extension FilterDefinition {
  static let blurs: [FilterDefinition] = [
    .ofImage("CIGaussianBlur", [kCIInputRadiusKey: 10.0]) { image, inputs in
      let sigma = min(max(inputs.number(kCIInputRadiusKey), 0), 500)
      return image.grown(by: sigma * 3) { $0.blurred(sigma: sigma, isClamped: $1) }
    },
    .ofImage("CIBoxBlur", [kCIInputRadiusKey: 10.0]) { image, inputs in
      let radius = min(max(inputs.number(kCIInputRadiusKey), 0), 500)
      return image.grown(by: radius) { $0.boxBlurred(radius: radius, isClamped: $1) }
    },
    .ofImage("CIUnsharpMask", [kCIInputRadiusKey: 2.5, kCIInputIntensityKey: 0.5]) { image, inputs in
      sharpened(image, sigma: inputs.number(kCIInputRadiusKey), inputs.float(kCIInputIntensityKey))
    },
    .ofImage("CISharpenLuminance", [kCIInputSharpnessKey: 0.4, kCIInputRadiusKey: 1.69]) { image, inputs in
      sharpened(image, sigma: inputs.number(kCIInputRadiusKey), inputs.float(kCIInputSharpnessKey))
    },
    .ofImage("CIBloom", [kCIInputRadiusKey: 10.0, kCIInputIntensityKey: 0.5]) { image, inputs in
      let sigma = min(max(inputs.number(kCIInputRadiusKey), 0), 500)
      let part = inputs.float(kCIInputIntensityKey)
      return image.grown(by: sigma * 3) { plane, isClamped in
        let soft = plane.blurred(sigma: sigma, isClamped: isClamped)
        return plane.combined(with: soft) { pixel, glow in
          // Light on light: what is bright stays below white.
          let added = pixel + glow * part - pixel * glow * part
          return SIMD4(added.x, added.y, added.z, min(max(added.w, 0), 1))
        }
      }
    },
  ]

  private static func sharpened(_ image: CIImage, sigma: Double, _ part: Float) -> CIImage {
    let soft = image.plane.blurred(sigma: min(max(sigma, 0), 500), isClamped: true)
    return image.with(
      image.plane.combined(with: soft) { pixel, soft in
        let sharp = pixel + (pixel - soft) * part
        return SIMD4(max(sharp.x, 0), max(sharp.y, 0), max(sharp.z, 0), pixel.w)
      })
  }
}

extension CIImage {
  /// The picture with room at its edges, for filters that reach beyond them. A border that goes on needs none.
  fileprivate func grown(by reach: Double, _ change: (PixelPlane, _ isClamped: Bool) -> PixelPlane) -> CIImage {
    guard surroundings == .clear else { return with(change(plane, true)) }
    let edge = Int(reach.rounded(.up))
    let rect = pixelExtent.insetBy(dx: -CGFloat(edge), dy: -CGFloat(edge))
    guard plane.width > 0, let larger = plane(in: rect) else { return self }
    return CIImage(change(larger, false), left: left - edge, bottom: bottom - edge, sampling: sampling)
  }
}

extension PixelPlane {
  /// Two planes of the same size, pixel by pixel.
  func combined(with other: PixelPlane, _ combine: (Pixel, Pixel) -> Pixel) -> PixelPlane {
    PixelPlane(width: width, height: height, pixels: zip(pixels, other.pixels).map(combine))
  }
}
