import TesseraCore

/// The phase of an image that is being loaded.
nonisolated public enum AsyncImagePhase: Sendable {
  /// Nothing yet.
  case empty
  /// The image is loaded.
  case success(Image)
  /// The image cannot be loaded, for a reason.
  case failure(any Error)

  /// The image, if it is loaded.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why the image cannot be loaded, if it cannot.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
