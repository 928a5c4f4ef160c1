import Foundation

/// A filter with properties for its inputs. It stands for all filters: a program sees those properties that its filter has.
final class BuiltInFilter: CIFilter, CISepiaTone, CIColorInvert, CIColorMonochrome, CIColorControls, CIExposureAdjust,
  CIGammaAdjust, CIHueAdjust, CIVibrance, CIColorPosterize, CIFalseColor, CIWhitePointAdjust, CIColorMatrix,
  CIMaskToAlpha, CIPhotoEffect, CIGaussianBlur, CIBoxBlur, CIUnsharpMask, CISharpenLuminance, CIBloom, CIPixellate,
  CICrystallize, CIEdges, CIVignette, CITwirlDistortion, CICompositeOperation, CIBlendWithMask, CILanczosScaleTransform,
  CIQRCodeGenerator, CICode128BarcodeGenerator, CIColorThreshold, CIMorphologyMaximum, CIMorphologyMinimum,
  CIMorphologyGradient
{
  convenience init(builtIn name: String) {
    guard let definition = FilterDefinition.all[name] else { preconditionFailure("There is no filter \(name).") }
    self.init(definition)
  }

  var intensity: Float {
    get { inputs.float("inputIntensity") }
    set { setValue(newValue, forKey: "inputIntensity") }
  }

  var saturation: Float {
    get { inputs.float("inputSaturation") }
    set { setValue(newValue, forKey: "inputSaturation") }
  }

  var brightness: Float {
    get { inputs.float("inputBrightness") }
    set { setValue(newValue, forKey: "inputBrightness") }
  }

  var contrast: Float {
    get { inputs.float("inputContrast") }
    set { setValue(newValue, forKey: "inputContrast") }
  }

  var ev: Float {
    get { inputs.float("inputEV") }
    set { setValue(newValue, forKey: "inputEV") }
  }

  var power: Float {
    get { inputs.float("inputPower") }
    set { setValue(newValue, forKey: "inputPower") }
  }

  var angle: Float {
    get { inputs.float("inputAngle") }
    set { setValue(newValue, forKey: "inputAngle") }
  }

  var amount: Float {
    get { inputs.float("inputAmount") }
    set { setValue(newValue, forKey: "inputAmount") }
  }

  var levels: Float {
    get { inputs.float("inputLevels") }
    set { setValue(newValue, forKey: "inputLevels") }
  }

  var radius: Float {
    get { inputs.float("inputRadius") }
    set { setValue(newValue, forKey: "inputRadius") }
  }

  var threshold: Float {
    get { inputs.float("inputThreshold") }
    set { setValue(newValue, forKey: "inputThreshold") }
  }

  var sharpness: Float {
    get { inputs.float("inputSharpness") }
    set { setValue(newValue, forKey: "inputSharpness") }
  }

  var scale: Float {
    get { inputs.float("inputScale") }
    set { setValue(newValue, forKey: "inputScale") }
  }

  var aspectRatio: Float {
    get { inputs.float("inputAspectRatio") }
    set { setValue(newValue, forKey: "inputAspectRatio") }
  }

  var quietSpace: Float {
    get { inputs.float("inputQuietSpace") }
    set { setValue(newValue, forKey: "inputQuietSpace") }
  }

  var barcodeHeight: Float {
    get { inputs.float("inputBarcodeHeight") }
    set { setValue(newValue, forKey: "inputBarcodeHeight") }
  }

  var inputImage: CIImage? {
    get { inputs.image("inputImage") }
    set { setValue(newValue, forKey: "inputImage") }
  }

  var backgroundImage: CIImage? {
    get { inputs.image("inputBackgroundImage") }
    set { setValue(newValue, forKey: "inputBackgroundImage") }
  }

  var maskImage: CIImage? {
    get { inputs.image("inputMaskImage") }
    set { setValue(newValue, forKey: "inputMaskImage") }
  }

  var color: CIColor {
    get { inputs.color("inputColor") }
    set { setValue(newValue, forKey: "inputColor") }
  }

  var color0: CIColor {
    get { inputs.color("inputColor0") }
    set { setValue(newValue, forKey: "inputColor0") }
  }

  var color1: CIColor {
    get { inputs.color("inputColor1") }
    set { setValue(newValue, forKey: "inputColor1") }
  }

  var center: CGPoint {
    get { inputs.point("inputCenter") }
    set { setValue(newValue, forKey: "inputCenter") }
  }

  var message: Data {
    get { inputs.data("inputMessage") ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }

  var correctionLevel: String {
    get { inputs.text("inputCorrectionLevel") }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }

  var rVector: CIVector {
    get { value(forKey: "inputRVector") as? CIVector ?? CIVector(values: []) }
    set { setValue(newValue, forKey: "inputRVector") }
  }

  var gVector: CIVector {
    get { value(forKey: "inputGVector") as? CIVector ?? CIVector(values: []) }
    set { setValue(newValue, forKey: "inputGVector") }
  }

  var bVector: CIVector {
    get { value(forKey: "inputBVector") as? CIVector ?? CIVector(values: []) }
    set { setValue(newValue, forKey: "inputBVector") }
  }

  var aVector: CIVector {
    get { value(forKey: "inputAVector") as? CIVector ?? CIVector(values: []) }
    set { setValue(newValue, forKey: "inputAVector") }
  }

  var biasVector: CIVector {
    get { value(forKey: "inputBiasVector") as? CIVector ?? CIVector(values: []) }
    set { setValue(newValue, forKey: "inputBiasVector") }
  }
}
