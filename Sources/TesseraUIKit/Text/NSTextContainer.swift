import Foundation
import SwiftUI

/// The area in which a text view lays out its text.
@MainActor @preconcurrency
open class NSTextContainer: NSObject {
  /// Is told of changes.
  var onChange: () -> Void = {}

  /// An area for text.
  ///
  /// - Parameter size: ignored; the area is that of the text view.
  public init(size: CGSize = .zero) {
    super.init()
  }

  /// The room at both ends of lines, in points; 0 for what is negative or no number.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet {
      if !(lineFragmentPadding.isFinite && lineFragmentPadding >= 0) { lineFragmentPadding = 0 }
      if lineFragmentPadding != oldValue { onChange() }
    }
  }

  /// How many lines of a text that is not edited are shown; 0 for all.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { onChange() } }
  }

  /// What of a line that is too long is left out, in a text that is not edited.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { onChange() } }
  }

  /// Whether the area is as wide as the text view. It always is here.
  open var widthTracksTextView = true

  /// Whether the area is as high as the text view. It always is here.
  open var heightTracksTextView = true
}
