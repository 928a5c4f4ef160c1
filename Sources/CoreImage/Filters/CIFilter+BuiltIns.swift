// Filters with properties for their inputs, as `CoreImage.CIFilterBuiltins` has them.

extension CIFilter {
  /// The brown of old photographs.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltInFilter(builtIn: "CISepiaTone") }
  /// The opposite colors.
  public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltInFilter(builtIn: "CIColorInvert") }
  /// Shades of one color.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    BuiltInFilter(builtIn: "CIColorMonochrome")
  }
  /// Saturation, brightness and contrast.
  public class func colorControls() -> any CIFilter & CIColorControls { BuiltInFilter(builtIn: "CIColorControls") }
  /// More or less light.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { BuiltInFilter(builtIn: "CIExposureAdjust") }
  /// Brighter or darker middle tones.
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { BuiltInFilter(builtIn: "CIGammaAdjust") }
  /// Other hues.
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltInFilter(builtIn: "CIHueAdjust") }
  /// Stronger weak colors.
  public class func vibrance() -> any CIFilter & CIVibrance { BuiltInFilter(builtIn: "CIVibrance") }
  /// Few steps of each component.
  public class func colorPosterize() -> any CIFilter & CIColorPosterize { BuiltInFilter(builtIn: "CIColorPosterize") }
  /// Two colors in the place of dark and bright.
  public class func falseColor() -> any CIFilter & CIFalseColor { BuiltInFilter(builtIn: "CIFalseColor") }
  /// Another color in the place of white.
  public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust {
    BuiltInFilter(builtIn: "CIWhitePointAdjust")
  }
  /// Components made of others.
  public class func colorMatrix() -> any CIFilter & CIColorMatrix { BuiltInFilter(builtIn: "CIColorMatrix") }
  /// Brightness becomes alpha.
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { BuiltInFilter(builtIn: "CIMaskToAlpha") }
  /// Black and white.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { BuiltInFilter(builtIn: "CIPhotoEffectMono") }
  /// Black and white with much contrast.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { BuiltInFilter(builtIn: "CIPhotoEffectNoir") }
  /// Black and white with little contrast.
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { BuiltInFilter(builtIn: "CIPhotoEffectTonal") }
  /// Stronger colors.
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
    BuiltInFilter(builtIn: "CIPhotoEffectChrome")
  }
  /// Weaker colors.
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { BuiltInFilter(builtIn: "CIPhotoEffectFade") }
  /// The colors of instant pictures.
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
    BuiltInFilter(builtIn: "CIPhotoEffectInstant")
  }
  /// Cool colors.
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
    BuiltInFilter(builtIn: "CIPhotoEffectProcess")
  }
  /// Warm colors.
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    BuiltInFilter(builtIn: "CIPhotoEffectTransfer")
  }
  /// Softened by a bell curve.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltInFilter(builtIn: "CIGaussianBlur") }
  /// Softened by the mean of a square.
  public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltInFilter(builtIn: "CIBoxBlur") }
  /// Sharper, by what a blur takes away.
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { BuiltInFilter(builtIn: "CIUnsharpMask") }
  /// Sharper.
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
    BuiltInFilter(builtIn: "CISharpenLuminance")
  }
  /// Light that spreads.
  public class func bloom() -> any CIFilter & CIBloom { BuiltInFilter(builtIn: "CIBloom") }
  /// Large squares.
  public class func pixellate() -> any CIFilter & CIPixellate { BuiltInFilter(builtIn: "CIPixellate") }
  /// Cells of one color.
  public class func crystallize() -> any CIFilter & CICrystallize { BuiltInFilter(builtIn: "CICrystallize") }
  /// Where colors differ.
  public class func edges() -> any CIFilter & CIEdges { BuiltInFilter(builtIn: "CIEdges") }
  /// Dark corners.
  public class func vignette() -> any CIFilter & CIVignette { BuiltInFilter(builtIn: "CIVignette") }
  /// Turned around a point.
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
    BuiltInFilter(builtIn: "CITwirlDistortion")
  }
  /// One picture in front of another.
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    BuiltInFilter(builtIn: "CISourceOverCompositing")
  }
  /// Two pictures, multiplied.
  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
    BuiltInFilter(builtIn: "CIMultiplyCompositing")
  }
  /// Two pictures, added.
  public class func additionCompositing() -> any CIFilter & CICompositeOperation {
    BuiltInFilter(builtIn: "CIAdditionCompositing")
  }
  /// Two pictures, by a mask.
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask { BuiltInFilter(builtIn: "CIBlendWithMask") }
  /// Another size.
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    BuiltInFilter(builtIn: "CILanczosScaleTransform")
  }
  /// A QR code.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    BuiltInFilter(builtIn: "CIQRCodeGenerator")
  }
  /// A bar code.
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    BuiltInFilter(builtIn: "CICode128BarcodeGenerator")
  }
}
