/// Something in the library of pictures.
public protocol PHObject: AnyObject, Sendable {
  /// What it is known by: the path in the folder of pictures.
  var localIdentifier: String { get }
}

/// Stands for a picture that is being added.
public final class PHObjectPlaceholder: PHObject {
  /// What the picture will be known by.
  public let localIdentifier: String

  init(_ localIdentifier: String) {
    self.localIdentifier = localIdentifier
  }
}
