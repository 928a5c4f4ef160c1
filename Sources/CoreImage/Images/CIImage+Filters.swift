import Foundation

extension CIImage {
  /// The output of a filter with this picture as its input.
  ///
  /// A filter that is not there is said once, and changes nothing.
  ///
  /// - Parameters:
  ///   - filterName: such as "CISepiaTone".
  ///   - params: its other inputs, by their keys.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? .empty()
  }

  /// The picture, softened.
  ///
  /// - Parameter sigma: the deviation of the bell curve, in pixels.
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }
}
