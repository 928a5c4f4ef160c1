import Foundation

/// What filters with properties for their inputs have in common.
public protocol CIFilterProtocol: AnyObject {
  /// What the filter makes; nil without the picture that it needs.
  var outputImage: CIImage? { get }
}

/// The inputs of the filter `CISepiaTone`.
public protocol CISepiaTone: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
  /// How much of the effect there is.
  var intensity: Float { get set }
}

/// The inputs of the filter `CIColorInvert`.
public protocol CIColorInvert: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
}

/// The inputs of the filter `CIColorMonochrome`.
public protocol CIColorMonochrome: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
  /// The color.
  var color: CIColor { get set }
  /// How much of the effect there is.
  var intensity: Float { get set }
}

/// The inputs of the filter `CIColorControls`.
public protocol CIColorControls: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
  /// How strong colors are; 1 leaves them.
  var saturation: Float { get set }
  /// What is added; 0 leaves it.
  var brightness: Float { get set }
  /// How far bright and dark are from each other; 1 leaves them.
  var contrast: Float { get set }
}

/// The inputs of the filter `CIExposureAdjust`.
public protocol CIExposureAdjust: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
  /// Steps by which the light doubles.
  var ev: Float { get set }
}

/// The inputs of the filter `CIGammaAdjust`.
public protocol CIGammaAdjust: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
  /// The exponent; 1 leaves colors.
  var power: Float { get set }
}

/// The inputs of the filter `CIHueAdjust`.
public protocol CIHueAdjust: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
  /// In radians.
  var angle: Float { get set }
}

/// The inputs of the filter `CIVibrance`.
public protocol CIVibrance: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
  /// How much weak colors gain.
  var amount: Float { get set }
}

/// The inputs of the filter `CIColorPosterize`.
public protocol CIColorPosterize: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
  /// How many steps each component has.
  var levels: Float { get set }
}

/// The inputs of the filter `CIFalseColor`.
public protocol CIFalseColor: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
  /// For what is dark.
  var color0: CIColor { get set }
  /// For what is bright.
  var color1: CIColor { get set }
}

/// The inputs of the filter `CIWhitePointAdjust`.
public protocol CIWhitePointAdjust: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
  /// The color.
  var color: CIColor { get set }
}

/// The inputs of the filter `CIColorMatrix`.
public protocol CIColorMatrix: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
  /// What the new red is made of.
  var rVector: CIVector { get set }
  /// What the new green is made of.
  var gVector: CIVector { get set }
  /// What the new blue is made of.
  var bVector: CIVector { get set }
  /// What the new alpha is made of.
  var aVector: CIVector { get set }
  /// What is added.
  var biasVector: CIVector { get set }
}

/// The inputs of the filter `CIMaskToAlpha`.
public protocol CIMaskToAlpha: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
}

/// The inputs of the looks of photographs.
public protocol CIPhotoEffect: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
}

/// The inputs of the filter `CIGaussianBlur`.
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
  /// In pixels; of a vignette in halves of the diagonal.
  var radius: Float { get set }
}

/// The inputs of the filter `CIBoxBlur`.
public protocol CIBoxBlur: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
  /// In pixels; of a vignette in halves of the diagonal.
  var radius: Float { get set }
}

/// The inputs of the filter `CIUnsharpMask`.
public protocol CIUnsharpMask: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
  /// In pixels; of a vignette in halves of the diagonal.
  var radius: Float { get set }
  /// How much of the effect there is.
  var intensity: Float { get set }
}

/// The inputs of the filter `CISharpenLuminance`.
public protocol CISharpenLuminance: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
  /// How much sharper it becomes.
  var sharpness: Float { get set }
  /// In pixels; of a vignette in halves of the diagonal.
  var radius: Float { get set }
}

/// The inputs of the filter `CIBloom`.
public protocol CIBloom: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
  /// In pixels; of a vignette in halves of the diagonal.
  var radius: Float { get set }
  /// How much of the effect there is.
  var intensity: Float { get set }
}

/// The inputs of the filter `CIPixellate`.
public protocol CIPixellate: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
  /// A point that stays, in pixels from the bottom left.
  var center: CGPoint { get set }
  /// The size of a square in pixels, or the factor of a size.
  var scale: Float { get set }
}

/// The inputs of the filter `CICrystallize`.
public protocol CICrystallize: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
  /// In pixels; of a vignette in halves of the diagonal.
  var radius: Float { get set }
  /// A point that stays, in pixels from the bottom left.
  var center: CGPoint { get set }
}

/// The inputs of the filter `CIEdges`.
public protocol CIEdges: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
  /// How much of the effect there is.
  var intensity: Float { get set }
}

/// The inputs of the filter `CIVignette`.
public protocol CIVignette: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
  /// How much of the effect there is.
  var intensity: Float { get set }
  /// In pixels; of a vignette in halves of the diagonal.
  var radius: Float { get set }
}

/// The inputs of the filter `CITwirlDistortion`.
public protocol CITwirlDistortion: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
  /// A point that stays, in pixels from the bottom left.
  var center: CGPoint { get set }
  /// In pixels; of a vignette in halves of the diagonal.
  var radius: Float { get set }
  /// In radians.
  var angle: Float { get set }
}

/// The inputs of filters that put two pictures together.
public protocol CICompositeOperation: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
  /// The picture behind it.
  var backgroundImage: CIImage? { get set }
}

/// The inputs of the filter `CIBlendWithMask`.
public protocol CIBlendWithMask: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
  /// The picture behind it.
  var backgroundImage: CIImage? { get set }
  /// White where the picture is seen.
  var maskImage: CIImage? { get set }
}

/// The inputs of the filter `CILanczosScaleTransform`.
public protocol CILanczosScaleTransform: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
  /// The size of a square in pixels, or the factor of a size.
  var scale: Float { get set }
  /// By how much more the width grows.
  var aspectRatio: Float { get set }
}

/// The inputs of the filter `CIQRCodeGenerator`.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// What the code says.
  var message: Data { get set }
  /// How much of the code may be lost: L, M, Q or H.
  var correctionLevel: String { get set }
}

/// The inputs of the filter `CICode128BarcodeGenerator`.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
  /// What the code says.
  var message: Data { get set }
  /// Light columns at each side.
  var quietSpace: Float { get set }
  /// In pixels.
  var barcodeHeight: Float { get set }
}

/// The inputs of the filter `CIColorThreshold`.
public protocol CIColorThreshold: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
  /// What a linear component must have to become 1.
  var threshold: Float { get set }
}

/// The inputs of the filter `CIMorphologyMaximum`.
public protocol CIMorphologyMaximum: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
  /// Of the circle, in pixels: 50 at most.
  var radius: Float { get set }
}

/// The inputs of the filter `CIMorphologyMinimum`.
public protocol CIMorphologyMinimum: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
  /// Of the circle, in pixels: 50 at most.
  var radius: Float { get set }
}

/// The inputs of the filter `CIMorphologyGradient`.
public protocol CIMorphologyGradient: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
  /// Of the circle, in pixels: 50 at most.
  var radius: Float { get set }
}
