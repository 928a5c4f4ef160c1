import CoreImage

/// What can be done to a photo.
enum Look: String, CaseIterable, Identifiable {
  case plain, sepia, noir, vivid, blur, bloom, pixels, crystals, edges, vignette

  var id: Self { self }

  var title: String { rawValue.capitalized }

  /// The photo with this look, as large as before.
  ///
  /// - Parameter strength: from 0 to 1; looks without a strength leave it out.
  func applied(to photo: CIImage, strength: Double) -> CIImage {
    guard let filter = filter(strength: strength, longestSide: max(photo.extent.width, photo.extent.height)) else {
      return photo
    }
    // A photo whose border goes on stays opaque there under a blur.
    filter.setValue(photo.clampedToExtent(), forKey: kCIInputImageKey)
    return filter.outputImage?.cropped(to: photo.extent) ?? photo
  }

  private func filter(strength: Double, longestSide: Double) -> CIFilter? {
    switch self {
    case .plain: return nil
    case .noir: return CIFilter.photoEffectNoir()
    case .sepia:
      let filter = CIFilter.sepiaTone()
      filter.intensity = Float(strength)
      return filter
    case .vivid:
      let filter = CIFilter.colorControls()
      filter.saturation = Float(1 + strength)
      filter.contrast = Float(1 + strength / 4)
      return filter
    case .blur:
      let filter = CIFilter.gaussianBlur()
      filter.radius = Float(strength * longestSide / 30)
      return filter
    case .bloom:
      let filter = CIFilter.bloom()
      filter.intensity = Float(strength)
      return filter
    case .pixels:
      let filter = CIFilter.pixellate()
      filter.scale = Float(1 + strength * longestSide / 20)
      return filter
    case .crystals:
      let filter = CIFilter.crystallize()
      filter.radius = Float(1 + strength * longestSide / 25)
      return filter
    case .edges:
      let filter = CIFilter.edges()
      filter.intensity = Float(strength * 8)
      return filter
    case .vignette:
      let filter = CIFilter.vignette()
      filter.intensity = Float(strength)
      return filter
    }
  }
}
