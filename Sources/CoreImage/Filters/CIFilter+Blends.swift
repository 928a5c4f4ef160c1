// Filters of two pictures, and those that look around a pixel, as `CoreImage.CIFilterBuiltins` has them.

extension CIFilter {
  /// The picture where there is one behind it.
  public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
    BuiltInFilter(builtIn: "CISourceInCompositing")
  }
  /// The picture where there is none behind it.
  public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
    BuiltInFilter(builtIn: "CISourceOutCompositing")
  }
  /// The picture in front of another one, where that is.
  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
    BuiltInFilter(builtIn: "CISourceAtopCompositing")
  }
  /// The smaller components of two pictures.
  public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
    BuiltInFilter(builtIn: "CIMinimumCompositing")
  }
  /// The larger components of two pictures.
  public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
    BuiltInFilter(builtIn: "CIMaximumCompositing")
  }
  /// Two pictures, multiplied.
  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltInFilter(builtIn: "CIMultiplyBlendMode")
  }
  /// Two pictures, whose darkness is multiplied.
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltInFilter(builtIn: "CIScreenBlendMode")
  }
  /// Multiplied where the picture behind is dark, and brighter where it is bright.
  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltInFilter(builtIn: "CIOverlayBlendMode")
  }
  /// The darker components of two pictures.
  public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltInFilter(builtIn: "CIDarkenBlendMode")
  }
  /// The brighter components of two pictures.
  public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltInFilter(builtIn: "CILightenBlendMode")
  }
  /// The picture behind, brighter where that in front is bright.
  public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltInFilter(builtIn: "CIColorDodgeBlendMode")
  }
  /// The picture behind, darker where that in front is dark.
  public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltInFilter(builtIn: "CIColorBurnBlendMode")
  }
  /// Darker or brighter, as by a soft light.
  public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltInFilter(builtIn: "CISoftLightBlendMode")
  }
  /// Darker or brighter, as by a hard light.
  public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltInFilter(builtIn: "CIHardLightBlendMode")
  }
  /// By how much two pictures differ.
  public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltInFilter(builtIn: "CIDifferenceBlendMode")
  }
  /// By how much two pictures differ, with less contrast.
  public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltInFilter(builtIn: "CIExclusionBlendMode")
  }
  /// Two pictures, added.
  public class func linearDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltInFilter(builtIn: "CILinearDodgeBlendMode")
  }
  /// Two pictures, added, less white.
  public class func linearBurnBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltInFilter(builtIn: "CILinearBurnBlendMode")
  }
  /// The picture behind less that in front.
  public class func subtractBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltInFilter(builtIn: "CISubtractBlendMode")
  }
  /// The picture behind divided by that in front.
  public class func divideBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltInFilter(builtIn: "CIDivideBlendMode")
  }
  /// The hue of the picture in front.
  public class func hueBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltInFilter(builtIn: "CIHueBlendMode")
  }
  /// The saturation of the picture in front.
  public class func saturationBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltInFilter(builtIn: "CISaturationBlendMode")
  }
  /// Hue and saturation of the picture in front.
  public class func colorBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltInFilter(builtIn: "CIColorBlendMode")
  }
  /// The brightness of the picture in front.
  public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltInFilter(builtIn: "CILuminosityBlendMode")
  }
  /// Components that are 0 or 1.
  public class func colorThreshold() -> any CIFilter & CIColorThreshold { BuiltInFilter(builtIn: "CIColorThreshold") }
  /// The largest components in a circle.
  public class func morphologyMaximum() -> any CIFilter & CIMorphologyMaximum {
    BuiltInFilter(builtIn: "CIMorphologyMaximum")
  }
  /// The smallest components in a circle.
  public class func morphologyMinimum() -> any CIFilter & CIMorphologyMinimum {
    BuiltInFilter(builtIn: "CIMorphologyMinimum")
  }
  /// By how much the largest and the smallest components in a circle differ.
  public class func morphologyGradient() -> any CIFilter & CIMorphologyGradient {
    BuiltInFilter(builtIn: "CIMorphologyGradient")
  }
}
