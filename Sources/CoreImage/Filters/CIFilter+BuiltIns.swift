// Filters with properties for their inputs, as `CoreImage.CIFilterBuiltins` has them.

extension CIFilter {
  public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltInFilter(builtIn: "CISepiaTone") }
  public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltInFilter(builtIn: "CIColorInvert") }
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    BuiltInFilter(builtIn: "CIColorMonochrome")
  }
  public class func colorControls() -> any CIFilter & CIColorControls { BuiltInFilter(builtIn: "CIColorControls") }
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { BuiltInFilter(builtIn: "CIExposureAdjust") }
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { BuiltInFilter(builtIn: "CIGammaAdjust") }
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltInFilter(builtIn: "CIHueAdjust") }
  public class func vibrance() -> any CIFilter & CIVibrance { BuiltInFilter(builtIn: "CIVibrance") }
  public class func colorPosterize() -> any CIFilter & CIColorPosterize { BuiltInFilter(builtIn: "CIColorPosterize") }
  public class func falseColor() -> any CIFilter & CIFalseColor { BuiltInFilter(builtIn: "CIFalseColor") }
  public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust {
    BuiltInFilter(builtIn: "CIWhitePointAdjust")
  }
  public class func colorMatrix() -> any CIFilter & CIColorMatrix { BuiltInFilter(builtIn: "CIColorMatrix") }
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { BuiltInFilter(builtIn: "CIMaskToAlpha") }
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { BuiltInFilter(builtIn: "CIPhotoEffectMono") }
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { BuiltInFilter(builtIn: "CIPhotoEffectNoir") }
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { BuiltInFilter(builtIn: "CIPhotoEffectTonal") }
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
    BuiltInFilter(builtIn: "CIPhotoEffectChrome")
  }
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { BuiltInFilter(builtIn: "CIPhotoEffectFade") }
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
    BuiltInFilter(builtIn: "CIPhotoEffectInstant")
  }
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
    BuiltInFilter(builtIn: "CIPhotoEffectProcess")
  }
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    BuiltInFilter(builtIn: "CIPhotoEffectTransfer")
  }
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltInFilter(builtIn: "CIGaussianBlur") }
  public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltInFilter(builtIn: "CIBoxBlur") }
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { BuiltInFilter(builtIn: "CIUnsharpMask") }
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
    BuiltInFilter(builtIn: "CISharpenLuminance")
  }
  public class func bloom() -> any CIFilter & CIBloom { BuiltInFilter(builtIn: "CIBloom") }
  public class func pixellate() -> any CIFilter & CIPixellate { BuiltInFilter(builtIn: "CIPixellate") }
  public class func crystallize() -> any CIFilter & CICrystallize { BuiltInFilter(builtIn: "CICrystallize") }
  public class func edges() -> any CIFilter & CIEdges { BuiltInFilter(builtIn: "CIEdges") }
  public class func vignette() -> any CIFilter & CIVignette { BuiltInFilter(builtIn: "CIVignette") }
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
    BuiltInFilter(builtIn: "CITwirlDistortion")
  }
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    BuiltInFilter(builtIn: "CISourceOverCompositing")
  }
  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
    BuiltInFilter(builtIn: "CIMultiplyCompositing")
  }
  public class func additionCompositing() -> any CIFilter & CICompositeOperation {
    BuiltInFilter(builtIn: "CIAdditionCompositing")
  }
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask { BuiltInFilter(builtIn: "CIBlendWithMask") }
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    BuiltInFilter(builtIn: "CILanczosScaleTransform")
  }
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    BuiltInFilter(builtIn: "CIQRCodeGenerator")
  }
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    BuiltInFilter(builtIn: "CICode128BarcodeGenerator")
  }
}
