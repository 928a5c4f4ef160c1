import Foundation
import SwiftUI

/// A picture in a text (J89).
@MainActor @preconcurrency
open class NSTextAttachment: NSObject {
  /// The character that stands for a picture in the text.
  nonisolated public static let character = 0xFFFC

  /// The data of the picture.
  public let contents: Data?

  /// No picture.
  public override init() {
    contents = nil
    super.init()
  }

  /// A picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// A picture in a file that was read.
  ///
  /// - Parameters:
  ///   - contentData: the bytes of the file; nil for no picture.
  ///   - uti: its type. Files are recognized by their bytes, so it is not used.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    super.init()
    image = contentData.flatMap { UIImage(data: $0) }
  }

  /// The picture; nil for none.
  open var image: UIImage?

  /// Its size, in points, and how far its lower edge lies above the baseline; zero for the size of the picture, on the baseline.
  open var bounds = CGRect.zero

  /// The picture in the size in which it is shown; nil if there is none, or if its size is not possible.
  var shownImage: UIImage? {
    guard let image else { return nil }
    guard bounds.width > 0, bounds.height > 0, bounds.size != image.size else { return image }
    guard bounds.width <= Self.largestLength, bounds.height <= Self.largestLength else { return nil }
    return UIGraphicsImageRenderer(size: bounds.size).image { _ in
      image.draw(in: CGRect(origin: .zero, size: bounds.size))
    }
  }

  /// Larger pictures are not shown, in points.
  private static let largestLength: CGFloat = 4096
}

extension NSAttributedString {
  /// A text that is a picture alone.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

extension NSTextAttachment {
  /// The picture as a part of a text.
  var text: Text? {
    shownImage.map { Text(Image(uiImage: $0)).baselineOffset(bounds.minY.isFinite ? bounds.minY : 0) }
  }
}
