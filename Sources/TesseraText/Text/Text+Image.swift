import Foundation

nonisolated extension Image: _TextConvertible {
  /// The image as if it was a character: a symbol in the size and the color of the text.
  public var _text: Text { Text(ImageContent(image: self)) }
}

/// An image in the place of characters.
final class ImageContent: TextContent, Equatable {
  private let image: Image

  init(image: Image) {
    self.image = image
  }

  func append(to resolver: inout TextResolver, style: TextStyle) {
    resolver.append(image, style: style)
  }

  static func == (left: ImageContent, right: ImageContent) -> Bool {
    left.image == right.image
  }
}
