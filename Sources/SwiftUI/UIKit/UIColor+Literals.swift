import Foundation

// Colors and pictures as editors write them into code (J145).

/// What a `#colorLiteral` is where nothing else is asked for (J145).
public typealias _ColorLiteralType = UIColor

/// What an `#imageLiteral` is where nothing else is asked for (J145).
public typealias _ImageLiteralType = UIImage

nonisolated extension UIColor: _ExpressibleByColorLiteral {
  /// The color of a `#colorLiteral` (J145). Components from 0 to 1, in sRGB.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

nonisolated extension UIImage: _ExpressibleByImageLiteral {
  /// The picture of an `#imageLiteral`: one of the main bundle (J145). Nothing, with a warning, if it has none of that name.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(resource: ImageResource(name: name, bundle: .main))
  }
}
