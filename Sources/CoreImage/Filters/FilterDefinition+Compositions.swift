import Foundation
import SwiftUI

extension FilterDefinition {
  static let compositions: [FilterDefinition] = [
    composition("CISourceOverCompositing") { front, back in front + back * (1 - front.w) },
    composition("CIMultiplyCompositing") { front, back in front * back },
    composition("CIAdditionCompositing") { front, back in
      let sum = front + back
      return SIMD4(sum.x, sum.y, sum.z, min(sum.w, 1))
    },
    composition("CISourceInCompositing") { front, back in front * back.w },
    composition("CISourceOutCompositing") { front, back in front * (1 - back.w) },
    composition("CISourceAtopCompositing") { front, back in front * back.w + back * (1 - front.w) },
    composition("CIMinimumCompositing") { front, back in pointwiseMin(front, back) },
    composition("CIMaximumCompositing") { front, back in pointwiseMax(front, back) },
    .ofImage("CIBlendWithMask", [kCIInputBackgroundImageKey: nil, kCIInputMaskImageKey: nil]) { image, inputs in
      let back = inputs.image(kCIInputBackgroundImageKey) ?? .clear
      guard let mask = inputs.image(kCIInputMaskImageKey) else { return image }
      let shown = image.combined(with: mask) { pixel, mask in
        pixel * min(max(SIMD3(mask.x, mask.y, mask.z).luminance, 0), 1)
      }
      let hidden = back.combined(with: mask) { pixel, mask in
        pixel * (1 - min(max(SIMD3(mask.x, mask.y, mask.z).luminance, 0), 1))
      }
      return shown.combined(with: hidden) { $0 + $1 }
    },
    .ofImage("CICrop", ["inputRectangle": nil]) { image, inputs in image.cropped(to: inputs.rect("inputRectangle")) },
    .ofImage("CIAffineTransform", [kCIInputTransformKey: CGAffineTransform.identity]) { image, inputs in
      image.transformed(by: inputs.transform(kCIInputTransformKey))
    },
    .ofImage("CIAffineClamp", [kCIInputTransformKey: CGAffineTransform.identity]) { image, inputs in
      image.transformed(by: inputs.transform(kCIInputTransformKey)).clampedToExtent()
    },
    .ofImage("CILanczosScaleTransform", [kCIInputScaleKey: 1.0, kCIInputAspectRatioKey: 1.0]) { image, inputs in
      let scale = inputs.number(kCIInputScaleKey)
      return image.transformed(by: CGAffineTransform(scaleX: scale * inputs.number(kCIInputAspectRatioKey), y: scale))
    },
  ]

  static func composition(
    _ name: String, _ combine: @escaping @Sendable (PixelPlane.Pixel, PixelPlane.Pixel) -> PixelPlane.Pixel
  ) -> FilterDefinition {
    .ofImage(name, [kCIInputBackgroundImageKey: nil]) { image, inputs in
      image.combined(with: inputs.image(kCIInputBackgroundImageKey) ?? .clear.cropped(to: image.pixelExtent), combine)
    }
  }
}
