import Foundation

extension SIMD3<Float> {
  /// How bright a linear color is.
  var luminance: Float { (self * SIMD3(0.2126, 0.7152, 0.0722)).sum() }

  func mixed(with other: SIMD3<Float>, _ part: Float) -> SIMD3<Float> {
    self + (other - self) * part
  }
}

extension FilterDefinition {
  static let colorFilters: [FilterDefinition] = [
    .ofColors("CISepiaTone", [kCIInputIntensityKey: 1.0]) { inputs in
      let part = inputs.float(kCIInputIntensityKey)
      return { color in
        let encoded = Gamma.encoded(color)
        // The brown that photographs had; the figures are those in common use for sepia.
        let sepia = SIMD3<Float>(
          (encoded * SIMD3(0.393, 0.769, 0.189)).sum(), (encoded * SIMD3(0.349, 0.686, 0.168)).sum(),
          (encoded * SIMD3(0.272, 0.534, 0.131)).sum())
        return Gamma.linear(encoded.mixed(with: sepia.clamped(lowerBound: .zero, upperBound: .one), part))
      }
    },
    .ofColors("CIColorInvert") { _ in { Gamma.linear(.one - Gamma.encoded($0)) } },
    .ofColors(
      "CIColorMonochrome", [kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3), kCIInputIntensityKey: 1.0]
    ) {
      inputs in
      let (tint, part) = (inputs.color().linear, inputs.float(kCIInputIntensityKey))
      return { $0.mixed(with: tint * $0.luminance, part) }
    },
    .ofColors(
      "CIColorControls", [kCIInputSaturationKey: 1.0, kCIInputBrightnessKey: 0.0, kCIInputContrastKey: 1.0]
    ) { inputs in
      let (saturation, contrast) = (inputs.float(kCIInputSaturationKey), inputs.float(kCIInputContrastKey))
      let brightness = inputs.float(kCIInputBrightnessKey)
      return { color in
        let gray = SIMD3(repeating: color.luminance)
        let encoded = Gamma.encoded(gray.mixed(with: color, saturation)) + brightness
        return Gamma.linear((encoded - 0.5) * contrast + 0.5)
      }
    },
    .ofColors("CIExposureAdjust", [kCIInputEVKey: 0.0]) { inputs in
      let factor = exp2f(min(max(inputs.float(kCIInputEVKey), -30), 30))
      return { $0 * factor }
    },
    .ofColors("CIGammaAdjust", ["inputPower": 1.0]) { inputs in
      let power = inputs.float("inputPower")
      return { SIMD3(powf(max($0.x, 0), power), powf(max($0.y, 0), power), powf(max($0.z, 0), power)) }
    },
    .ofColors("CIHueAdjust", [kCIInputAngleKey: 0.0]) { inputs in
      let (cosine, sine) = (cosf(inputs.float(kCIInputAngleKey)), sinf(inputs.float(kCIInputAngleKey)))
      // Turns around the axis of the grays.
      let axis = SIMD3<Float>(repeating: 1 / Float(3).squareRoot())
      return { color in
        let cross = SIMD3(
          axis.y * color.z - axis.z * color.y, axis.z * color.x - axis.x * color.z,
          axis.x * color.y - axis.y * color.x)
        return color * cosine + cross * sine + axis * (axis * color).sum() * (1 - cosine)
      }
    },
    .ofColors("CIVibrance", [kCIInputAmountKey: 0.0]) { inputs in
      let amount = inputs.float(kCIInputAmountKey)
      return { color in
        let chroma = color.max() - color.min()
        return SIMD3(repeating: color.luminance).mixed(with: color, 1 + amount * (1 - min(max(chroma, 0), 1)))
      }
    },
    .ofColors("CIColorPosterize", ["inputLevels": 6.0]) { inputs in
      let steps = max(inputs.float("inputLevels"), 2) - 1
      return { Gamma.linear((Gamma.encoded($0) * steps).rounded(.toNearestOrAwayFromZero) / steps) }
    },
    .ofColors(
      "CIFalseColor",
      ["inputColor0": CIColor(red: 0.3, green: 0, blue: 0), "inputColor1": CIColor(red: 1, green: 0.9, blue: 0.8)]
    ) { inputs in
      let (dark, bright) = (inputs.color("inputColor0").linear, inputs.color("inputColor1").linear)
      return { dark.mixed(with: bright, $0.luminance) }
    },
    .ofColors("CIWhitePointAdjust", [kCIInputColorKey: CIColor.white]) { inputs in
      let white = inputs.color().linear
      return { $0 * white }
    },
    .ofImage(
      "CIColorMatrix",
      [
        "inputRVector": CIVector(x: 1, y: 0, z: 0, w: 0), "inputGVector": CIVector(x: 0, y: 1, z: 0, w: 0),
        "inputBVector": CIVector(x: 0, y: 0, z: 1, w: 0), "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 1),
        "inputBiasVector": CIVector(x: 0, y: 0, z: 0, w: 0),
      ], colorMatrix),
    .ofImage("CIMaskToAlpha") { image, _ in
      image.with(
        image.plane.mapping { pixel in
          let alpha = min(max(SIMD3(pixel.x, pixel.y, pixel.z).luminance, 0), 1)
          return SIMD4(repeating: alpha)
        })
    },
  ]

  private static func colorMatrix(_ image: CIImage, _ inputs: FilterInputs) -> CIImage {
    let (red, green) = (inputs.vector("inputRVector"), inputs.vector("inputGVector"))
    let (blue, alpha) = (inputs.vector("inputBVector"), inputs.vector("inputAVector"))
    let bias = inputs.vector("inputBiasVector")
    return image.with(
      image.plane.mapping { pixel in
        let plain = pixel.w > 0 ? SIMD4(pixel.x / pixel.w, pixel.y / pixel.w, pixel.z / pixel.w, pixel.w) : .zero
        let new = SIMD4((plain * red).sum(), (plain * green).sum(), (plain * blue).sum(), (plain * alpha).sum()) + bias
        let opacity = min(max(new.w, 0), 1)
        return SIMD4(new.x * opacity, new.y * opacity, new.z * opacity, opacity)
      })
  }

  // MARK: Photographs

  /// Looks of photographs. Core Image does not say what they are made of: these are our own, by their names.
  static let photoEffects: [FilterDefinition] = [
    photoEffect("CIPhotoEffectMono") { encoded in gray(encoded, contrast: 1) },
    photoEffect("CIPhotoEffectNoir") { encoded in gray(encoded, contrast: 1.45) },
    photoEffect("CIPhotoEffectTonal") { encoded in gray(encoded, contrast: 0.8) },
    photoEffect("CIPhotoEffectChrome") { saturated($0, 1.3, contrast: 1.1) },
    photoEffect("CIPhotoEffectFade") { saturated($0, 0.7, contrast: 0.8) + 0.06 },
    photoEffect("CIPhotoEffectInstant") {
      saturated($0, 0.8, contrast: 0.9) * SIMD3(1.04, 1, 0.9) + SIMD3(0.03, 0.02, 0.02)
    },
    photoEffect("CIPhotoEffectProcess") {
      saturated($0, 0.9, contrast: 1.05) * SIMD3(0.93, 1, 1.04) + SIMD3(0, 0.01, 0.03)
    },
    photoEffect("CIPhotoEffectTransfer") {
      saturated($0, 0.9, contrast: 1) * SIMD3(1.05, 0.99, 0.88) + SIMD3(0.04, 0.02, 0)
    },
  ]

  /// - Parameter change: gets and makes values on the curve of sRGB.
  private static func photoEffect(
    _ name: String, _ change: @escaping @Sendable (SIMD3<Float>) -> SIMD3<Float>
  ) -> FilterDefinition {
    .ofColors(name) { _ in { Gamma.linear(change(Gamma.encoded($0)).clamped(lowerBound: .zero, upperBound: .one)) } }
  }

  private static func gray(_ encoded: SIMD3<Float>, contrast: Float) -> SIMD3<Float> {
    SIMD3(repeating: ((encoded * SIMD3(0.299, 0.587, 0.114)).sum() - 0.5) * contrast + 0.5)
  }

  private static func saturated(_ encoded: SIMD3<Float>, _ saturation: Float, contrast: Float) -> SIMD3<Float> {
    let gray = SIMD3(repeating: (encoded * SIMD3(0.299, 0.587, 0.114)).sum())
    return (gray.mixed(with: encoded, saturation) - 0.5) * contrast + 0.5
  }
}
