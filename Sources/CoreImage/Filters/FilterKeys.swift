// The names of inputs of filters, as Core Image calls them.

public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputScaleKey = "inputScale"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputColorKey = "inputColor"
public let kCIInputEVKey = "inputEV"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputWidthKey = "inputWidth"
public let kCIInputAmountKey = "inputAmount"
public let kCIOutputImageKey = "outputImage"

public let kCIAttributeFilterName = "CIAttributeFilterName"
public let kCIAttributeDisplayName = "CIAttributeFilterDisplayName"
public let kCIAttributeDefault = "CIAttributeDefault"

/// The filters that blur.
public let kCICategoryBlur = "CICategoryBlur"
/// The filters that change colors.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// All filters.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
