// The names of inputs of filters, as Core Image calls them.

/// The picture.
public let kCIInputImageKey = "inputImage"
/// The picture behind it.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The mask.
public let kCIInputMaskImageKey = "inputMaskImage"
/// How much of the effect there is.
public let kCIInputIntensityKey = "inputIntensity"
/// A radius.
public let kCIInputRadiusKey = "inputRadius"
/// A size or a factor.
public let kCIInputScaleKey = "inputScale"
/// A factor of the width.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// A point.
public let kCIInputCenterKey = "inputCenter"
/// An angle, in radians.
public let kCIInputAngleKey = "inputAngle"
/// A color.
public let kCIInputColorKey = "inputColor"
/// Steps of light.
public let kCIInputEVKey = "inputEV"
/// The strength of colors.
public let kCIInputSaturationKey = "inputSaturation"
/// The brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The contrast.
public let kCIInputContrastKey = "inputContrast"
/// The sharpness.
public let kCIInputSharpnessKey = "inputSharpness"
/// A transform.
public let kCIInputTransformKey = "inputTransform"
/// A width.
public let kCIInputWidthKey = "inputWidth"
/// An amount.
public let kCIInputAmountKey = "inputAmount"
/// What the filter makes.
public let kCIOutputImageKey = "outputImage"

/// The name of a filter, among its attributes.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The name of a filter for users, among its attributes.
public let kCIAttributeDisplayName = "CIAttributeFilterDisplayName"
/// An input's own value, among its attributes.
public let kCIAttributeDefault = "CIAttributeDefault"

/// The filters that blur.
public let kCICategoryBlur = "CICategoryBlur"
/// The filters that change colors.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// All filters.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
